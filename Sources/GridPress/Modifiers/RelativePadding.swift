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
        return builder.store.kind(RelativePaddingNodes.self).add(
            child,
            EdgeInsets(factor, at: edges),
            factor: factor,
            in: builder
        )
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

private final class RelativePaddingNodes: ModifierNodeKind {
    private struct Padding {
        let horizontal: RelativePaddingSolver
        let vertical: RelativePaddingSolver
        let factor: CGFloat
        let measurements: MeasurementBudget

        subscript(axis: Axis) -> RelativePaddingSolver { axis == .horizontal ? horizontal : vertical }

        /// The edges at which there is room.
        var edges: Edge.Set {
            var edges: Edge.Set = []
            if horizontal.before != 0 { edges.insert(.leading) }
            if horizontal.after != 0 { edges.insert(.trailing) }
            if vertical.before != 0 { edges.insert(.top) }
            if vertical.after != 0 { edges.insert(.bottom) }
            return edges
        }
    }

    private struct CachedPlacement {
        var placement: ChildPlacement
        var size: CGSize
    }

    @exclusivity(unchecked) private var paddings: [Padding] = []
    /// The answers to proposals, by payload: each asks the view up to three times.
    @exclusivity(unchecked) private var known: [[ProposedViewSize: CachedPlacement]] = []

    func add(_ child: LayoutNode, _ insets: EdgeInsets, factor: CGFloat, in builder: NodeBuilder) -> LayoutNode {
        paddings.append(
            Padding(
                horizontal: RelativePaddingSolver(before: Double(insets.leading), after: Double(insets.trailing)),
                vertical: RelativePaddingSolver(before: Double(insets.top), after: Double(insets.bottom)),
                factor: factor,
                measurements: builder.measurements
            )
        )
        known.append([:])
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .modifier("relativePadding") }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let padding = paddings[payload]
        return .of {
            $0.add("top", CGFloat(padding.vertical.before), unless: 0)
            $0.add("leading", CGFloat(padding.horizontal.before), unless: 0)
            $0.add("bottom", CGFloat(padding.vertical.after), unless: 0)
            $0.add("trailing", CGFloat(padding.horizontal.after), unless: 0)
        }
    }

    private func answer(to proposal: ProposedViewSize, _ payload: Int) -> CachedPlacement {
        if let known = known[payload][proposal] { return known }
        let padding = paddings[payload]
        guard padding.measurements.consume(1) else {
            return CachedPlacement(placement: ChildPlacement(origin: .zero, size: .zero, proposal: .zero), size: .zero)
        }
        var offer = proposal
        var isFilling: Axis.Set = []
        for axis in Axis.allCases where padding[axis].sum != 0 && proposal[axis] != nil {
            let fills = padding[axis].isFilling(most: most(along: axis, of: proposal, payload))
            if fills { isFilling.insert(Axis.Set(axis)) }
            offer[axis] = padding[axis].contentOffer(for: proposal[axis].map(Double.init), isFilling: fills)
                .map { CGFloat($0) }
        }
        let content = child(payload).sizeThatFits(offer)
        func room(_ axis: Axis) -> (before: Double, after: Double, length: Double) {
            padding[axis].room(
                around: Double(content[axis]),
                offered: Double(offer[axis] ?? .infinity),
                isFilling: isFilling.contains(Axis.Set(axis))
            )
        }
        let (width, height) = (room(.horizontal), room(.vertical))
        let answer = CachedPlacement(
            placement: ChildPlacement(
                origin: CGPoint(x: width.before, y: height.before),
                size: content,
                proposal: offer
            ),
            size: CGSize(width: width.length, height: height.length).withoutInvalidLengths
        )
        known[payload][proposal] = answer
        return answer
    }

    /// Returns how much of endless room along an axis the view takes.
    private func most(along axis: Axis, of proposal: ProposedViewSize, _ payload: Int) -> Double {
        var most = proposal
        most[axis] = .infinity
        return Double(child(payload).length(along: axis, for: most))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        answer(to: proposal, payload).size
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        answer(to: proposal, payload).placement
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let padding = paddings[payload]
        let isTooMuch = Axis.allCases.contains { axis in
            !padding[axis].leavesRoom && proposal[axis] != nil
                && most(along: axis, of: proposal, payload) == .infinity
        }
        if isTooMuch { canvas.report(.ofWholePadding(padding.factor), at: canvas.place(of: kind(payload))) }
        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        child(payload).spacing.resettingText(at: paddings[payload].edges, direction: node.direction)
    }
}
