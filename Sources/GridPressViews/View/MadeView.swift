/// A view whose node exists already.
struct MadeView: PrimitiveView {
    let node: LayoutNode

    func _build(into builder: NodeBuilder) { builder.add(node) }
}
