import LayoutSolvers

extension ItemAccount {
    /// Explains an item of a stack.
    mutating func explainStack(
        _ solver: StackSolver,
        along axis: Axis,
        offer: Double,
        across: Double,
        lengths: [Double],
        breadths: [Double],
        alignment: Place,
        measure: (Int, Double?) -> Double
    ) {
        // 1. The sizes are computed again, to record the proposals.
        var choices = StackChoices(count: lengths.count)
        let chosen = solver.lengths(offer: offer, recorder: &choices, probe: measure, measure: measure)
        let steps = StackSteps(solver, offer: offer, lengths: chosen, choices: choices)
        self.lengths[axis] = steps.lengthStep.along(axis)
        offers[axis] = steps.offerStep(item).along(axis)
        starts[axis] = steps.startStep(item).along(axis)
        // 2. Across the axis, the stack is as long as its longest item, and the alignment guides meet.
        var extent = GuideExtent()
        for breadth in breadths { extent.add(length: breadth, guide: alignment.guide(of: breadth)) }
        let other = axis.other
        let longest = breadths.indices.max { breadths[$0] < breadths[$1] } ?? item
        self.lengths[other] =
            abs(breadths[longest] - extent.length) < 1e-6
            ? LayoutStep(.stackBreadth, .length(breadths[longest], ofChild: longest)).along(other)
            : LayoutStep(
                .stackGuides,
                .sum([.number(extent.before, .guideLine), .number(extent.length - extent.before, .guide)])
            )
        offers[other] = LayoutStep(.passedOn, .offer(across)).along(other)
        let guide = alignment.guide(of: breadths[item])
        let step = AlignmentSteps.step(
            shift: extent.before - guide,
            room: .length(extent.length),
            length: .length(breadths[item], ofChild: item),
            line: extent.before,
            guide: guide,
            rule: .stackGuideStart
        )
        starts[other] = LayoutStep(step.rule.inStack, step.formula).along(other)
    }

    /// Explains an item of a depth stack.
    mutating func explainOverlay(
        _ frames: [Rect],
        in container: Size,
        _ extents: (columns: GuideExtent, rows: GuideExtent)
    ) {
        for axis in [Axis.horizontal, .vertical] {
            let sizes = frames.map { $0.size[axis] }
            let longest = sizes.indices.max { sizes[$0] < sizes[$1] } ?? item
            let extent = axis == .horizontal ? extents.columns : extents.rows
            lengths[axis] =
                abs(sizes[longest] - container[axis]) < 1e-6
                ? LayoutStep(.stackBreadth, .length(sizes[longest], ofChild: longest)).along(axis)
                : LayoutStep(
                    .stackGuides,
                    .sum([.number(extent.before, .guideLine), .number(container[axis] - extent.before, .guide)])
                )
            offers[axis] = LayoutStep(.ownLength, .length(container[axis])).along(axis)
            starts[axis] =
                AlignmentSteps.step(
                    shift: frames[item][axis],
                    room: .length(container[axis]),
                    length: .length(sizes[item], ofChild: item),
                    line: frames[item][axis],
                    guide: 0,
                    rule: .stackGuideStart
                )
                .along(axis)
        }
    }
}

extension LayoutRule {
    /// The rule for an item across its stack that corresponds to this alignment rule.
    fileprivate var inStack: LayoutRule {
        switch self {
        case .alignedStart: .stackAlignedStart
        case .alignedCenter: .stackAlignedCenter
        case .alignedEnd: .stackAlignedEnd
        default: self
        }
    }
}
