/// A layout container that places its views in a column, from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal guide that aligns the views.
    ///   - spacing: The space between two views, in points; `nil` for the preferred spacing of the views.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: .vStack, content: content) }
}

/// The layout of ``VStack``, for use with ``AnyLayout`` and in custom layouts.
public struct VStackLayout: AxisLayout {
    /// The horizontal guide that aligns the views.
    public var alignment: HorizontalAlignment
    /// The space between two views, in points; `nil` for the preferred spacing of the views.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    package var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing) }
}
