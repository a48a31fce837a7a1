import LayoutSolvers

nonisolated extension View {
    /// Adds room at some sides as a part of the view's own size: of its width before and behind it, of its height above
    /// and below it.
    ///
    ///     Text("Far from the corner").relativePadding([.leading, .top], 0.2)
    ///
    /// Around a view that takes whatever it is offered it is that part of both together: 0.1 at both sides of a colour
    /// in 300 points leaves 240 for the colour. Below 0 the view reaches beyond its room.
    public func relativePadding(_ edges: Edge.Set, _ lengthFactor: CGFloat) -> ModifiedView<Self> {
        modified(by: RelativePaddingModifier(edges: edges, factor: lengthFactor))
    }

    /// Adds room on all sides as a part of the view's own size.
    public func relativePadding(_ lengthFactor: CGFloat) -> ModifiedView<Self> { relativePadding(.all, lengthFactor) }

    /// Adds room at some sides as a part of the view's own size.
    public func relativePadding(edges: Edge.Set, lengthFactor: CGFloat) -> ModifiedView<Self> {
        relativePadding(edges, lengthFactor)
    }
}

private struct RelativePaddingModifier: NodeModifier {
    let edges: Edge.Set
    let factor: CGFloat

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard factor.magnitude <= FigureLimits.length else {
            return child.adding(
                finding:
                    .invalidRelativePadding,
                "The relative padding \(factor) is out of range. No padding is added.",
                fix: "Use a finite fraction of the size of the view, such as 0.1."
            )
        }
        return RelativePaddingNode(child, EdgeInsets(factor, at: edges), factor: factor, in: builder).node
    }
}

extension NodeFinding {
    fileprivate static func ofWholePadding(_ factor: CGFloat) -> NodeFinding {
        NodeFinding(
            code: .invalidRelativePadding,
            message:
                "The relative padding \(factor) leaves no space for a view that fills its proposal. The "
                + "padding is relative to the ideal size of the view instead.",
            fix: "Use paddings whose sum along each axis is less than 1."
        )
    }
}

private final class RelativePaddingNode: LayoutModifierNode {
    private let horizontal: RelativePaddingSolver
    private let vertical: RelativePaddingSolver
    private let factor: CGFloat
    private let measurements: MeasurementBudget
    /// What was answered to proposals: each asks the view up to three times.
    private var known: [ProposedViewSize: CachedPlacement] = [:]

    private struct CachedPlacement {
        var placement: ChildPlacement
        var size: CGSize
    }

    init(_ child: LayoutNode, _ insets: EdgeInsets, factor: CGFloat, in builder: NodeBuilder) {
        self.factor = factor
        horizontal = RelativePaddingSolver(before: Double(insets.leading), after: Double(insets.trailing))
        vertical = RelativePaddingSolver(before: Double(insets.top), after: Double(insets.bottom))
        measurements = builder.measurements
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("relativePadding") }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("top", CGFloat(vertical.before), unless: 0)
            $0.add("leading", CGFloat(horizontal.before), unless: 0)
            $0.add("bottom", CGFloat(vertical.after), unless: 0)
            $0.add("trailing", CGFloat(horizontal.after), unless: 0)
        }
    }

    private func solver(_ axis: Axis) -> RelativePaddingSolver { axis == .horizontal ? horizontal : vertical }

    private func answer(to proposal: ProposedViewSize) -> CachedPlacement {
        if let known = known[proposal] { return known }
        guard measurements.consume(1) else {
            return CachedPlacement(placement: ChildPlacement(origin: .zero, size: .zero, proposal: .zero), size: .zero)
        }
        var offer = proposal
        var isFilling: Axis.Set = []
        for axis in Axis.allCases where solver(axis).sum != 0 && proposal[axis] != nil {
            let fills = solver(axis).isFilling(most: most(along: axis, of: proposal))
            if fills { isFilling.insert(Axis.Set(axis)) }
            offer[axis] = solver(axis).contentOffer(for: proposal[axis].map(Double.init), isFilling: fills)
                .map { CGFloat($0) }
        }
        let content = child.sizeThatFits(offer)
        let width = room(.horizontal, around: content, offer, isFilling)
        let height = room(.vertical, around: content, offer, isFilling)
        let answer = CachedPlacement(
            placement: ChildPlacement(
                origin: CGPoint(x: width.before, y: height.before),
                size: content,
                proposal: offer
            ),
            size: CGSize(width: width.length, height: height.length).withoutInvalidLengths
        )
        known[proposal] = answer
        return answer
    }

    /// How much of endless room along an axis the view takes.
    private func most(along axis: Axis, of proposal: ProposedViewSize) -> Double {
        var most = proposal
        most[axis] = .infinity
        return Double(child.length(along: axis, for: most))
    }

    private func room(
        _ axis: Axis,
        around content: CGSize,
        _ offer: ProposedViewSize,
        _ isFilling: Axis.Set
    ) -> (before: Double, after: Double, length: Double) {
        solver(axis).room(
            around: Double(content[axis]),
            offered: Double(offer[axis] ?? .infinity),
            isFilling: isFilling.contains(Axis.Set(axis))
        )
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(to: proposal).size }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        answer(to: proposal).placement
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let isTooMuch = Axis.allCases.contains { axis in
            !solver(axis).leavesRoom && proposal[axis] != nil && most(along: axis, of: proposal) == .infinity
        }
        if isTooMuch { canvas.report(.ofWholePadding(factor), at: canvas.place(of: kind)) }
        super.draw(in: frame, proposal: proposal, on: canvas)
    }

    override var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if horizontal.before != 0 { edges.insert(.leading) }
        if horizontal.after != 0 { edges.insert(.trailing) }
        if vertical.before != 0 { edges.insert(.top) }
        if vertical.after != 0 { edges.insert(.bottom) }
        return child.spacing.resettingText(at: edges, direction: direction)
    }
}
