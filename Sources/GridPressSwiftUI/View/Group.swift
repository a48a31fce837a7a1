/// Several views without a layout of their own: the container around takes each of them, and a modifier of the group
/// is a modifier of each.
///
/// It groups items of bars, scenes and the like as well.
public struct Group<Content> {
    let content: Content

    /// Traps: what is grouped stands for itself.
    public nonisolated var body: Never { fatalError("Group has no body.") }
}

nonisolated extension Group: View, PrimitiveView where Content: View {
    /// Groups some views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// It makes those of its views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { content._build(into: builder) }
}
