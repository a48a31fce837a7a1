/// The options for building the content of a lazy grid.
struct LazyContentOptions: ListContext {
    /// Whether views are built only when they are visible.
    var defersElements: Bool

    func addElements(_ count: Int, to builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void) {
        builder.add(DeferredItems(count: count, in: builder, build: build))
    }
}

/// The boundary between the items of a section and its header or footer, after which a new line starts.
package final class LazySectionBreak: PlaceholderNode {
    /// The content that follows the break.
    package enum FollowingContent {
        /// Headers and footers, each in a separate line.
        case lines
        /// Items in their tracks.
        case items
    }

    let following: FollowingContent

    init(before following: FollowingContent, in builder: NodeBuilder) {
        self.following = following
        super.init(in: builder)
    }
}

/// The views of a `ForEach` that haven't been built yet.
final class DeferredItems: PlaceholderNode {
    private let itemCount: Int
    private let subtree: DeferredSubtree
    private let build: (Int, NodeBuilder) -> Void
    private var wrappers: [Wrapper] = []

    init(count: Int, in builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void) {
        itemCount = count
        subtree = DeferredSubtree(in: builder)
        self.build = build
        super.init(in: builder)
    }

    override var count: Int { itemCount }

    override func wrap(_ wrapper: Wrapper) { wrappers.append(wrapper) }

    /// Builds the view at a position; each position is built once, in ascending order.
    func item(at position: Int) -> (node: LayoutNode, identity: String) {
        let (nodes, identities) = subtree.items { self.build(position, $0) }
        let node = nodes.count == 1 ? nodes[0] : subtree.emptyNode
        let wrapped = wrappers.reduce(node) { node, wrapper in
            wrapper.subtree.make { $0.wrapped(node, at: wrapper.position + position, wrapper.node) }
        }
        return (wrapped, identities.first ?? "")
    }
}

extension NodeBuilder {
    /// Adds a section break before lines or items, if the views are built for a lazy grid.
    package func addLazySectionBreak(before following: LazySectionBreak.FollowingContent) {
        guard listContext is LazyContentOptions else { return }
        add(LazySectionBreak(before: following, in: self))
    }
}
