/// Views below each other, from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Stacks some views.
    ///
    /// - Parameters:
    ///   - alignment: The guides that meet across the stack.
    ///   - spacing: The space between two views; `nil` leaves it to what the views prefer.
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
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: "VStack", content: content) }
}

/// The layout of ``VStack``, for switching layouts and for layouts made of others.
public struct VStackLayout: AxisLayout {
    /// The guides that meet across the stack.
    public var alignment: HorizontalAlignment
    /// The space between two views; `nil` leaves it to what the views prefer.
    public var spacing: CGFloat?

    /// A stack layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Stacks along one axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    package var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing) }
}
