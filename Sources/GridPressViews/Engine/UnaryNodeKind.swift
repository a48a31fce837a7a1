/// A kind of nodes with one child, such as the nodes of a modifier.
///
/// The default implementations pass everything on to the child. A kind that overrides `sizeThatFits` is a
/// ``ModifierNodeKind``, or also overrides `length`.
package class UnaryNodeKind: NodeKind {
    /// The child of each node.
    @exclusivity(unchecked) private var children: [LayoutNode] = []

    /// Adds a node around another.
    ///
    /// The index of its payload follows the indices of earlier nodes.
    final func add(_ child: LayoutNode, in builder: NodeBuilder, flags ownFlags: NodeFlags = []) -> LayoutNode {
        let passedOn: NodeFlags = [.mayHaveExplicitAlignment, .carriesForContainer]
        let flags = ownFlags.union(child.flags.intersection(passedOn))
        children.append(child)
        let node = builder.store.add(
            self,
            payload: children.count - 1,
            flags.union(NodeFlags(builder.environment.layoutDirection))
        )
        node.takeTraits(of: child)
        return node
    }

    final func child(_ payload: Int) -> LayoutNode { children[payload] }

    override func kind(_ payload: Int) -> Drawing.Kind { child(payload).kind }

    override func isStep(_ payload: Int) -> Bool { false }

    override func shownChild(_ payload: Int) -> LayoutNode? { child(payload) }

    override func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] { child(payload).carried(type) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        child(payload).sizeThatFits(proposal)
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        child(payload).length(along: axis, for: proposal)
    }

    override func leaveStack(_ payload: Int) { child(payload).leaveStack() }

    override func layoutPriority(_ payload: Int) -> Double { child(payload).layoutPriority }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { child(payload).spacing }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { child(payload).hasOrdinarySpacing }

    /// Returns the placement of the child when this view returns `size` for `proposal`.
    func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: proposal)
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        let child = child(payload)
        guard child.mayHaveExplicitAlignment else { return nil }
        let placement = placeChild(size: size, proposal: proposal, payload)
        return child.explicitAlignment(guide, size: placement.size, proposal: placement.proposal)
            .map { $0 + placement.origin[guide.axis] }
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
    }

    final func drawChild(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let placement = placeChild(size: frame.size, proposal: proposal, payload)
        canvas.draw(
            child(payload),
            in: placement.frame(in: frame, node.direction),
            proposal: placement.proposal
        )
    }
}

/// The placement of a child, measured from the top leading corner.
package struct ChildPlacement {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }

    /// Returns the frame of the child in the frame of its parent.
    package func frame(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let area = CGRect(
            x: frame.minX + origin.x,
            y: frame.minY + origin.y,
            width: size.width,
            height: size.height
        )
        return direction == .rightToLeft ? area.mirrored(in: frame) : area
    }
}

extension ChildPlacement {
    /// Creates the placement of a child with a proposal, aligned in a size.
    package init(of child: LayoutNode, offered offer: ProposedViewSize, in size: CGSize, _ alignment: Alignment) {
        let dimensions = child.dimensions(in: offer)
        let area = ViewDimensions(area: size)
        let origin = CGPoint(
            x: area[alignment.horizontal] - dimensions[alignment.horizontal],
            y: area[alignment.vertical] - dimensions[alignment.vertical]
        )
        self.init(origin: origin, size: dimensions.size, proposal: offer)
    }

    /// Creates the placement of a child in the middle of a size.
    package init(centered child: CGSize, in size: CGSize, proposal: ProposedViewSize) {
        let origin = CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
        self.init(origin: origin, size: child, proposal: proposal)
    }
}

/// A kind of modifiers that take part in layout.
///
/// They have a layout priority, and the view inside doesn't show through them.
package class ModifierNodeKind: UnaryNodeKind {
    override func isStep(_ payload: Int) -> Bool { true }

    override func layoutPriority(_ payload: Int) -> Double { 0 }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        sizeThatFits(proposal, payload)[axis]
    }
}
