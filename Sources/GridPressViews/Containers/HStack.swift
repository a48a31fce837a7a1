/// A layout container that places its views side by side, from the leading to the trailing edge.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical guide that aligns the views.
    ///   - spacing: The space between two views, in points; `nil` for the preferred spacing of the views.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: .hStack, content: content) }
}

/// The layout of ``HStack``, for use with ``AnyLayout`` and in custom layouts.
public struct HStackLayout: AxisLayout {
    /// The vertical guide that aligns the views.
    public var alignment: VerticalAlignment
    /// The space between two views, in points; `nil` for the preferred spacing of the views.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing) }
}
