/// A view without content.
///
/// It takes no space, and a container doesn't count it as a child.
public struct EmptyView: PrimitiveView, Sendable {
    /// Creates an empty view.
    public init() {}

    /// Whether the view makes exactly one node: it makes none.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {}
}
