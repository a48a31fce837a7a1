/// A process of a program with previews, watched from its start to its end.
final class PreviewProcess: Sendable {
    /// The reason why a process ended.
    enum End: Equatable {
        /// All previews are drawn.
        case done
        /// The program ended without drawing all previews.
        case ended(status: Int32, isSignal: Bool)
        /// A preview took too long.
        case timeout
        /// The program took too much memory.
        case memory
        /// A signal stopped the program.
        case stopped
        /// Code of a preview wrote into the channel of events.
        case garbage
    }

    /// The preview that a program draws.
    struct Current: Equatable {
        let declaration: Int
        /// The number of the preview; `nil` if the program hasn't drawn a preview of the declaration.
        let preview: Int?
    }

    struct Result {
        let end: End
        /// The preview that ended the program; `nil` before the first one.
        let current: Current?
        /// The first and the last messages of the program.
        let messages: [UInt8]
    }

    private let program: String
    private let folder: String
    private let limits: PreviewLimits
    /// The interval between checks of the limits.
    private static let pause = Duration.milliseconds(20)

    init(_ program: String, in folder: String, limits: PreviewLimits) {
        self.program = program
        self.folder = folder
        self.limits = limits
    }

    /// Runs the program until it ends or exceeds its limits.
    ///
    /// - Parameter onEvent: A closure that is called for each event of the program.
    func run(_ request: PreviewRequest, onEvent: (PreviewEvent) -> Void) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.environment = Self.environment
        var channel = EventReader(token: request.token)
        let messages = Pipe()
        // Without this, a program that ends early would end the writer of the pipe.
        try AtomicFile.write(JSONEncoder().encode(request), to: "request.json", in: request.folder)
        let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: request.folder + "/request.json"))
        process.standardInput = input
        process.standardOutput = channel.output
        process.standardError = messages
        let errors = MessageLog()
        ChildProcesses.adoptOrphans()
        try ChildProcesses.start(process)
        try input.close()
        let endOfMessages = Self.read(messages) { errors.add($0) }

        let clock = SuspendingClock()
        var watch = PreviewWatch(limits, at: clock.now)
        var nextCheck = clock.now
        let processes = ProgramProcesses(of: process.processIdentifier)
        func takeEvents() {
            for line in channel.lines() {
                if let event = watch.take(line, at: clock.now) { onEvent(event) }
            }
        }
        while process.isRunning {
            channel.wait(milliseconds: 20)
            let now = clock.now
            takeEvents()
            if now < nextCheck, !channel.isAtEnd { continue }
            nextCheck = now + Self.pause
            let table = ProcessTable()
            let program = table[process.processIdentifier]
            // `Process` waits for processes that have the open files of the program. Only Linux has a table.
            #if os(Linux)
                if program?.isEnded ?? true { break }
            #endif
            // After a limit, only the program continues.
            if watch.end != nil { processes.killOthers(in: table) }
            let memory = watch.end == nil ? processes.memory(in: table, limit: limits.memory) : 0
            // The program wrote these events before it stopped, crashed or exceeded a limit.
            takeEvents()
            let action = watch.action(
                at: now,
                memory: memory,
                isStopped: program?.isStopped ?? false,
                isTraced: processes.isTraced(in: table)
            )
            switch action {
            case .wait: continue
            case .trace:
                processes.killOthers(in: ProcessTable())
                kill(process.processIdentifier, SIGTRAP)
            case .end: processes.end()
            }
        }
        processes.end()
        let status = ChildProcesses.waitForEnd(of: process)
        _ = endOfMessages.wait(timeout: .now() + 2)
        takeEvents()
        return Result(
            end: watch.end ?? .ended(status: status.number, isSignal: status.isSignal),
            current: watch.current,
            messages: errors.bytes
        )
    }

    /// The environment variables of the program.
    ///
    /// They enable a trace of the crashed thread without interaction.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=64,top=4,sanitize=no"
        return environment
    }

    /// Reads a pipe on a thread.
    ///
    /// The returned semaphore is signaled at the end of the output.
    private static func read(_ pipe: Pipe, _ add: @escaping @Sendable ([UInt8]) -> Void) -> DispatchSemaphore {
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { add(Array(data)) }
            end.signal()
        }
        return end
    }
}
