import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@Suite("Processes that record", .timeLimit(.minutes(5)))
struct ProcessTests {
    /// The valid contents of a snapshot's file, each with a single letter.
    private static let whole = Set(["a", "b"].map { String(repeating: $0, count: 300_000) })

    @Test("lose nothing of each other")
    func together() throws {
        let folder = try ScratchFolder()
        let (count, rounds) = Rounds.isThorough ? (50, 4) : (4, 2)
        let processes = try ["first", "second", "both", "both"].map { name in
            try RecordingProcess(folder: folder.path, name: name, count: count, rounds: rounds)
        }
        #expect(processes.map { $0.end() } == [0, 0, 0, 0])
        let names = ["both", "first", "second"].flatMap { name in (0..<count).map { "\(name)-\($0).txt" } }
        // One process may accept pending snapshots of the other.
        #expect(try folder.names().filter { !$0.contains(".pending.") } == names.sorted())
        let broken = try folder.names().filter { !Self.whole.contains(try folder.text($0)) }
        #expect(broken.isEmpty)
    }

    @Test(
        "leave a file old or new where they end at a step of writing it, the first time and the second",
        arguments: AtomicFile.Step.allCases
    )
    func ended(step: AtomicFile.Step) throws {
        let folder = try ScratchFolder()
        let whole = Self.whole.sorted()
        #expect(try RecordingProcess(folder: folder.path, name: "figure", count: 1, step: step).end() == SIGKILL)
        let isRecorded = step == .renamed
        #expect(try folder.names().contains("figure-0.txt") == isRecorded)
        #expect(try folder.names().contains { $0.hasSuffix(".tmp") } != isRecorded)
        // In the second round, a golden file exists and another one becomes pending.
        try folder.write(whole[0], to: "figure-0.txt")
        #expect(
            try RecordingProcess(folder: folder.path, name: "figure", count: 1, rounds: 2, step: step).end() == SIGKILL
        )
        #expect(whole.contains(try folder.text("figure-0.txt")))
        // Unfinished files have other names, and are never read as golden files.
        let others = try folder.names().filter { $0 != "figure-0.txt" }
        #expect(others.allSatisfy { $0.hasSuffix(".tmp") || $0.contains(".pending.") })
    }

    /// Kills processes at random times, in addition to the known steps.
    ///
    /// This test is slow.
    @Test("leave each file old or new wherever they are killed", .enabled(if: Rounds.isThorough))
    func killed() throws {
        let folder = try ScratchFolder()
        var random = SeededGenerator(seed: 1)
        var halves = 0
        for trial in 0..<150 {
            let process = try RecordingProcess(folder: folder.path, name: "figure", count: 3)
            usleep(.random(in: 0..<6000, using: &random))
            process.kill()
            for name in try folder.names() {
                if name.hasSuffix(".tmp") {
                    // Unfinished files have other names, and are never read as golden files.
                    halves += 1
                    try FileManager.default.removeItem(atPath: folder.path + name)
                } else {
                    #expect(try Self.whole.contains(folder.text(name)), "\(name) after trial \(trial)")
                }
            }
        }
        #expect(halves > 0, "no kill came in the middle of recording")
        #expect(try folder.names().filter { !$0.contains(".pending.") }.count == 3)
    }
}
