nonisolated extension View {
    /// Records other views, which aren't drawn, as what assistive technologies read instead of this view.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> ModifiedView<Self> {
        modified(by: SpokenViewsModifier(kind: .spokenRepresentation, views: representation()))
    }

    /// Records other views, which aren't drawn, as the children of this view that assistive technologies read.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> ModifiedView<Self> {
        modified(by: SpokenViewsModifier(kind: .spokenChildren, views: children()))
    }
}

/// A modifier that adds views that are read and not painted.
private struct SpokenViewsModifier<Views: View>: NodeModifier {
    let kind: Drawing.Kind
    let views: Views

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard let views = builder.only(views, arrangedBy: VStackLayout(), kind: .vStack) else { return child }
        return builder.store.kind(SpokenViewNodes.self).add(child, kind, views, in: builder)
    }
}

/// The nodes of views with additional views that are read and not painted.
private final class SpokenViewNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var additions: [(kind: Drawing.Kind, views: LayoutNode)] = []

    func add(_ child: LayoutNode, _ kind: Drawing.Kind, _ views: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        additions.append((kind, views))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { additions[payload].kind }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ElementHeader(kind(payload))
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
        let views = canvas.begin(.spokenViews, frame: frame, effect: .hidden)
        canvas.draw(additions[payload].views, in: frame, proposal: ProposedViewSize(frame.size))
        canvas.end(views)
    }
}
