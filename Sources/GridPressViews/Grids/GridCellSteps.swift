import LayoutSolvers

extension LayoutAccount {
    /// Records the layout steps of a view's position in its cell along an axis.
    ///
    /// - Parameters:
    ///   - child: The index of the view.
    ///   - axis: The axis.
    ///   - cell: The start and the length of the cell.
    ///   - before: The lengths before the cell; `nil` for a single number.
    ///   - start: The start of the view, from the same corner.
    ///   - length: The length of the view.
    ///   - rule: The rule of the position.
    ///   - facts: The numbers that the text of the rule contains.
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
        // If the proposal to a view is the length of its cell, the steps of the proposal explain that length.
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
    /// The variant of this alignment rule for a view in a cell.
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
