import Foundation
import Testing

@testable import GridPressPlatform

#if os(Linux)
    @Suite("The processes of the system", .serialized)
    struct ProcessTableTests {
        /// Starts a shell with a script.
        private func shell(_ script: String) throws -> Process {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", script]
            // A process that a failed test leaves doesn't keep the output of the tests open.
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try ChildProcesses.start(process)
            return process
        }

        /// Returns the names of the programs that a process started, when there are some.
        private func names(under process: Process, count: Int) -> [String] {
            for _ in 0..<500 {
                let found = ProcessTable().descendants(of: [process.processIdentifier]).filter { $0.name != "bash" }
                if found.count >= count { return found.map(\.name).sorted() }
                usleep(10000)
            }
            return []
        }

        @Test("are found below the process that started them, whatever their names are, and end")
        func descendants() throws {
            let folder = NSTemporaryDirectory() + "table-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: folder + "/a) S 1 (b")
            let process = try shell("'\(folder)/a) S 1 (b' 600 & (sleep 600; true) & wait")
            #expect(names(under: process, count: 2) == ["a) S 1 (b", "sleep"])
            ChildProcesses.end { $0.descendants(of: [process.processIdentifier]) }
            process.waitUntilExit()
            #expect(ProcessTable()[process.processIdentifier] == nil)
        }

        @Test("use memory that counts once if they share it")
        func memory() throws {
            // Copies of a shell share the pages of a long variable.
            let line = "a=$(head -c 30000000 /dev/zero | tr '\\0' x); for i in 1 2 3 4 5; do (sleep 600; true) & done"
            let process = try shell(line + "; wait")
            defer {
                process.terminate()
                ChildProcesses.end { $0.descendants(of: [process.processIdentifier]) }
            }
            #expect(names(under: process, count: 5).count == 5)
            let all =
                [process.processIdentifier]
                + ProcessTable().descendants(of: [process.processIdentifier]).map(\.id)
            let bytes = ProcessMemory.exactBytes(of: all, upTo: .max)
            #expect(bytes > 30_000_000 && bytes < 120_000_000, "\(bytes)")
            #expect(ProcessMemory.bytes(of: all, limit: 1 << 40) > bytes)
        }
    }
#endif
