import LayoutSolvers

extension LayoutAccount {
    /// Records how a view lies in its cell along an axis.
    ///
    /// - Parameters:
    ///   - child: The index of the view.
    ///   - axis: The axis.
    ///   - cell: Where the cell starts, and how long it is.
    ///   - before: The parts of the way to the cell; `nil` for one number.
    ///   - start: Where the view starts, from the same corner.
    ///   - length: How long the view is.
    ///   - rule: The rule of the place.
    ///   - facts: The numbers that its sentence names.
    package mutating func place(
        _ child: Int,
        along axis: Axis,
        inCell cell: (start: CGFloat, length: CGFloat),
        after before: [LayoutFormula]? = nil,
        at start: CGFloat,
        length: CGFloat,
        rule: LayoutRule = .cellGuide,
        facts: [LayoutFormula] = []
    ) {
        // Where a view is offered its cell, the steps of that say why it is as long as it is.
        let offer = children[child].offer[LayoutQuantity.Axis(axis)]?.value
        let room: LayoutFormula =
            offer == Double(cell.length)
            ? .quantity(LayoutQuantity(.offer, of: .child(child)), offer) : .number(Double(cell.length), .cell)
        let slack = AlignmentSteps.step(
            shift: Double(start - cell.start),
            room: room,
            length: .length(Double(length), ofChild: child),
            line: Double(start - cell.start),
            guide: 0,
            rule: rule
        )
        let before = before ?? [.number(Double(cell.start), .tracksBefore)]
        let step = LayoutStep(
            rule == .cellGuide ? slack.rule.inCell : rule,
            .total(before + [slack.formula]),
            facts: facts
        )
        children[child].offset[LayoutQuantity.Axis(axis)] = step.along(axis)
    }
}

extension LayoutRule {
    /// The rule of a view that is aligned in a cell as this rule says.
    fileprivate var inCell: LayoutRule {
        switch self {
        case .alignedStart: .cellStart
        case .alignedCenter: .cellCenter
        case .alignedEnd: .cellEnd
        case .alignedFilled: .cellFilled
        default: .cellGuide
        }
    }
}
