/// A scroll view that is no larger than its content, scrolls only if it has to, and reports the insets of its content.
///
/// ```swift
/// struct Terms: View {
///     @State private var hasMore = false
///
///     var body: some View {
///         SmartScrollView {
///             Text("Tickets are valid for 90 minutes, also on ferries.")
///         } onScroll: { insets in
///             hasMore = (insets?.bottom ?? 0) < 0
///         }
///         .overlay(alignment: .bottom) { if hasMore { Text("More") } }
///     }
/// }
/// ```
///
/// Across its axes it has the length of its content, limited by the proposal. A static rendering shows the content at
/// the offset set by `scrollOffset(_:)`, without indicators.
public struct SmartScrollView<Content: View>: PrimitiveView {
    let behavior: ScrollBehavior
    private let content: Content
    private let onScroll: ((EdgeInsets?) -> Void)?

    /// Creates a view that scrolls along one axis or both.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content has its ideal length.
    ///   - showsIndicators: Whether the position is shown while scrolling. Has no effect in a static rendering.
    ///   - optionalScrolling: Whether content that fits can't be scrolled.
    ///   - shrinkToFit: Whether the scroll view is at most as long as its content along its axes, too.
    ///   - content: The views to scroll.
    ///   - onScroll: A closure that receives the distances between the edges of the scroll view and of its content.
    ///     They are negative where content lies outside. GridPress never passes `nil`. The closure is called once while
    ///     the figure is drawn, and again if state that it sets moves the content.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, optionalScrolling: Bool = true,
        shrinkToFit: Bool = true, @ViewBuilder content: () -> Content, onScroll: ((EdgeInsets?) -> Void)? = nil
    ) {
        var hugs: Axis.Set = shrinkToFit ? [.horizontal, .vertical] : []
        if axes.contains(.vertical) { hugs.insert(.horizontal) }
        if axes.contains(.horizontal) { hugs.insert(.vertical) }
        behavior = ScrollBehavior(axes: axes, isOptional: optionalScrolling, hugs: hugs, growsAcross: false)
        self.content = content()
        self.onScroll = onScroll
    }

    /// Makes the node of the scroll view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let last = builder.memory(of: Self.self) { LastValue<EdgeInsets>() }
        builder.addScrollView(ScrolledContent(content: content), kind: .container("SmartScrollView"), behavior) {
            [onScroll] insets in
            guard last.value != insets else { return }
            last.value = insets
            onScroll?(insets)
        }
    }
}

/// The content of a smart scroll view, one path step below it, so that nested scroll views have separate state.
private struct ScrolledContent<Content: View>: PrimitiveView {
    let content: Content

    func _build(into builder: NodeBuilder) { builder.build(content, at: .body) }
}
