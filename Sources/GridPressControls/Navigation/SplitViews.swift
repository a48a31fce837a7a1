/// A horizontal container whose dividers can be dragged.
///
/// Draws the views side by side with dividers between them.
public struct HSplitView<Content: View>: NonisolatedView {
    private let content: Content

    /// Creates a horizontal split view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the dividers.
    public var body: some View {
        SubviewReader(content) { SplitParts(views: $0, stack: AnyLayout(HStackLayout(spacing: 0))) }
            .asContainer("HSplitView")
    }
}

/// A vertical container whose dividers can be dragged.
///
/// Draws the views in a column with dividers between them.
public struct VSplitView<Content: View>: NonisolatedView {
    private let content: Content

    /// Creates a vertical split view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the dividers.
    public var body: some View {
        SubviewReader(content) { SplitParts(views: $0, stack: AnyLayout(VStackLayout(spacing: 0))) }
            .asContainer("VSplitView")
    }
}

/// Views in a stack, with dividers between them.
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
