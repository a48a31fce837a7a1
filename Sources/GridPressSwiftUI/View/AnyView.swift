/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
    private let buildContent: (NodeBuilder) -> Void

    /// Hides the type of a view.
    public init<Content: View>(_ view: Content) {
        buildContent = { $0.build(hidden: view) }
    }

    /// Hides the type of a view.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    /// Hides the type of a value, if it is a view.
    @_documentation(visibility: internal)
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// It makes those of the view, whose type is hidden.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(hidden: buildContent) }
}
