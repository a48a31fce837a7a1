/// A node with one child, such as that of a modifier.
///
/// Without overriding anything it is as if it were not there. One that answers `sizeThatFits` itself is a
/// ``LayoutModifierNode``, or also answers `length` itself.
class UnaryNode: NodeObject {
    let child: LayoutNode

    init(
        _ child: LayoutNode,
        in builder: NodeBuilder,
        mayHaveExplicitAlignment: Bool = false,
        carriesForContainer: Bool = false
    ) {
        self.child = child
        super.init(
            in: builder,
            mayHaveExplicitAlignment: mayHaveExplicitAlignment || child.mayHaveExplicitAlignment,
            carriesForContainer: carriesForContainer || child.flags.contains(.carriesForContainer)
        )
        node.takeTraits(of: child)
    }

    override var kind: Drawing.Kind { child.kind }

    override var isStep: Bool { false }

    override var shownChild: LayoutNode? { child }

    override func carried(_ type: ObjectIdentifier) -> [Any] { child.carried(type) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        child.length(along: axis, for: proposal)
    }

    override func leaveStack() { child.leaveStack() }

    override var layoutPriority: Double { child.layoutPriority }

    override var spacing: ViewSpacing { child.spacing }

    override var hasOrdinarySpacing: Bool { child.hasOrdinarySpacing }

    /// What the child is offered, and where it goes, when this view answers `proposal` with `size`.
    func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: proposal)
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        guard child.mayHaveExplicitAlignment else { return nil }
        let placement = placeChild(size: size, proposal: proposal)
        return child.explicitAlignment(guide, size: placement.size, proposal: placement.proposal)
            .map { $0 + placement.origin[guide.axis] }
    }

    /// Where the child is drawn.
    func childFrame(_ placement: ChildPlacement, in frame: CGRect) -> CGRect { placement.frame(in: frame, direction) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        guard name == nil else {
            let element = canvas.begin(kind, name: name, frame: frame)
            drawChild(in: frame, proposal: proposal, on: canvas)
            return canvas.end(element)
        }
        drawChild(in: frame, proposal: proposal, on: canvas)
    }

    final func drawChild(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let placement = placeChild(size: frame.size, proposal: proposal)
        canvas.draw(child, in: childFrame(placement, in: frame), proposal: placement.proposal)
    }
}

/// A modifier that takes part in layout.
///
/// It answers for its own priority: what it holds doesn't show through.
class LayoutModifierNode: UnaryNode {
    override var isStep: Bool { true }

    override var layoutPriority: Double { 0 }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }
}
