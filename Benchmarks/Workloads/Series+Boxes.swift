import LayoutSolvers

/// Boxes in a stack, from lengths to positions, for comparison with other programs.
///
/// The bound only adds lengths. For a bound that also divides a length, see `stacks`.
extension Series {
    static var boxes: [Series] {
        [
            Series("stack, boxes with lengths", bound: "a loop") { count in
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
            Series("stack, boxes that share the room", bound: "a loop") { count in
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

    /// Returns a workload that computes the lengths and the positions of boxes.
    private static func stacked(
        _ count: Int,
        lengths: @escaping (StackSolver) -> [Double],
        bound: @escaping () -> Int
    ) -> Pair {
        let gaps = [Double](repeating: gap, count: count)
        let priorities = [Double](repeating: 0, count: count)
        return Pair(
            {
                let lengths = lengths(StackSolver(gaps: gaps, priorities: priorities))
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
