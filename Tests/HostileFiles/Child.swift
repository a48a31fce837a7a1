import Foundation
import GridPressTestSupport

/// A measured child process with a time limit.
struct Child {
    /// The result and the cost of a process.
    struct Outcome {
        /// The exit code; `nil` if a signal ended the process.
        var exit: Int32?
        /// The elapsed time, in seconds.
        var wall: Double
        /// The processor time, in seconds.
        var cpu: Double
        /// The peak of memory, in bytes.
        var memory: Int
        /// The text written to both output streams.
        var output: String
    }

    /// The time limit of a process, in seconds.
    static let patience = 60.0

    /// Runs a program, writes its output into a file, and measures the process.
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

    /// The number of bytes in the system's unit of peak memory.
    private static var memoryUnit: Int {
        #if canImport(Darwin)
            1
        #else
            1024
        #endif
    }
}
