import Foundation
import GridPressPlatform

/// A process that records snapshots.
///
/// It is started and waited for by the system's own calls: Foundation's `Process` may miss the end of one that is killed
/// just after it began, and then waits without an end.
final class RecordingProcess {
    private let process: pid_t

    /// Starts it, and waits until it is about to record so many snapshots, again and again, for ever by default.
    ///
    /// Where a step is named, it ends there as if it were killed.
    init(folder: String, name: String, count: Int, rounds: Int = 0, step: AtomicFile.Step? = nil) throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("record-snapshots").path
        let words = [program, folder, name, "\(count)", "\(rounds)"] + (step.map { [$0.rawValue] } ?? [])
        let output = Pipe()
        process = try Self.spawn(words, output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        _ = output.fileHandleForReading.availableData
    }

    private static func spawn(_ words: [String], output: Int32) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        let result = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
        return process
    }

    /// Waits until it has ended by itself and returns its status, or the signal that ended it.
    func end() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : signal
    }

    /// Ends it, whatever it does.
    func kill() {
        Foundation.kill(process, SIGKILL)
        _ = end()
    }
}
