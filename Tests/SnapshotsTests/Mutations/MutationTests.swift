import GridPress
import GridPressSnapshots
import GridPressProperties
import Testing

@Suite("Changes of layouts and of frames")
struct MutationTests {
    /// A change that can be seen; those that leave the picture the same are drawn anew.
    private func mutation(_ seed: Int) throws -> (mutation: LayoutMutation, old: Drawing, new: Drawing) {
        var generator = SeededGenerator(seed: seed)
        while true {
            let mutation = LayoutMutation(&generator)
            let (old, new) = (try mutation.old.figure().drawing(), try mutation.new.figure().drawing())
            if old.withoutSettings() != new.withoutSettings() { return (mutation, old, new) }
        }
    }

    @Test("are all noticed, and nearly all told first with what changed, from what to what")
    func layouts() async throws {
        try await check(0..<240) { seed in
            let (mutation, old, new) = try mutation(seed)
            return Trial(old: old, new: new, words: mutation.words)
        }
    }

    @Test("of frames in a drawing are all noticed, and nearly all told first with what moved, from where to where")
    func frames() async throws {
        try await check(1000..<1160) { seed in
            var generator = SeededGenerator(seed: seed)
            let old = try SampleLayout(&generator).figure().drawing()
            let mutation = FrameMutation(old, by: Double.random(in: 0.02...20, using: &generator), &generator)
            return Trial(old: old, new: mutation.drawing, words: mutation.words)
        }
    }

    @Test("of frames below the tolerance aren't told", arguments: GoldenKind.allCases)
    func slightChanges(kind: GoldenKind) throws {
        for seed in 2000..<2080 {
            var generator = SeededGenerator(seed: seed)
            let old = try SampleLayout(&generator).figure().drawing()
            let mutation = FrameMutation(old, by: 0.007, &generator)
            let lines = try kind.lines(from: old, to: mutation.drawing)
            #expect(lines.isEmpty, "seed \(seed): \(mutation.words) is told as \(lines)")
        }
    }

    /// A drawing, what became of it, and what the first line about that has to say.
    private struct Trial: Sendable {
        var old: Drawing
        var new: Drawing
        var words: [String]
    }

    /// Compares pairs of drawings as golden files of every kind.
    private func check(_ seeds: Range<Int>, _ trial: @escaping @Sendable (Int) throws -> Trial) async throws {
        let wrong = try await withThrowingTaskGroup(of: [(kind: GoldenKind, line: String)].self) { group in
            for seed in seeds {
                group.addTask {
                    let trial = try trial(seed)
                    // Every change is tried as a picture, and as one of the others in turn.
                    let others = GoldenKind.allCases.filter { $0 != .picture }
                    return try [.picture, others[seed % others.count]].compactMap { kind in
                        let lines = try kind.lines(from: trial.old, to: trial.new)
                        #expect(!lines.isEmpty, "seed \(seed) as \(kind): \(trial.words) isn't noticed")
                        #expect(try kind.lines(from: trial.new, to: trial.new).isEmpty, "seed \(seed) as \(kind)")
                        let isRight = trial.words.allSatisfy { lines.first?.contains($0) == true }
                        return isRight ? nil : (kind, "seed \(seed) as \(kind): \(trial.words) is told as \(lines)")
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        for kind in GoldenKind.allCases {
            let lines = wrong.filter { $0.kind == kind }.map(\.line)
            let count = kind == .picture ? seeds.count : seeds.count / (GoldenKind.allCases.count - 1)
            #expect(lines.count * 20 <= count, "\(lines.joined(separator: "\n"))")
        }
    }
}

extension Drawing {
    /// The drawing without what was written about its grids: what is left can be seen.
    fileprivate func withoutSettings() -> Drawing {
        var result = self
        for grid in result.grids.indices {
            result.grids[grid].settings = []
            result.grids[grid].passes = []
            for cell in result.grids[grid].cells.indices { result.grids[grid].cells[cell].settings = [] }
            for track in result.grids[grid].columns.indices { result.grids[grid].columns[track].size = "" }
        }
        return result
    }
}
