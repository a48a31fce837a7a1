nonisolated extension View {
    /// Proposes a fixed size to the view, whatever size is proposed.
    ///
    /// Unlike a frame, the result has the size that the view takes.
    package func proposing(_ size: ProposedViewSize) -> ModifiedView<Self> {
        wrapped { $1.store.kind(FixedProposalNodes.self).add($0, proposing: size, in: $1) }
    }
}

private final class FixedProposalNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var sizes: [ProposedViewSize] = []

    func add(_ child: LayoutNode, proposing size: ProposedViewSize, in builder: NodeBuilder) -> LayoutNode {
        sizes.append(size)
        return add(child, in: builder)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        child(payload).sizeThatFits(sizes[payload])
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        child(payload).length(along: axis, for: sizes[payload])
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: sizes[payload])
    }
}
