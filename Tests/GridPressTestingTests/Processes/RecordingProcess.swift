import Foundation
import GridPressPlatform
import GridPressProperties

/// A child process that records snapshots.
final class RecordingProcess {
    private let process: pid_t

    /// Starts the process and waits until it is ready to record.
    ///
    /// - Parameters:
    ///   - folder: The folder of golden files.
    ///   - name: The prefix of their names.
    ///   - count: The number of snapshots in a round.
    ///   - rounds: The number of rounds; 0 for an endless repetition.
    ///   - step: The step of writing at which the process kills itself; `nil` for none.
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

    /// Waits until the process ends, and returns its status, or the signal that ended it.
    func end() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : signal
    }

    /// Kills the process and waits for its end.
    func kill() {
        Foundation.kill(process, SIGKILL)
        _ = end()
    }
}
