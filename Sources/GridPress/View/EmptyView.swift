/// No view at all: it takes no space and no place among its siblings.
public struct EmptyView: PrimitiveView, Sendable {
    /// No view at all.
    public init() {}

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {}
}
