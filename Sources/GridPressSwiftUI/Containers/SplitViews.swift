/// Views beside each other, with lines between them that people could move.
public struct HSplitView<Content: View>: NonisolatedView {
    private let content: Content

    /// Some views beside each other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    public var body: some View {
        SubviewReader(content) { SplitParts(views: $0, stack: AnyLayout(HStackLayout(spacing: 0))) }
            .asContainer("HSplitView")
    }
}

/// Views below each other, with lines between them that people could move.
public struct VSplitView<Content: View>: NonisolatedView {
    private let content: Content

    /// Some views below each other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    public var body: some View {
        SubviewReader(content) { SplitParts(views: $0, stack: AnyLayout(VStackLayout(spacing: 0))) }
            .asContainer("VSplitView")
    }
}

/// Views in a stack, with lines between them.
private struct SplitParts: NonisolatedView {
    let views: SubviewsCollection
    let stack: AnyLayout

    var body: some View {
        stack {
            ForEach(views) { view in
                if view.id != views.first?.id { Divider() }
                view
            }
        }
    }
}
