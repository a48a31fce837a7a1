nonisolated extension View {
    /// Gives the view its ideal size, whatever is offered.
    public func fixedSize() -> ModifiedView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length along some axes, whatever is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView<Self> {
        modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

private struct FixedSizeModifier: NodeModifier {
    let horizontal: Bool
    let vertical: Bool

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        FixedSizeNode(child, horizontal: horizontal, vertical: vertical, in: builder).node
    }
}

private final class FixedSizeNode: UnaryNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool, in builder: NodeBuilder) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("fixedSize") }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("horizontal", isOn: horizontal)
            $0.add("vertical", isOn: vertical)
        }
    }

    override var isStep: Bool { true }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        child.length(along: axis, for: offer(proposal))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: offer(proposal))
    }
}
