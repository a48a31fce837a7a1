/// A scroll view that is no larger than its content, scrolls only if it has to, and tells where its content lies.
///
///     SmartScrollView {
///         Text("Short")
///     } onScroll: { insets in
///         hasMore = (insets?.bottom ?? 0) < 0
///     }
///
/// Across its axes it is as long as its content, at most as long as the room for it. A still picture shows the content
/// at the offset that `scrollOffset(_:)` says, and no indicators.
public struct SmartScrollView<Content: View>: PrimitiveView {
    let behavior: ScrollBehavior
    private let content: Content
    private let onScroll: ((EdgeInsets?) -> Void)?

    /// A view that scrolls along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content gets the room that it likes.
    ///   - showsIndicators: Whether the position is shown while scrolling; a still picture never does.
    ///   - optionalScrolling: Whether content that fits stays where it is.
    ///   - shrinkToFit: Whether the scroll view is no longer than its content along its axes either.
    ///   - content: What scrolls.
    ///   - onScroll: Gets how far the ends of the content lie inside the scroll view, below 0 where they lie beyond it. It
    ///     is called while the figure is drawn, once, and again if state that it sets moves the content.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        optionalScrolling: Bool = true,
        shrinkToFit: Bool = true,
        @ViewBuilder content: () -> Content,
        onScroll: ((EdgeInsets?) -> Void)? = nil
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
        builder.addScrollView(ScrolledContent(content: content), kind: "SmartScrollView", behavior) {
            [onScroll] insets in
            guard last.value != insets else { return }
            last.value = insets
            onScroll?(insets)
        }
    }
}

/// The content of a smart scroll view, one path step below it, so that a nested one keeps separate state.
private struct ScrolledContent<Content: View>: PrimitiveView {
    let content: Content

    func _build(into builder: NodeBuilder) { builder.build(content, at: .body) }
}
