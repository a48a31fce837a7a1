/// Several views without a layout of their own: the container around takes each of them, and a modifier of the group
/// is a modifier of each.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Groups some views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// It makes those of its views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { content._build(into: builder) }
}
