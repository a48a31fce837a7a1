nonisolated extension View {
    /// Draws the view somewhere else; layout goes on as if it hadn't moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> {
        modified(by: OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Draws the view somewhere else; layout goes on as if it hadn't moved.
    public func offset(_ offset: CGSize) -> ModifiedView<Self> { modified(by: OffsetModifier(offset: offset)) }

    /// Takes all room offered, and centres the view on a point of it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> { position(CGPoint(x: x, y: y)) }

    /// Takes all room offered, and centres the view on a point of it.
    public func position(_ position: CGPoint) -> ModifiedView<Self> {
        modified(by: PositionModifier(position: position))
    }
}

struct OffsetModifier: NodeModifier {
    let offset: CGSize

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        OffsetNode(child, offset: offset, in: builder).node
    }
}

private struct PositionModifier: NodeModifier {
    let position: CGPoint

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        PositionNode(child, position: position, in: builder).node
    }
}

private final class OffsetNode: UnaryNode {
    private let offset: CGSize

    init(_ child: LayoutNode, offset: CGSize, in builder: NodeBuilder) {
        self.offset = offset
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("offset") }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("x", offset.width, unless: 0)
            $0.add("y", offset.height, unless: 0)
        }
    }

    override var isStep: Bool { true }

    /// The view keeps its place for layout and guides; only where it is drawn changes.
    override func childFrame(_ placement: ChildPlacement, in frame: CGRect) -> CGRect {
        frame.offsetBy(dx: direction == .rightToLeft ? -offset.width : offset.width, dy: offset.height)
    }
}

private final class PositionNode: LayoutModifierNode {
    private let position: CGPoint

    init(_ child: LayoutNode, position: CGPoint, in builder: NodeBuilder) {
        self.position = position
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("position") }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("x", position.x)
            $0.add("y", position.y)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = ProposedViewSize(size)
        let childSize = child.sizeThatFits(offer)
        let origin = CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
        return ChildPlacement(origin: origin, size: childSize, proposal: offer)
    }

    override var spacing: ViewSpacing { .ordinary }

    override var hasOrdinarySpacing: Bool { true }
}
