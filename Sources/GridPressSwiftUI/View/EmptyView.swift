/// No view at all: it takes no space and no place among its siblings.
public struct EmptyView: PrimitiveView, Sendable {
    /// No view at all.
    public init() {}

    /// It makes none.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {}
}
