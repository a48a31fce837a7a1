nonisolated extension View {
    /// Adds views above or below this view, which is laid out in the rest of the space.
    ///
    /// Without a spacing, the views determine the distance, usually 8 points.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        let layout = VStackLayout(alignment: alignment, spacing: spacing)
        return modified(
            by: SafeAreaInsetModifier(layout: layout, kind: .vStack, isFirst: edge == .top, content: content())
        )
    }

    /// Adds views beside this view, which is laid out in the rest of the space.
    ///
    /// Without a spacing, the views determine the distance, usually 8 points.
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        let layout = HStackLayout(alignment: alignment, spacing: spacing)
        return modified(
            by: SafeAreaInsetModifier(layout: layout, kind: .hStack, isFirst: edge == .leading, content: content())
        )
    }

    /// Adds padding at some edges; `nil` for 16 points.
    ///
    /// A picture draws it as plain padding.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
        padding(edges, length)
    }

    /// Adds padding of a length in points at all edges.
    ///
    /// A picture draws it as plain padding.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedView<Self> { padding(length) }

    /// Adds padding at each edge.
    ///
    /// A picture draws it as plain padding.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView<Self> { padding(insets) }
}

private struct SafeAreaInsetModifier<L: Layout, Content: View>: NodeModifier {
    let layout: L
    let kind: Drawing.Kind
    let isFirst: Bool
    let content: Content

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        // The added views choose their size first.
        guard let views = builder.only(content, arrangedBy: ZStackLayout(), kind: .zStack) else { return child }
        let inset = builder.store.kind(LayoutPriorityNodes.self).add(views, priority: 1, in: builder)
        let children = isFirst ? [inset, child] : [child, inset]
        let node = ContainerNode(layout, kind: kind, children: children, in: builder).node
        node.traits = child.traits
        return node
    }
}
