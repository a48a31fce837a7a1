/// A node in a list that isn't a view, such as one that stands for views which are made later.
///
/// The container that asked for it removes it.
class PlaceholderNode: NodeObject {
    /// A modifier around the views that a placeholder stands for.
    struct Wrapper {
        let subtree: DeferredSubtree
        let position: Int
        let node: (LayoutNode) -> LayoutNode
    }

    init(in builder: NodeBuilder) { super.init(in: builder, isPlaceholder: true) }

    /// The number of views that it stands for.
    var count: Int { 0 }

    /// Puts a modifier around the views that it stands for.
    func wrap(_ wrapper: Wrapper) {}
}

/// A container that has a say in how the list of its views is made.
package protocol ListContext {
    /// Whether the elements of a collection are made only when they are shown.
    var defersElements: Bool { get }

    /// Adds a placeholder for so many elements, each of which makes one view, to the list.
    func addElements(_ count: Int, to builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void)
}
