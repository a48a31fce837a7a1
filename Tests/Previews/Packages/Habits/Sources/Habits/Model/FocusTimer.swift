import Combine
import Foundation

/// A timer for a session of work.
@MainActor
public final class FocusTimer: ObservableObject {
    /// The seconds that have passed.
    @Published public private(set) var elapsed: TimeInterval
    /// A Boolean value that says whether the timer runs.
    @Published public var isRunning = false

    /// The length of a session in seconds.
    public let length: TimeInterval

    private var cancellables: Set<AnyCancellable> = []

    /// A timer with the seconds that have passed.
    public init(length: TimeInterval = 25 * 60, elapsed: TimeInterval = 0) {
        self.length = length
        self.elapsed = elapsed
        $isRunning
            .removeDuplicates()
            .filter { $0 }
            .sink { [weak self] _ in self?.elapsed = min(self?.elapsed ?? 0, length) }
            .store(in: &cancellables)
    }

    /// The part of the session that has passed.
    public var fraction: Double { elapsed / length }

    /// The time that is left, as minutes and seconds.
    public var remaining: String {
        let seconds = Int(max(length - elapsed, 0))
        return String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }

    /// Starts a new session.
    public func reset() {
        elapsed = 0
        isRunning = false
    }
}
