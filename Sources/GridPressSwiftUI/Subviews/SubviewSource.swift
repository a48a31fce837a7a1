/// The nodes of the subviews of a view.
///
/// They are made to be counted, and again where a subview stands in another environment or stack than its siblings
/// were made for.
final class SubviewSource {
    private let ids: [Subview.ID]
    private let nodes: [LayoutNode]
    /// The store of the nodes, which lives as long as the subviews.
    private let store: NodeStore
    private let subtree: DeferredSubtree
    private let makeNodes: (NodeBuilder, Axis?) -> [LayoutNode]
    private var others: [Key: (environment: EnvironmentValues, nodes: [LayoutNode])] = [:]

    /// The surroundings that nodes are made for.
    private struct Key: Hashable {
        let environment: ObjectIdentifier
        let orientation: Axis?
    }

    init<Content: View>(_ content: Content, in builder: NodeBuilder) {
        // The views that show the subviews stand at the place of the reader; the subviews stand beside it.
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

    /// The subviews, in their order.
    var subviews: SubviewsCollection {
        SubviewsCollection(
            nodes.indices.map { Subview(id: ids[$0], index: $0, node: nodes[$0], source: self) }
        )
    }

    /// Returns the node at an index, as it is made where a builder stands.
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

/// The container that reads subviews, for which sections mark their parts.
struct SectionReading: ListContext {
    var defersElements: Bool { false }

    func addElements(_ count: Int, to builder: NodeBuilder, build: @escaping (Int, NodeBuilder) -> Void) {}
}

extension LayoutNode {
    /// Whether the view is another one in a stack of another direction, as dividers and spacers are.
    fileprivate var dependsOnStack: Bool {
        var node = self
        while let child = node.behavior.kind.shownChild(node.behavior.payload) { node = child }
        return ["Divider", "Spacer"].contains(node.kind.name)
    }
}

/// A view that shows the subviews of another.
struct SubviewReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let result: (SubviewsCollection) -> Result

    init(_ content: Content, @ViewBuilder result: @escaping (SubviewsCollection) -> Result) {
        self.content = content
        self.result = result
    }

    /// A reader makes as many nodes as its result.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) {
        let source = SubviewSource(content, in: builder)
        builder.build(result(source.subviews), at: .body)
    }
}
