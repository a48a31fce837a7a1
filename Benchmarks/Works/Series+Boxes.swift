import LayoutSolvers

/// Boxes in a stack, from plain lengths to where each starts.
extension Series {
    static var boxes: [Series] {
        [
            Series("stack, boxes with lengths", bound: "a loop", limits: Limits(growth: nil)) { count in
                let lengths = Numbers.lengths(count)
                let offer = Double(count) * 100
                return stacked(count) { solver in
                    solver.lengths(
                        offer: offer,
                        probe: { child, _ in lengths[child] },
                        measure: { child, _ in lengths[child] }
                    )
                } bound: {
                    FlowBound.fill(lengths, lengths, limit: .infinity, gap: gap)
                }
            },
            Series("stack, boxes that share the room", bound: "a loop", limits: Limits(growth: nil)) { count in
                let lengths = Numbers.lengths(count)
                let offer = Double(count) * 100
                return stacked(count) { solver in
                    solver.lengths(offer: offer, probe: { $1 }, measure: { $1 ?? 10 })
                } bound: {
                    FlowBound.fill(lengths, lengths, limit: .infinity, gap: gap)
                }
            },
        ]
    }

    private static let gap = 10.0

    /// Lengths that a solver finds, and where the boxes start that have them.
    private static func stacked(
        _ count: Int,
        lengths: @escaping (StackSolver) -> [Double],
        bound: @escaping () -> Int
    ) -> Pair {
        Pair(
            {
                let solver = StackSolver(
                    gaps: Array(repeating: gap, count: count),
                    priorities: Array(repeating: 0, count: count)
                )
                let lengths = lengths(solver)
                var starts = lengths
                var end = -gap
                for index in lengths.indices {
                    starts[index] = end + gap
                    end = starts[index] + lengths[index]
                }
                return Int(end) + starts.count
            },
            bound: bound
        )
    }
}
