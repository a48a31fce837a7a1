nonisolated extension View {
    /// Lays views above or below this one, which gets the room that they leave.
    ///
    /// Without a spacing there is as much space as the two prefer to each other; mostly that is 8 points.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        let layout = VStackLayout(alignment: alignment, spacing: spacing)
        return modified(
            by: SafeAreaInsetModifier(layout: layout, kind: "VStack", isFirst: edge == .top, content: content())
        )
    }

    /// Lays views beside this one, which gets the room that they leave.
    ///
    /// Without a spacing there is as much space as the two prefer to each other; mostly that is 8 points.
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        let layout = HStackLayout(alignment: alignment, spacing: spacing)
        return modified(
            by: SafeAreaInsetModifier(layout: layout, kind: "HStack", isFirst: edge == .leading, content: content())
        )
    }

    /// Keeps room at some sides of the view free.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
        padding(edges, length)
    }

    /// Keeps room on all sides of the view free.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedView<Self> { padding(length) }

    /// Keeps room at each side of the view free.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView<Self> { padding(insets) }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// A set of these sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// A set of these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The lower side.
        public static let bottom = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}

/// The side on which reading starts, or the other one.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The side on which reading starts.
    case leading
    /// The side on which reading ends.
    case trailing

    /// A set of these sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// A set of these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The side on which reading starts.
        public static let leading = Set(rawValue: 1)
        /// The side on which reading ends.
        public static let trailing = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

private struct SafeAreaInsetModifier<L: Layout, Content: View>: NodeModifier {
    let layout: L
    let kind: String
    let isFirst: Bool
    let content: Content

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        // The views choose their size first.
        guard let views = builder.only(content, arrangedBy: ZStackLayout(), kind: "ZStack") else { return child }
        let inset = builder.store.kind(LayoutPriorityNodes.self).add(views, priority: 1, in: builder)
        let children = isFirst ? [inset, child] : [child, inset]
        let node = ContainerNode(layout, kind: kind, children: children, in: builder).node
        node.traits = child.traits
        return node
    }
}
