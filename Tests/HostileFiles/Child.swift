import Foundation
import GridPressTestSupport

/// A child process that is measured, and ended where it doesn't end itself.
struct Child {
    /// What a process came to.
    struct Outcome {
        /// How it ended: its exit code, or `nil` where a signal ended it.
        var exit: Int32?
        /// How long it took, in seconds.
        var wall: Double
        /// How long a processor worked for it, in seconds.
        var cpu: Double
        /// The most memory it held, in bytes.
        var memory: Int
        /// What it wrote, to both streams.
        var output: String
    }

    /// After how many seconds a process is ended.
    static let patience = 60.0

    /// Runs a program with its output in a file.
    static func run(_ program: String, _ words: [String], output: String) throws -> Outcome {
        let start = Date()
        let process = try SpawnedProcess.start([program] + words, inheritsEnvironment: false) { actions in
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            if Date().timeIntervalSince(start) > patience { kill(process, SIGKILL) }
            usleep(1000)
        }
        let text = try FileHandle(forReadingFrom: URL(fileURLWithPath: output)).read(upToCount: 1 << 20) ?? Data()
        return Outcome(
            exit: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil,
            wall: Date().timeIntervalSince(start),
            cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            memory: Int(usage.ru_maxrss) * memoryUnit,
            output: String(decoding: text, as: UTF8.self)
        )
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// What the system counts the most memory in.
    private static var memoryUnit: Int {
        #if canImport(Darwin)
            1
        #else
            1024
        #endif
    }
}
