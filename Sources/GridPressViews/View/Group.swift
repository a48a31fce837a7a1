/// A group of views without a layout.
///
/// The container around the group lays out each view, and modifiers apply to each view.
///
/// Toolbar items, scenes and other content can be grouped as well.
public struct Group<Content> {
    package let content: Content

    /// Returns a group of content that isn't a view.
    package static func containing(_ content: Content) -> Self { Self(grouped: content) }

    private init(grouped content: Content) { self.content = content }

    /// Traps, because GridPress draws the content instead.
    public nonisolated var body: Never { fatalError("Group has no body.") }
}

nonisolated extension Group: View, PrimitiveView where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Whether the group makes exactly one node: it makes the nodes of its views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { content._build(into: builder) }
}
