/// A node in a list that isn't a view, such as one that represents views that are built later.
///
/// The container that requested it removes it.
package class PlaceholderNode: NodeObject {
    /// A modifier around the views that a placeholder represents.
    struct Wrapper {
        let subtree: DeferredSubtree
        let position: Int
        let node: (LayoutNode) -> LayoutNode
    }

    init(in builder: NodeBuilder) { super.init(in: builder, isPlaceholder: true) }

    /// The number of views that the placeholder represents.
    var count: Int { 0 }

    /// Adds a modifier around the views that the placeholder represents.
    func wrap(_ wrapper: Wrapper) {}
}

/// A container that affects how the list of its views is built.
package protocol ListContext {
    /// Whether the elements of a collection are built only when they are shown.
    var defersElements: Bool { get }

    /// Adds a placeholder for a number of elements, each with one view, to the list.
    func addElements(_ count: Int, to builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void)
}
