/// The nodes of the subviews of a view.
///
/// They are built to be counted. They are built again for a subview that is used in another environment or stack.
package final class SubviewSource {
    private let ids: [Subview.ID]
    private let nodes: [LayoutNode]
    /// The store of the nodes, kept alive as long as the subviews.
    private let store: NodeStore
    private let subtree: DeferredSubtree
    private let makeNodes: (NodeBuilder, Axis?) -> [LayoutNode]
    private var others: [Key: (environment: EnvironmentValues, nodes: [LayoutNode])] = [:]

    /// The context that nodes are built for.
    private struct Key: Hashable {
        let environment: ObjectIdentifier
        let orientation: Axis?
    }

    package init<Content: View>(_ content: Content, in builder: NodeBuilder) {
        // The views that show the subviews have the position of the reader; the subviews need a position beside it.
        let content = content.id("subviews")
        store = builder.store
        subtree = DeferredSubtree(in: builder)
        makeNodes = { builder, orientation in builder.children(content, stackOrientation: orientation) }
        let (nodes, names) = builder.items(content, for: SectionReading())
        self.nodes = nodes
        var occurrences: [String: Int] = [:]
        ids = names.map { name in
            let occurrence = occurrences[name, default: 0]
            occurrences[name] = occurrence + 1
            return Subview.ID(name: name, occurrence: occurrence)
        }
    }

    /// The subviews, in order.
    package var subviews: SubviewsCollection {
        SubviewsCollection(
            nodes.indices.map { Subview(id: ids[$0], index: $0, node: nodes[$0], source: self) }
        )
    }

    /// Returns the node at an index, as it is built at the position of a builder.
    func node(at index: Int, in builder: NodeBuilder) -> LayoutNode? {
        guard builder.store === store else { return nil }
        let environment = builder.environment
        let orientation = nodes[index].dependsOnStack ? builder.stackOrientation : nil
        if environment.isShared(with: subtree.environment), orientation == nil { return nodes[index] }
        let key = Key(environment: environment.identity, orientation: orientation)
        let others = others[key]?.nodes ?? makeOthers(for: key, environment: environment)
        return others.indices.contains(index) ? others[index] : nil
    }

    private func makeOthers(for key: Key, environment: EnvironmentValues) -> [LayoutNode] {
        var subtree = subtree
        subtree.environment = environment
        let nodes = subtree.make { makeNodes($0, key.orientation) }
        others[key] = (environment, nodes)
        return nodes
    }
}

/// The context of a container that reads subviews, in which sections mark their parts.
package struct SectionReading: ListContext {
    package var defersElements: Bool { false }

    package func addElements(_ count: Int, to builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void) {}
}

extension LayoutNode {
    /// Whether the view depends on the axis of its stack, as dividers and spacers do.
    fileprivate var dependsOnStack: Bool {
        var node = self
        while let child = node.behavior.kind.shownChild(node.behavior.payload) { node = child }
        return node.kind == .divider || node.kind == .spacer
    }
}

/// A view that shows the subviews of another.
package struct SubviewReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let result: (SubviewsCollection) -> Result

    package init(_ content: Content, @ViewBuilder result: @escaping (SubviewsCollection) -> Result) {
        self.content = content
        self.result = result
    }

    /// Whether the view makes exactly one node: a reader makes the nodes of its result.
    @_documentation(visibility: internal)
    package static var _makesOneNode: Bool { false }

    package func _build(into builder: NodeBuilder) {
        let source = SubviewSource(content, in: builder)
        builder.build(result(source.subviews), at: .body)
    }
}
