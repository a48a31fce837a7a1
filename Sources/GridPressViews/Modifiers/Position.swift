nonisolated extension View {
    /// Draws the view at an offset in points, without an effect on layout.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> {
        modified(by: OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Draws the view at an offset in points, without an effect on layout.
    public func offset(_ offset: CGSize) -> ModifiedView<Self> { modified(by: OffsetModifier(offset: offset)) }

    /// Fills the proposed size, and centers the view on a point of it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> { position(CGPoint(x: x, y: y)) }

    /// Fills the proposed size, and centers the view on a point of it.
    public func position(_ position: CGPoint) -> ModifiedView<Self> {
        wrapped { $1.store.kind(PositionNodes.self).add($0, position: position, in: $1) }
    }
}

struct OffsetModifier: NodeModifier {
    let offset: CGSize

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(OffsetNodes.self).add(child, offset: offset, in: builder)
    }
}

private final class OffsetNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var offsets: [CGSize] = []

    func add(_ child: LayoutNode, offset: CGSize, in builder: NodeBuilder) -> LayoutNode {
        offsets.append(offset)
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .offset }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let offset = offsets[payload]
        return .of {
            $0.add(.x, offset.width, unless: 0)
            $0.add(.y, offset.height, unless: 0)
        }
    }

    override func isStep(_ payload: Int) -> Bool { true }

    /// Draws the view at the offset.
    ///
    /// Its position in the layout and its guides don't change.
    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let offset = offsets[payload]
        let dx = node.direction == .rightToLeft ? -offset.width : offset.width
        canvas.draw(child(payload), in: frame.offsetBy(dx: dx, dy: offset.height), proposal: proposal)
    }
}

private final class PositionNodes: ModifierNodeKind {
    @exclusivity(unchecked) private var positions: [CGPoint] = []

    func add(_ child: LayoutNode, position: CGPoint, in builder: NodeBuilder) -> LayoutNode {
        positions.append(position)
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .position }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let position = positions[payload]
        return .of {
            $0.add(.x, position.x)
            $0.add(.y, position.y)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child(payload).sizeThatFits(proposal))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let position = positions[payload]
        let offer = ProposedViewSize(size)
        let childSize = child(payload).sizeThatFits(offer)
        let origin = CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
        return ChildPlacement(origin: origin, size: childSize, proposal: offer)
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { .ordinary }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { true }
}
