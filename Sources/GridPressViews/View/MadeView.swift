/// A view whose node exists already.
package struct MadeView: PrimitiveView {
    let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }

    package func _build(into builder: NodeBuilder) { builder.add(node) }
}
