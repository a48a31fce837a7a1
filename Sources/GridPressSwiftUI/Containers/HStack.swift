/// Views beside each other, from the leading side to the trailing one.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Stacks some views.
    ///
    /// - Parameters:
    ///   - alignment: The guides that meet across the stack.
    ///   - spacing: The space between two views; `nil` leaves it to what the views prefer.
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
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: "HStack", content: content) }
}

/// The layout of ``HStack``, for switching layouts and for layouts made of others.
public struct HStackLayout: AxisLayout {
    /// The guides that meet across the stack.
    public var alignment: VerticalAlignment
    /// The space between two views; `nil` leaves it to what the views prefer.
    public var spacing: CGFloat?

    /// A stack layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Stacks along one axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing) }
}
