/// A horizontal stack that creates its views as needed.
///
/// It has the proposed height, and its views have their ideal widths. Without a proposed height, it has the height of its
/// highest view.
///
/// A static rendering makes all views at once. Only visible views run their `onAppear` actions.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Creates a lazy horizontal stack.
    ///
    /// `pinnedViews` has no effect in a static rendering.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addContainer(layout, kind: .lazyHStack, content: content.environment(\.appearsWhenSeen, true))
    }
}

/// A vertical stack that creates its views as needed.
///
/// It has the proposed width, and its views have their ideal heights. Without a proposed width, it has the width of its
/// widest view.
///
/// A static rendering makes all views at once. Only visible views run their `onAppear` actions.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Creates a lazy vertical stack.
    ///
    /// `pinnedViews` has no effect in a static rendering.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addContainer(layout, kind: .lazyVStack, content: content.environment(\.appearsWhenSeen, true))
    }
}

/// The layout of lazy stacks.
private struct LazyStackLayout: AxisLayout {
    let stack: StackLayout
    var stackOrientation: Axis? { stack.axis }

    init(axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?) {
        stack = StackLayout(axis: axis, alignment: alignment, spacing: spacing, isLazy: true)
    }
}
