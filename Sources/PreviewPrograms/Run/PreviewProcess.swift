import Foundation
import GridPressPlatform
import GridPressPreviews

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
    }

    struct Result {
        let end: End
        /// The numbers of the declaration and the preview that the program started last; `nil` before the first one.
        ///
        /// The number of the preview is `nil` if the program ended before it drew a preview of the declaration.
        let current: (declaration: Int, preview: Int?)?
        /// The first and the last messages of the program.
        let messages: [UInt8]
    }

    private let program: String
    private let folder: String
    private let limits: PreviewLimits
    /// The interval between checks of the memory, in seconds.
    private static let pause = 0.02
    /// The time for writing a trace, in seconds.
    private static let patience = 15.0

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
        let (output, messages) = (Pipe(), Pipe())
        // Without this, a program that ends early would end the writer of the pipe.
        try AtomicFile.write(JSONEncoder().encode(request), to: "request.json", in: request.folder)
        let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: request.folder + "/request.json"))
        process.standardInput = input
        process.standardOutput = output
        process.standardError = messages
        let inbox = EventInbox()
        let errors = MessageLog()
        process.terminationHandler = { _ in inbox.end() }
        try process.run()
        try input.close()
        let outputs = [
            Self.read(output) { inbox.add($0) },
            Self.read(messages) { errors.add($0) },
        ]

        var current: (declaration: Int, preview: Int?)?
        var isDone = false
        var end: End?
        var deadline = Date() + limits.seconds
        func take(_ events: [PreviewEvent]) {
            for event in events {
                if case .began(let declaration, let preview) = event {
                    current = (declaration, preview)
                    deadline = Date() + limits.seconds
                }
                if case .ended = event { isDone = true }
                onEvent(event)
            }
        }
        var killTime: Date?
        while !inbox.wait(Self.pause) {
            take(inbox.events())
            if let killTime {
                if Date() > killTime { Self.end(process) }
                continue
            }
            if Date() > deadline {
                end = .timeout
            } else if Self.memory(of: process.processIdentifier) > limits.memory {
                end = .memory
            } else {
                continue
            }
            // The program ends with a trace of its current code, if possible.
            killTime = Date() + Self.patience
            kill(process.processIdentifier, SIGTRAP)
        }
        // The processes that the program started end with it, so that they don't keep its output open.
        Self.end(process)
        for output in outputs { _ = output.wait(timeout: .now() + 2) }
        take(inbox.events())
        let isSignal = process.terminationReason == .uncaughtSignal
        return Result(
            end: isDone ? .done : end ?? .ended(status: process.terminationStatus, isSignal: isSignal),
            current: current,
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

    /// Ends a program and the processes that it started.
    private static func end(_ process: Process) {
        kill(-process.processIdentifier, SIGKILL)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Returns the memory that a process uses, in bytes; 0 if the system doesn't report it.
    private static func memory(of process: pid_t) -> UInt64 {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { UInt64($0) } ?? 0
        return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
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
