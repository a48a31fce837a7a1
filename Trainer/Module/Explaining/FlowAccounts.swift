import LayoutSolvers
import LibrarySolvers

extension ItemAccount {
    /// Explains an item of a flow.
    mutating func explainFlow(
        _ flow: FlowArrangement,
        along axis: Axis,
        limit: Double,
        gap: Double,
        frame: Rect,
        container: Size
    ) {
        lengths[axis] = LayoutStep(.flowLength, .number(container[axis], .longestLine))
        let breadths = flow.lines.reduce(0.0) { $0 + $1.breadth }
        lengths[axis.other] = LayoutStep(
            .flowBreadth,
            .total([.number(breadths, .gridLines), .number(container[axis.other] - breadths, .gaps)])
        )
        offers[axis] = LayoutStep(.flowOffer, .offer(limit)).along(axis)
        offers[axis.other] = LayoutStep(.noOffer, .nothing)
        guard let number = flow.lines.firstIndex(where: { $0.items.contains(item) }) else { return }
        let line = flow.lines[number]
        // An item joins the line if it fits, and starts a new line otherwise.
        let lineNumber = LayoutFormula.number(Double(number + 1), .none)
        var rule = LayoutRule.flowPlace
        var facts = [lineNumber]
        if item == line.items.lowerBound, number > 0 {
            rule = .flowFirst
            let length = flow.lines[number - 1].length + gap + frame.size[axis]
            facts += [.number(length, .none), .number(limit, .maximum)]
        }
        let isFirst = item == 0 && frame[axis] == 0
        starts[axis] =
            isFirst
            ? LayoutStep(.stackFirst, .number(0, .none))
            : LayoutStep(rule, .number(frame[axis], .itemsBefore), facts: facts)
        starts[axis.other] = LayoutStep(.flowLine, .number(frame[axis.other], .tracksBefore), facts: [lineNumber])
    }

    /// Explains an item of a masonry.
    mutating func explainMasonry(
        lanes: Range<Int>,
        of count: Int,
        along axis: Axis,
        offer: Double,
        gap: Double,
        frame: Rect,
        container: Size
    ) {
        let across = axis.other
        lengths[axis] = LayoutStep(.masonryLength, .number(container[axis], .none))
        offers[axis] = LayoutStep(.noOffer, .nothing)
        // 1. Lanes share the length without the gaps.
        let all = LayoutFormula.positive(.without(.offer(offer), [.number(gap * Double(count - 1), .gaps)]))
        var lane = count > 1 ? LayoutFormula.quotient(all, .number(Double(count), .lanes)) : all
        if lanes.count > 1 {
            lane = .total([
                .product(lane, .number(Double(lanes.count), .lanes)), .number(gap * Double(lanes.count - 1), .gaps),
            ])
        }
        offers[across] = LayoutStep(.masonryLane, lane).along(across)
        // 2. Each item goes into the shortest lane so far.
        let number = LayoutFormula.number(Double(lanes.lowerBound + 1), .none)
        starts[axis] = LayoutStep(.masonryPlace, .number(frame[axis], .itemsBefore), facts: [number])
        starts[across] = LayoutStep(.masonryAcross, .number(frame[across], .lanesBefore), facts: [number])
    }
}
