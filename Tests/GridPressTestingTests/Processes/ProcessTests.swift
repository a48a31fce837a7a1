import Foundation
import GridPressProperties
import Testing

@Suite("Processes that record", .timeLimit(.minutes(5)))
struct ProcessTests {
    /// What the file of a snapshot may hold: all of one text.
    private static let whole = Set(["a", "b"].map { String(repeating: $0, count: 300_000) })

    @Test("lose nothing of each other")
    func together() throws {
        let folder = try ScratchFolder()
        let processes = try ["first", "second", "both", "both"].map { name in
            try RecordingProcess(folder: folder.path, name: name, count: 50, rounds: 4)
        }
        for process in processes { #expect(process.end() == 0) }
        let names = ["both", "first", "second"].flatMap { name in (0..<50).map { "\(name)-\($0).txt" } }
        // What one of two processes has left pending, the other one may have accepted.
        #expect(try folder.names().filter { !$0.contains(".pending.") } == names.sorted())
        for name in try folder.names() { #expect(try Self.whole.contains(folder.text(name)), "\(name)") }
    }

    @Test("leave each file old or new where they are killed")
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
                    // What was being written goes by another name, and is never seen as a golden file.
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
