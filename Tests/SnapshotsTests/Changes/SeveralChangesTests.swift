import GridPress
import GridPressProperties
import GridPressSnapshots
import Testing

@Suite("Changes of a poster")
struct SeveralChangesTests {
    private func lines(_ old: Poster, _ new: Poster) throws -> [String] {
        func text(_ poster: Poster) throws -> SourceText {
            SourceText(name: "golden.svg", bytes: Array(try poster.golden().utf8))
        }
        let difference = try SnapshotComparer().difference(of: text(new), from: text(old), as: .svg)
        return difference?.lines(atMost: 1000) ?? []
    }

    /// Returns the index of the first line that contains all words of a change, or `nil` if there is no such line.
    private func line(naming words: [String], in lines: [String]) -> Int? {
        lines.firstIndex { line in words.allSatisfy(line.contains) }
    }

    /// Returns whether a line only reports a changed position or size.
    private func isConsequence(_ line: String) -> Bool {
        guard !line.contains("among its siblings") else { return false }
        let words = [" moved", " wider", " narrower", " taller", " shorter"]
        let places = ["\": x ", "\": y ", "\": width ", "\": height ", "the figure: width ", "the figure: height "]
        return (words + places).contains(where: line.contains)
    }

    @Test(
        "one at a time are named first, with what was and what is",
        arguments: PosterChange.allCases.sampled(oneIn: 5)
    )
    func single(change: PosterChange) {
        forEachSeed(cost: 2000) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let old = Poster(&generator)
            var new = old
            let words = change.apply(to: &new, &generator)
            let lines = try lines(old, new)
            check(line(naming: words, in: lines) == 0, "\(words) in \(lines.prefix(12).joined(separator: "\n    "))")
        }
    }

    @Test("two to five at a time are each named, and nearly always before what follows from them")
    func several() {
        var tried = 0
        var late: [String] = []
        forEachSeed(cost: 100) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let old = Poster(&generator)
            var new = old
            let count = Int.random(in: 2...5, using: &generator)
            let changes = Array(PosterChange.allCases.shuffled(using: &generator).prefix(count))
            let words = changes.map { $0.apply(to: &new, &generator) }
            let lines = try lines(old, new)
            tried += 1
            var last = 0
            for (change, words) in zip(changes, words) {
                let number = line(naming: words, in: lines)
                check(
                    number != nil,
                    "\(change) of \(changes): \(words) in \(lines.prefix(16).joined(separator: "\n    "))"
                )
                last = max(last, number ?? 0)
            }
            let isEarly = lines.prefix(last).contains { line in
                isConsequence(line) && !words.contains { $0.allSatisfy(line.contains) }
            }
            if isEarly {
                late.append("seed \(seed), \(changes): \(lines.prefix(last + 1).joined(separator: "\n    "))")
            }
        }
        if tried >= 40 {
            #expect(late.count * 33 <= tried, "\(late.count) of \(tried):\n\(late.joined(separator: "\n"))")
        }
    }
}
