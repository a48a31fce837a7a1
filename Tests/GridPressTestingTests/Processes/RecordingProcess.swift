import Foundation
import GridPressPlatform
import GridPressProperties

/// A process that records snapshots.
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
        let descriptor = output.fileHandleForWriting.fileDescriptor
        process = try SpawnedProcess.start(words) { posix_spawn_file_actions_adddup2(&$0, descriptor, 1) }
        try output.fileHandleForWriting.close()
        _ = output.fileHandleForReading.availableData
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
