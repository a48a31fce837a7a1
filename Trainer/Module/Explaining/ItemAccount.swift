import LayoutSolvers

/// Steps along both axes.
struct AxisSteps {
    var horizontal: LayoutStep?
    var vertical: LayoutStep?

    subscript(axis: Axis) -> LayoutStep? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The steps of a container that lead to the frame of one item.
///
/// They are created only on request. In the formulas, `.itself` is the container and `.child` an item.
struct ItemAccount {
    /// The item whose frame is explained.
    let item: Int
    /// The lengths of the container.
    var lengths = AxisSteps()
    /// The proposals to the item.
    var offers = AxisSteps()
    /// The distances of the item from the start of the container.
    var starts = AxisSteps()

    /// Records the position of the item in its cell.
    mutating func place(
        along axis: Axis,
        inCell cell: (start: Double, length: Double),
        after before: [LayoutFormula]? = nil,
        at start: Double,
        length: Double
    ) {
        let offer = offers[axis]?.value
        let room: LayoutFormula =
            offer == cell.length
            ? .quantity(LayoutQuantity(.offer, of: .child(item)), offer) : .number(cell.length, .cell)
        let slack = AlignmentSteps.step(
            shift: start - cell.start,
            room: room,
            length: .length(length, ofChild: item),
            line: start - cell.start,
            guide: 0,
            rule: .cellGuide
        )
        let before = before ?? [.number(cell.start, .tracksBefore)]
        starts[axis] = LayoutStep(slack.rule.inCell, .total(before + [slack.formula])).along(axis)
    }
}

extension LayoutStep {
    /// Returns the step with the axes of the figure in place of the axes of a solver.
    func along(_ axis: Axis) -> LayoutStep {
        mapQuantities { $0.oriented(alongIsHorizontal: axis == .horizontal) }
    }
}

extension LayoutRule {
    /// The rule for an item in a cell that corresponds to this alignment rule.
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
