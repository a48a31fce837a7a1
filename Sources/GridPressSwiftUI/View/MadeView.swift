/// A view whose node is made already.
struct MadeView: PrimitiveView {
    let node: LayoutNode

    func _build(into builder: NodeBuilder) { builder.add(node) }
}
