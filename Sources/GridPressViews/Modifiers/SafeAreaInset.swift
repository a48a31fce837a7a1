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

/// The top or bottom edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The edge at which reading starts.
    case leading
    /// The edge at which reading ends.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The edge at which reading starts.
        public static let leading = Set(rawValue: 1)
        /// The edge at which reading ends.
        public static let trailing = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
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
