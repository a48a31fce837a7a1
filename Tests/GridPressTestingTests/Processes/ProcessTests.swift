import Foundation
import TestSupport
import Testing

@Suite("Processes that record", .timeLimit(.minutes(5)))
struct ProcessTests {
    private static let whole = Set(["a", "b", "c"].map { String(repeating: $0, count: 100_000) })

    @Test("lose nothing of each other")
    func together() throws {
        let folder = try ScratchFolder()
        let processes = try ["first", "second", "both", "both"].map { name in
            try RecordingProcess(folder: folder.path, mode: "all", name: name, count: 20, rounds: 3)
        }
        for process in processes { #expect(process.end() == 0) }
        let names = ["both", "first", "second"].flatMap { name in (0..<20).map { "\(name)-\($0).txt" } }
        #expect(try folder.names() == names.sorted())
        for name in names { #expect(try Self.whole.contains(folder.text(name)), "\(name)") }
    }

    @Test("leave each file old or new where they are killed", arguments: ["all", "missing"])
    func killed(mode: String) throws {
        let folder = try ScratchFolder()
        let old = String(repeating: "c", count: 100_000)
        for index in 0..<3 { try folder.write(old, to: "figure-\(index).txt") }
        var random = SeededGenerator(seed: mode.utf8.count)
        var halves = 0
        for trial in 0..<60 {
            let process = try RecordingProcess(folder: folder.path, mode: mode, name: "figure", count: 3, rounds: 0)
            usleep(.random(in: 0..<8000, using: &random))
            process.kill()
            for name in try folder.names() {
                guard !name.hasSuffix(".tmp") else {
                    // What was being written goes by another name.
                    halves += 1
                    try FileManager.default.removeItem(atPath: folder.path + name)
                    continue
                }
                #expect(try Self.whole.contains(folder.text(name)), "\(name) after trial \(trial)")
                if mode == "missing", !name.contains("pending") { #expect(try folder.text(name) == old) }
            }
        }
        #expect(halves > 0, "no kill came in the middle of recording")
        #expect(try folder.names().contains("figure-0.pending.txt") == (mode == "missing"))
    }
}
