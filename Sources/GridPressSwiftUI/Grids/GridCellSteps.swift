import LayoutSolvers

extension LayoutAccount {
    /// Records how a view lies in its cell along an axis.
    ///
    /// - Parameters:
    ///   - child: The index of the view.
    ///   - axis: The axis.
    ///   - cell: Where the cell starts, and how long it is.
    ///   - start: Where the view starts, from the same corner.
    ///   - length: How long the view is.
    ///   - rule: The rule of the place.
    ///   - facts: The numbers that its sentence names.
    package mutating func place(
        _ child: Int,
        along axis: Axis,
        inCell cell: (start: CGFloat, length: CGFloat),
        at start: CGFloat,
        length: CGFloat,
        rule: LayoutRule = .trackStart,
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
        let step = LayoutStep(rule, .total([.number(Double(cell.start), .tracksBefore), slack.formula]), facts: facts)
        children[child].offset[LayoutQuantity.Axis(axis)] = step.along(axis)
    }
}
