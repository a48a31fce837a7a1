/// A type-erased view.
public struct AnyView: PrimitiveView {
    private let buildContent: (NodeBuilder) -> Void

    /// Creates a view whose type is hidden.
    public init<Content: View>(_ view: Content) {
        buildContent = { $0.build(hidden: view) }
    }

    /// Creates a view whose type is hidden.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    /// Creates a view with the type of a value hidden; `nil` if the value isn't a view.
    @_documentation(visibility: internal)
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Whether the view makes exactly one node, which isn't known for a hidden type.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(hidden: buildContent) }
}
