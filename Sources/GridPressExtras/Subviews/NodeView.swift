/// A view that inserts an existing node.
package struct NodeView: PrimitiveView {
    package let node: LayoutNode
    /// The store of the node, kept alive as long as the view.
    private let store: NodeStore

    package init(node: LayoutNode) {
        self.node = node
        store = node.store
    }

    /// Always `false`: the view inserts an existing node instead of making one.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    package func _build(into builder: NodeBuilder) { builder.add(node) }
}

/// A view whose content depends on the nodes of other views, such as the options of a picker or the rows of a list.
package struct NodeReader<Content: View, Result: View>: PrimitiveView {
    private let content: Content
    private let result: ([LayoutNode]) -> Result

    package init(_ content: Content, @ViewBuilder result: @escaping ([LayoutNode]) -> Result) {
        self.content = content
        self.result = result
    }

    /// Always `false`: the number of nodes depends on the result.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    package func _build(into builder: NodeBuilder) {
        let outer = builder.elementObserver
        builder.elementObserver = { node, id in
            if node.tag == nil { node.tag = SelectionTag(id) }
        }
        let nodes = builder.children(content)
        builder.elementObserver = outer
        builder.build(result(nodes), at: .body)
    }
}
