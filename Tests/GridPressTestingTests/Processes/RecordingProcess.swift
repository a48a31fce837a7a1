import Foundation
import GridPressPlatform

/// A process that records snapshots.
final class RecordingProcess {
    private let process = Process()
    private let output = Pipe()

    /// Starts it, and waits until it is about to record so many snapshots, again and again, for ever by default.
    ///
    /// Where a step is named, it ends there as if it were killed.
    init(folder: String, name: String, count: Int, rounds: Int = 0, step: AtomicFile.Step? = nil) throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("record-snapshots")
        process.arguments = [folder, name, "\(count)", "\(rounds)"] + (step.map { [$0.rawValue] } ?? [])
        process.standardOutput = output
        try process.run()
        _ = output.fileHandleForReading.availableData
    }

    /// Waits until it has ended by itself and returns its status, or the signal that ended it.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Ends it, whatever it does.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
