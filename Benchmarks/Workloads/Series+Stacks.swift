import LayoutSolvers

/// Dividing a length among children.
extension Series {
    static var stacks: [Series] {
        [
            stack("stack of children that are alike") { count in
                ([Double](repeating: 10, count: count), [Double](repeating: 60, count: count))
            },
            stack("stack of children in any order") { count in
                let least = Numbers.lengths(count)
                return (least, least.reversed().enumerated().map { least[$0] + $1 })
            },
        ]
    }

    private static func stack(_ name: String, _ ranges: @escaping (Int) -> (least: [Double], most: [Double])) -> Series
    {
        // Each child is measured three times, as views are; the bound reads two numbers.
        Series(name, bound: "by hand", limits: Limits(ratio: 2)) { count in
            let (least, most) = ranges(count)
            let (gap, offer) = (8.0, Double(count) * 60)
            let gaps = [Double](repeating: gap, count: count)
            let priorities = [Double](repeating: 0, count: count)
            return Pair {
                let solver = StackSolver(gaps: gaps, priorities: priorities)
                let lengths = solver.lengths(offer: offer) { child, offer in
                    offer > 0 ? most[child] : least[child]
                } measure: { child, offer in
                    min(max(offer ?? 0, least[child]), most[child])
                }
                return Int(solver.length(offer: offer, lengths: lengths))
            } bound: {
                StackBound.divide(offer, least, most, gap: gap)
            }
        }
    }
}
