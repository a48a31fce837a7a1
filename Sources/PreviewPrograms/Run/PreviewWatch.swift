/// The state of a program that draws previews, from its start to its end.
///
/// The program draws previews until it reports its end, exceeds a limit, stops, or writes garbage into its channel.
/// Then it has a second to end by itself, for example with a trace. Its later events don't count, so the current
/// preview is the one that exceeded the limit.
struct PreviewWatch {
    typealias Instant = SuspendingClock.Instant

    /// The next action for the program.
    enum Action {
        case wait
        /// Request a trace of the current code.
        case trace
        /// End the program and the processes that it started.
        case end
    }

    private enum Phase {
        case drawing(until: Instant)
        case ending(until: Instant)
    }

    private let limits: PreviewLimits
    private var phase: Phase
    /// The reason why the program has to end; `nil` while it draws.
    private(set) var end: PreviewProcess.End?
    /// The preview that the program draws.
    private(set) var current: PreviewProcess.Current?

    /// The time that a program has to end by itself.
    private static let patience = Duration.seconds(1)
    /// The time for the trace of a program that crashed.
    private static let crashPatience = Duration.seconds(15)

    init(_ limits: PreviewLimits, at start: Instant) {
        self.limits = limits
        phase = .drawing(until: start + .seconds(limits.seconds))
    }

    /// Takes a line of the channel.
    ///
    /// - Returns: The event of the line; `nil` if it doesn't count.
    mutating func take(_ line: EventInbox.Line, at now: Instant) -> PreviewEvent? {
        guard case .drawing = phase else { return nil }
        switch line {
        case .garbage:
            finish(.garbage, at: now, patience: .zero)
            return nil
        case .event(let event):
            if case .began(let declaration, let preview) = event {
                current = PreviewProcess.Current(declaration: declaration, preview: preview)
                phase = .drawing(until: now + .seconds(limits.seconds))
            }
            if case .ended = event { finish(.done, at: now) }
            return event
        }
    }

    /// Returns the next action for a program that still runs.
    ///
    /// - Parameters:
    ///   - now: The current time.
    ///   - memory: The memory of the program and of the processes that it started, in bytes.
    ///   - isStopped: Whether a signal stopped the program.
    ///   - isTraced: Whether a process writes a trace of the program.
    mutating func action(at now: Instant, memory: UInt64, isStopped: Bool, isTraced: Bool) -> Action {
        switch phase {
        case .ending(let end): return now < end ? .wait : .end
        case .drawing(let end):
            if isStopped {
                finish(.stopped, at: now, patience: .zero)
                return .end
            }
            if isTraced {
                phase = .ending(until: now + Self.crashPatience)
                return .wait
            }
            guard memory > limits.memory || now > end else { return .wait }
            finish(memory > limits.memory ? .memory : .timeout, at: now)
            return .trace
        }
    }

    private mutating func finish(_ end: PreviewProcess.End, at now: Instant, patience: Duration = patience) {
        self.end = end
        phase = .ending(until: now + patience)
    }
}
