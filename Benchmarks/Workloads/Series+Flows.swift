import LayoutSolvers
import LibrarySolvers

/// Items in lines and in lanes.
extension Series {
    static var flows: [Series] {
        [
            Series("flow", bound: "a loop", limits: Limits(ratio: 5)) { count in
                let lengths = Numbers.lengths(count)
                let solver = FlowSolver(limit: 1_000, gap: 10, lineGap: 10)
                return Pair {
                    let flow = solver.arrangement(lengths: lengths, breadths: lengths)
                    return Int(flow.breadth) + (flow.along.last.map { Int($0) } ?? 0)
                } bound: {
                    FlowBound.fill(lengths, lengths, limit: 1_000, gap: 10)
                }
            },
            Series("masonry", bound: "trying all lanes", limits: Limits(ratio: 2)) { count in
                let lengths = Numbers.lengths(count)
                let solver = MasonrySolver(laneCount: 12, gap: 10)
                return Pair {
                    let masonry = solver.arrangement(lengths: lengths)
                    return Int(masonry.length) + (masonry.lanes.last ?? 0)
                } bound: {
                    LaneBound.fill(lengths, lanes: 12, gap: 10)
                }
            },
            Series("masonry, spanning up to 3", bound: "trying all lanes", limits: Limits(ratio: 2)) { count in
                let lengths = Numbers.lengths(count)
                let spans = (0..<count).map { $0 % 4 == 3 ? 1 + $0 / 4 % 3 : 1 }
                let solver = MasonrySolver(laneCount: 12, gap: 10)
                return Pair {
                    let masonry = solver.arrangement(lengths: lengths, spans: spans)
                    return Int(masonry.length) + (masonry.lanes.last ?? 0)
                } bound: {
                    LaneBound.fill(lengths, spans, lanes: 12, gap: 10)
                }
            },
        ]
    }
}
