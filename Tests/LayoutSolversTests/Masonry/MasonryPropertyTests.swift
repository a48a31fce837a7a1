import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Whatever lies in lanes")
struct MasonryPropertyTests {
    @Test("Items are where the rules put them, carried out word by word")
    func literalRules() {
        forEachSeed { seed, check in
            let masonry = RandomMasonry(seed: seed)
            let answer = masonry.arrangement
            let model = MasonryModel(masonry.solver, masonry.lengths, masonry.spans)
            check.equal(answer.lanes, model.lanes, "\(masonry)")
            check(answer.starts.isNear(model.starts), "\(masonry)")
            check(abs(answer.length - model.length) < 1e-6, "\(masonry)")
        }
    }

    @Test("No two items of a lane overlap, and their order is kept")
    func order() {
        forEachSeed { seed, check in
            let masonry = RandomMasonry(seed: seed)
            let answer = masonry.arrangement
            var ends = [Double](repeating: -.infinity, count: masonry.solver.laneCount)
            var isRight = true
            for index in masonry.lengths.indices {
                for lane in answer.lanes(of: index) {
                    isRight = isRight && answer.starts[index] >= ends[lane] + masonry.solver.gap - 1e-6
                    ends[lane] = answer.starts[index] + masonry.lengths[index]
                }
                isRight = isRight && answer.starts[index] >= -1e-6
                isRight = isRight && answer.starts[index] + masonry.lengths[index] <= answer.length + 1e-6
            }
            check(isRight, "\(masonry)")
            let end = ends.max() ?? 0
            if !masonry.lengths.isEmpty { check(abs(end - answer.length) < 1e-6, "\(masonry)") }
        }
    }

    @Test("Lanes lie beside each other, and items in their lanes")
    func breadths() {
        forEachSeed { seed, check in
            let masonry = RandomMasonry(seed: seed)
            let answer = masonry.arrangement
            let lanes = masonry.breadths(answer)
            var isRight = true
            for lane in lanes.starts.indices.dropFirst() {
                let end = lanes.starts[lane - 1] + lanes.breadths[lane - 1]
                isRight = isRight && (masonry.pitch == .fixed || lanes.starts[lane] >= end + masonry.laneGap - 1e-6)
            }
            for index in masonry.lengths.indices {
                let itemLanes = answer.lanes(of: index)
                let end = lanes.starts[itemLanes.upperBound - 1] + lanes.breadths[itemLanes.upperBound - 1]
                isRight = isRight && lanes.across[index] >= lanes.starts[itemLanes.lowerBound] - 1e-6
                isRight = isRight && lanes.across[index] + masonry.itemBreadths[index] <= end + 1e-6
            }
            check(isRight, "\(masonry)")
        }
    }

    @Test("An item that spans one lane is as one that says nothing")
    func oneLane() {
        forEachSeed { seed, check in
            let masonry = RandomMasonry(seed: seed)
            let plain = masonry.solver.arrangement(lengths: masonry.lengths)
            let ones = masonry.solver.arrangement(lengths: masonry.lengths, spans: masonry.lengths.map { _ in 1 })
            check.equal(plain, ones, "\(masonry)")
            // A further item that spans several lanes doesn't change the lanes of the others.
            guard masonry.solver.laneCount > 1, !masonry.lengths.isEmpty else { return }
            let last = masonry.solver.arrangement(
                lengths: masonry.lengths + [1],
                spans: masonry.lengths.map { _ in 1 } + [2]
            )
            check.equal(Array(last.lanes.dropLast()), plain.lanes, "\(masonry)")
            guard masonry.solver.alignment == .leading else { return }
            check(Array(last.starts.dropLast()).isNear(plain.starts), "\(masonry)")
        }
    }

    @Test("Nothing that is asked makes a place that is no number")
    func numbers() {
        let odd = [Double.nan, .infinity, -.infinity, -20, 0, 1e308, -1e308, .leastNonzeroMagnitude]
        forEachSeed { seed, check in
            let masonry = RandomMasonry(seed: seed)
            var random = SeededGenerator(seed: seed)
            func number() -> Double { odd[Int.random(in: 0..<odd.count, using: &random)] }
            let alignments: [LineAlignment] = [.leading, .center, .trailing, .justified]
            let solver = MasonrySolver(
                laneCount: seed % 7 - 1,
                gap: number(),
                alignment: alignments[seed % 4]
            )
            let lengths = masonry.lengths.map { $0 > 60 ? number() : $0 }
            let answer = solver.arrangement(lengths: lengths, spans: masonry.spans.map { $0 * 3 - 4 })
            let lanes = LaneCrossAxisLayout(
                laneCount: solver.laneCount,
                of: answer,
                items: lengths,
                breadth: number(),
                gap: number(),
                pitch: [.fixed, .atLeast, .content][seed % 3],
                alignment: alignments[seed / 4 % 4]
            )
            let all = answer.starts + lanes.starts + lanes.across + lanes.breadths + [answer.length]
            check(all.allSatisfy { !$0.isNaN && abs($0) < .infinity }, "\(solver), \(lengths)")
        }
    }
}

/// A random masonry of items in lanes.
struct RandomMasonry: CustomStringConvertible {
    let solver: MasonrySolver
    let lengths: [Double]
    let spans: [Int]
    let itemBreadths: [Double]
    let laneGap: Double
    let pitch: LaneCrossAxisLayout.Pitch
    let alignment: LineAlignment
    let extent: LayoutExtent

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let alignments: [LineAlignment] = [.leading, .center, .trailing, .justified]
        let count = Int.random(in: 0...30, using: &random)
        // Spans over 8 are searched in another way.
        let most = [5, 5, 5, 5, 40, 40, 40, 100].randomElement(using: &random) ?? 5
        let lanes = Int.random(in: 1...most, using: &random)
        // There are few lengths, so that some lanes are equally long.
        lengths = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) * 10 }
        let isSpanning = Bool.random(using: &random)
        let largest = Bool.random(using: &random) ? 3 : lanes + 1
        spans = isSpanning ? (0..<count).map { _ in Int.random(in: 1...max(largest, 1), using: &random) } : []
        itemBreadths = (0..<count).map { _ in Double(Int.random(in: 0...30, using: &random)) * 10 / 3 }
        solver = MasonrySolver(
            laneCount: lanes,
            gap: Double(Int.random(in: 0...2, using: &random)) * 5,
            alignment: alignments[Int.random(in: 0..<4, using: &random)]
        )
        laneGap = Double(Int.random(in: 0...2, using: &random)) * 5
        pitch = [.fixed, .atLeast, .content][Int.random(in: 0..<3, using: &random)]
        alignment = alignments[Int.random(in: 0..<4, using: &random)]
        extent = Bool.random(using: &random) ? .hugging : .filling
    }

    var arrangement: MasonryArrangement { solver.arrangement(lengths: lengths, spans: spans) }

    func breadths(_ arrangement: MasonryArrangement) -> LaneCrossAxisLayout {
        LaneCrossAxisLayout(
            laneCount: solver.laneCount,
            of: arrangement,
            items: itemBreadths,
            breadth: 60,
            gap: laneGap,
            pitch: pitch,
            alignment: alignment,
            extent: extent
        )
    }

    var description: String { "\(solver), lengths \(lengths), spans \(spans), breadths \(itemBreadths), \(pitch)" }
}

extension [Double] {
    /// Returns whether the numbers equal another list's, except for rounding.
    fileprivate func isNear(_ other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
