import Foundation
import GridPressFindings
import GridPressProperties
import ProgramMessages
import Testing

@testable import GridPressPlatform
@testable import PreviewPrograms

#if os(Linux)
    @Suite("Previews that exceed limits", .serialized)
    struct HostilePreviewTests {
        /// The program with the previews of the folder `HostilePreviews`.
        private static let program: String = {
            let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            return tests.deletingLastPathComponent().appendingPathComponent("HostilePreviews").path
        }()

        /// Draws the previews of some files, always including one without faults.
        private func draw(
            _ files: String...,
            seconds: Double = 20,
            megabytes: UInt64 = 2048
        ) throws -> (drawn: [String], findings: [String]) {
            // The folder has the name of the module.
            let names = files + ["Zeal"]
            let tree = try TemporaryTree(
                Dictionary(uniqueKeysWithValues: names.map { ("HostilePreviews/\($0).swift", "") })
            )
            var limits = PreviewLimits()
            limits.seconds = seconds
            limits.memory = megabytes << 20
            let run = PreviewRun(
                sources: SourceSet([tree.path + "/HostilePreviews"]),
                program: Self.program,
                records: tree.path + "/records",
                limits: limits,
                progress: { _ in },
                name: { $0.splitAtLastPart.name }
            )
            let unknown = try run.draw([PreviewVariant()], as: .record, device: "Nokia 3310", fitsContent: false)
            #expect(unknown.previews.isEmpty)
            #expect(unknown.findings.map(\.message) == ["\"Nokia 3310\" isn't a device of previews."])
            let result = try run.draw([PreviewVariant()], as: .record, device: nil, fitsContent: false)
            #expect(result.previews.contains { $0.title == "Zeal" })
            return (
                result.previews.compactMap(\.title).filter { $0 != "Zeal" },
                result.findings.map { finding in
                    // Without a trace, the location is the declaration. With it, a detail has this location.
                    let place = finding.details.first { $0.hasPrefix("The preview is at ") }
                    return place.map { "\(finding.message) \($0)" } ?? finding.message
                }
            )
        }

        /// Returns the largest memory that all processes of the program use together while a closure runs, in bytes.
        private func peak(_ body: () throws -> Void) throws -> UInt64 {
            let state = Locked((peak: UInt64(0), isRunning: true))
            let end = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                while state.use({ $0.isRunning }) {
                    let processes = ProcessTable().descendants(of: [getpid()]).filter { $0.name == "HostilePreviews" }
                    let bytes = ProcessMemory.exactBytes(of: processes.map(\.id), upTo: .max)
                    state.use { $0.peak = max($0.peak, bytes) }
                    usleep(2000)
                }
                end.signal()
            }
            try body()
            state.use { $0.isRunning = false }
            end.wait()
            return state.use { $0.peak }
        }

        @Test("of time are reported, and those after them are drawn")
        func time() throws {
            let result = try draw("Slow", seconds: 3)
            #expect(result.drawn == ["First half", "Second half"])
            #expect(result.findings.count == 1)
            #expect(result.findings.first?.hasPrefix("The preview of line 11 takes more than 3 seconds.") ?? false)
        }

        @Test(
            "of memory are reported, however fast they use it, and those below are drawn",
            .enabled(if: Rounds.isThorough)
        )
        func memory() throws {
            var result: (drawn: [String], findings: [String])?
            let bytes = try peak { result = try draw("Memory", megabytes: 256) }
            #expect(result?.drawn == ["Modest"])
            #expect(result?.findings.count == 4)
            for finding in result?.findings ?? [] { #expect(finding.contains("of memory"), "\(finding)") }
            #expect(bytes < 512 << 20, "\(bytes >> 20) MB")
        }

        @Test(
            "of memory are reported if the processes that they start exceed it together",
            .enabled(if: Rounds.isThorough)
        )
        func children() throws {
            var result: (drawn: [String], findings: [String])?
            let bytes = try peak { result = try draw("Children", megabytes: 384) }
            #expect(result?.drawn == ["Daemon", "Alone", "Copy"])
            #expect(result?.findings == ["The preview of line 53 takes more than 384 MB of memory."])
            #expect(bytes < 1536 << 20, "\(bytes >> 20) MB")
            #expect(try !PreviewProcessTests.runs("sleep 600.25\(getpid())"))
        }

        @Test("of signals are reported with their names")
        func signals() throws {
            let result = try draw("Signals")
            #expect(result.drawn == [])
            let reasons = result.findings.map { $0.split(separator: ".")[0] }
            #expect(
                reasons == [
                    "The preview of line 14 ends the program with SIGTRAP",
                    "The preview of line 16 ends the program with SIGTERM",
                    "The preview of line 18 ends the program with SIGPIPE",
                    "The preview of line 20 stops the program with a signal",
                ]
            )
        }

        @Test("of the channel of events are reported, and end nothing else")
        func channel() throws {
            let start = Date()
            let result = try draw("Channel")
            #expect(result.findings.count == 3)
            for finding in result.findings {
                #expect(finding.contains("writes into a file that GridPress opened"), "\(finding)")
            }
            #expect(Date().timeIntervalSince(start) < 20)
        }
    }
#endif
