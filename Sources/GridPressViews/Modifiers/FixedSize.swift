nonisolated extension View {
    /// Fixes the view at its ideal size, whatever size is proposed.
    public func fixedSize() -> ModifiedView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal length along some axes, whatever length is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView<Self> {
        wrapped {
            $1.store.kind(FixedSizeNodes.self).add($0, horizontal: horizontal, vertical: vertical, in: $1)
        }
    }
}

private final class FixedSizeNodes: UnaryNodeKind {
    private struct FixedAxes {
        let horizontal: Bool
        let vertical: Bool

        /// Returns the proposal to the child.
        func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        }
    }

    @exclusivity(unchecked) private var axes: [FixedAxes] = []

    func add(_ child: LayoutNode, horizontal: Bool, vertical: Bool, in builder: NodeBuilder) -> LayoutNode {
        axes.append(FixedAxes(horizontal: horizontal, vertical: vertical))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .fixedSize }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let axes = axes[payload]
        return .of {
            $0.add(.horizontal, isOn: axes.horizontal)
            $0.add(.vertical, isOn: axes.vertical)
        }
    }

    override func isStep(_ payload: Int) -> Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        child(payload).sizeThatFits(axes[payload].offer(for: proposal))
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        child(payload).length(along: axis, for: axes[payload].offer(for: proposal))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: axes[payload].offer(for: proposal))
    }
}
