import LayoutSolvers

/// Items in lines and in lanes.
extension Comparison {
    /// Flows and masonry, and how much of each comparison is accepted.
    static func flows() -> [Comparison] {
        let counts = [10_000, 100_000]
        return counts.map { count in
            let lengths = FlowBound.lengths(count)
            let loop = Work("by a loop") { FlowBound.fill(lengths, lengths, limit: 1_000, gap: 10) }
            return Comparison(flow(count), to: loop, atMost: 5)
        }
            + counts.map { count in
                let lengths = FlowBound.lengths(count)
                let heap = Work("by a heap") { FlowBound.heap(lengths, lanes: 12, gap: 10) }
                return Comparison(masonry(count), to: heap, atMost: 3)
            }
            + [
                Comparison(flow(100_000), to: flow(10_000), atMost: 13),
                Comparison(masonry(100_000), to: masonry(10_000), atMost: 13),
                Comparison(masonry(100_000, spans: 3), to: masonry(10_000, spans: 3), atMost: 13),
            ]
    }

    private static func flow(_ count: Int) -> Work {
        let lengths = FlowBound.lengths(count)
        let solver = FlowSolver(limit: 1_000, gap: 10, lineGap: 10)
        return Work("a flow of \(count)") {
            let flow = solver.arrangement(lengths: lengths, breadths: lengths)
            return Int(flow.breadth) + (flow.along.last.map { Int($0) } ?? 0)
        }
    }

    /// Masonry in twelve lanes, where every fourth item spans up to so many.
    private static func masonry(_ count: Int, spans most: Int = 1) -> Work {
        let lengths = FlowBound.lengths(count)
        let spans = most > 1 ? (0..<count).map { $0 % 4 == 3 ? 1 + $0 / 4 % most : 1 } : []
        let solver = MasonrySolver(laneCount: 12, gap: 10)
        return Work("masonry of \(count)\(most > 1 ? ", spanning up to \(most)" : "")") {
            let masonry = solver.arrangement(lengths: lengths, spans: spans)
            return Int(masonry.length) + (masonry.lanes.last ?? 0)
        }
    }
}
