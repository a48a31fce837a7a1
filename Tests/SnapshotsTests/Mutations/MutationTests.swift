import GridPress
import GridPressProperties
import GridPressSnapshots
import Testing

@Suite("Changes of layouts and of frames")
struct MutationTests {
    /// Returns a visible change.
    ///
    /// Changes that don't affect the drawing are replaced by others.
    private func mutation(_ seed: Int) throws -> (mutation: LayoutMutation, old: Drawing, new: Drawing) {
        var generator = SeededGenerator(seed: seed)
        while true {
            let mutation = LayoutMutation(part: seed, &generator)
            let (old, new) = (try mutation.old.figure().drawing(), try mutation.new.figure().drawing())
            if old.withoutSettings() != new.withoutSettings() { return (mutation, old, new) }
        }
    }

    @Test("are all noticed, and nearly all reported first with what changed, from what to what")
    func layouts() {
        var tally = Tally()
        // In seven seeds, all properties change.
        forEachSeed(cost: 28) { seed, check in
            let (mutation, old, new) = try mutation(seed)
            try compare(old, new, words: mutation.words, seed: seed, &tally, check)
        }
        expectNearlyAll(tally)
    }

    @Test("of frames in a drawing are all noticed, and nearly all reported first with what moved, from where to where")
    func frames() {
        var tally = Tally()
        // In twelve seeds, all parts of a drawing with a grid change.
        forEachSeed(cost: 16) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let old = try SampleLayout(&generator).figure().drawing()
            let change = Double.random(in: 0.02...20, using: &generator)
            let mutation = FrameMutation(old, by: change, part: seed, &generator)
            try compare(old, mutation.drawing, words: mutation.words, seed: seed, &tally, check)
        }
        expectNearlyAll(tally)
    }

    @Test("of frames below the tolerance aren't reported", arguments: [GoldenKind.picture, .data])
    func slightChanges(kind: GoldenKind) {
        forEachSeed(cost: 40) { seed, check in
            let (words, lines) = try slightChange(of: kind, by: 0.007, seed: seed)
            check(lines.isEmpty, "\(words) is reported as \(lines)")
        }
    }

    /// The labels of pages show hundredths, and a guide can begin or end at any length.
    @Test(
        "of frames that labels don't show are rarely reported by the guides of a page",
        arguments: [
            GoldenKind.page, .boxPage,
        ]
    )
    func slightChangesOfPages(kind: GoldenKind) {
        var tried = 0
        var reported: [String] = []
        forEachSeed(cost: 40) { seed, _ in
            let (words, lines) = try slightChange(of: kind, by: 0.004, seed: seed)
            tried += 1
            if !lines.isEmpty { reported.append("seed \(seed): \(words) is reported as \(lines)") }
        }
        #expect(reported.count <= max(1, tried / 8), "\(reported.joined(separator: "\n"))")
    }

    /// Returns the words for a changed frame, and the lines about it.
    private func slightChange(of kind: GoldenKind, by change: Double, seed: Int) throws -> ([String], [String]) {
        var generator = SeededGenerator(seed: seed + 2000)
        let old = try SampleLayout(&generator).figure().drawing()
        let mutation = FrameMutation(old, by: change, part: seed, &generator)
        return (mutation.words, try kind.lines(from: old, to: mutation.drawing))
    }

    /// The numbers of tried changes for each kind of golden file, and the lines of changes that aren't reported
    /// first.
    private struct Tally {
        var tried: [GoldenKind: Int] = [:]
        var wrong: [GoldenKind: [String]] = [:]
    }

    /// Compares two drawings as pictures, and as golden files of another kind, which alternates.
    private func compare(
        _ old: Drawing,
        _ new: Drawing,
        words: [String],
        seed: Int,
        _ tally: inout Tally,
        _ check: Check
    ) throws {
        let others = GoldenKind.allCases.filter { $0 != .picture }
        for kind in [.picture, others[(seed + seed / others.count) % others.count]] {
            let (was, became) = (try kind.golden(of: old), try kind.golden(of: new))
            let lines = try kind.lines(from: was, to: became)
            check(!lines.isEmpty, "\(words) isn't noticed as \(kind).")
            let same = try kind.lines(from: became, to: became)
            check(same.isEmpty, "The same differs as \(kind): \(same)")
            tally.tried[kind, default: 0] += 1
            guard !words.allSatisfy({ lines.first?.contains($0) == true }) else { continue }
            tally.wrong[kind, default: []].append("seed \(seed) as \(kind): \(words) is reported as \(lines)")
        }
    }

    /// Expects that at most one in twenty changes isn't reported first, for each kind of golden file and for all.
    private func expectNearlyAll(_ tally: Tally) {
        let wrong = tally.wrong.values.flatMap { $0 }
        // One line of a few is a chance; of more, one in twenty.
        func isFew(_ wrong: Int, of tried: Int) -> Bool { wrong <= max(1, tried / 20) }
        #expect(!tally.tried.isEmpty)
        #expect(
            isFew(wrong.count, of: tally.tried.values.reduce(0, +))
                && tally.tried.allSatisfy { isFew(tally.wrong[$0.key]?.count ?? 0, of: $0.value) },
            "\(wrong.joined(separator: "\n"))"
        )
    }
}

extension Drawing {
    /// Returns the drawing without the written settings of grids, so that only visible parts are compared.
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
