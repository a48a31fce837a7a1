import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Whatever flows")
struct FlowPropertyTests {
    @Test("Items are where the rules put them, carried out word by word")
    func literalRules() {
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            let answer = flow.arrangement
            let model = FlowModel(flow.solver, flow.lengths, flow.breadths)
            check.equal(answer.lines.map(\.items), model.lines, "\(flow)")
            check(answer.along.isNear(model.along), "\(flow)")
            check(answer.across.isNear(model.across), "\(flow)")
            check([answer.length, answer.breadth].isNear([model.length, model.breadth]), "\(flow)")
        }
    }

    @Test("No two items overlap, their order is kept, and none lies outside")
    func order() {
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            let answer = flow.arrangement
            var isRight = true
            for (number, line) in answer.lines.enumerated() {
                if number > 0 {
                    let before = answer.lines[number - 1]
                    isRight = isRight && line.start >= before.start + before.breadth + flow.solver.lineGap - 1e-6
                    isRight = isRight && line.items.lowerBound == before.items.upperBound
                }
                for index in line.items {
                    if index > line.items.lowerBound {
                        let end = answer.along[index - 1] + flow.lengths[index - 1]
                        isRight = isRight && answer.along[index] >= end + flow.solver.gap - 1e-6
                    }
                    isRight = isRight && answer.along[index] >= -1e-6
                    isRight = isRight && answer.along[index] + flow.lengths[index] <= answer.length + 1e-6
                    isRight = isRight && answer.across[index] >= line.start - 1e-6
                    isRight = isRight && answer.across[index] + flow.breadths[index] <= line.start + line.breadth + 1e-6
                }
            }
            check(isRight && answer.lines.last?.items.upperBound ?? 0 == flow.lengths.count, "\(flow)")
        }
    }

    @Test("The size is that of the smallest box around all items, unless lines fill their room")
    func bounds() {
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            let answer = flow.arrangement
            let ends = zip(answer.along, flow.lengths).map { $0 + $1 }
            let feet = zip(answer.across, flow.breadths).map { $0 + $1 }
            check(abs((feet.max() ?? 0) - answer.breadth) < 1e-6, "\(flow)")
            check(answer.across.min() ?? 0 < 1e-6, "\(flow)")
            if flow.solver.extent == .filling, flow.solver.limit.isFinite {
                let expected = max(flow.solver.limit, flow.lengths.max() ?? 0)
                check(abs(answer.length - expected) < 1e-6, "\(flow)")
            } else {
                check(abs((ends.max() ?? 0) - answer.length) < 1e-6, "\(flow)")
                check(answer.along.min() ?? 0 < 1e-6, "\(flow)")
            }
        }
    }

    @Test("Trailing lines are leading ones seen from the other end")
    func mirrored() {
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            let leading = flow.with(lines: .leading).arrangement
            let trailing = flow.with(lines: .trailing).arrangement
            check.equal(leading.length, trailing.length)
            for (line, other) in zip(leading.lines, trailing.lines) {
                let shift = leading.length - line.length
                let isRight = line.items.allSatisfy { abs(leading.along[$0] + shift - trailing.along[$0]) < 1e-6 }
                check(isRight && line == other, "\(flow)")
            }
        }
    }

    @Test("Room of the answered length gives the same lines again")
    func again() {
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            // An item longer than its line makes the flow longer, so that other items may share a line.
            guard flow.lengths.allSatisfy({ $0 <= flow.solver.limit }) else { return }
            let answer = flow.with(lines: .leading).arrangement
            let again = flow.with(lines: .leading, limit: answer.length).arrangement
            check.equal(again.lines.map(\.items), answer.lines.map(\.items), "\(flow)")
        }
    }

    @Test("Nothing that is asked makes a place that is no number")
    func numbers() {
        let odd = [Double.nan, .infinity, -.infinity, -20, 0, 1e308, -1e308, .leastNonzeroMagnitude]
        forEachSeed { seed, check in
            let flow = RandomFlow(seed: seed)
            var random = SeededGenerator(seed: seed)
            func number() -> Double { odd[Int.random(in: 0..<odd.count, using: &random)] }
            let alignments: [LineAlignment] = [.leading, .center, .trailing, .justified]
            let solver = FlowSolver(
                limit: number(),
                gap: number(),
                lineGap: number(),
                lines: alignments[seed % 4],
                items: alignments[seed / 4 % 4],
                extent: seed % 3 == 0 ? .filling : .hugging
            )
            let lengths = flow.lengths.map { $0 > 60 ? number() : $0 }
            let breadths = flow.breadths.map { $0 > 30 ? number() : $0 }
            let answer = solver.arrangement(lengths: lengths, breadths: breadths)
            let all = answer.along + answer.across + [answer.length, answer.breadth]
            check(all.allSatisfy { !$0.isNaN && abs($0) < .infinity }, "\(solver)")
        }
    }
}

/// A random flow of some items.
struct RandomFlow: CustomStringConvertible {
    var solver: FlowSolver
    let lengths: [Double]
    let breadths: [Double]

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let alignments: [LineAlignment] = [.leading, .center, .trailing, .justified]
        let count = Int.random(in: 0...24, using: &random)
        // Lengths are whole numbers or thirds, so that some lines are exactly full.
        let unit = Bool.random(using: &random) ? 10.0 : 10.0 / 3
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) * unit }
        lengths = (0..<count).map { _ in number(0...12) }
        breadths = (0..<count).map { _ in number(0...6) }
        solver = FlowSolver(
            limit: Int.random(in: 0..<8, using: &random) == 0 ? .infinity : number(0...40),
            gap: number(0...2),
            lineGap: number(0...2),
            lines: alignments[Int.random(in: 0..<4, using: &random)],
            items: alignments[Int.random(in: 0..<4, using: &random)],
            extent: Bool.random(using: &random) ? .filling : .hugging
        )
    }

    var arrangement: FlowArrangement { solver.arrangement(lengths: lengths, breadths: breadths) }

    func with(lines: LineAlignment, limit: Double? = nil) -> RandomFlow {
        var flow = self
        flow.solver = FlowSolver(
            limit: limit ?? solver.limit,
            gap: solver.gap,
            lineGap: solver.lineGap,
            lines: lines,
            items: solver.items,
            extent: solver.extent
        )
        return flow
    }

    var description: String { "\(solver), lengths \(lengths), breadths \(breadths)" }
}

extension [Double] {
    /// Returns whether the numbers equal another list's, except for rounding.
    fileprivate func isNear(_ other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
