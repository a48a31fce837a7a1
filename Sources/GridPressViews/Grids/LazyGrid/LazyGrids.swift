/// A container that arranges views in rows, whose columns don't depend on the views.
///
/// In a ``ScrollView`` that shows a part of its content, only visible views are built. The height of the others is
/// estimated from the average.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let grid: LazyGridSettings
    private let content: Content

    /// Creates a grid with columns.
    ///
    /// - Parameters:
    ///   - columns: The columns; an adaptive item makes as many columns as fit.
    ///   - alignment: The alignment of the columns in a grid that is wider than they are.
    ///   - spacing: The spacing between rows, in points; `nil` uses the preferred spacing of the views.
    ///   - pinnedViews: The views of a section that stay visible while it scrolls. Has no effect in a static rendering.
    ///   - content: The views.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        grid = LazyGridSettings(tracks: .horizontal, items: columns, alignment: alignment.guide, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the grid.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { grid.build(content, kind: .container("LazyVGrid"), into: builder) }
}

/// A container that arranges views in columns, whose rows don't depend on the views.
///
/// In a ``ScrollView`` that shows a part of its content, only visible views are built, as in ``LazyVGrid``.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let grid: LazyGridSettings
    private let content: Content

    /// Creates a grid with rows.
    ///
    /// - Parameters:
    ///   - rows: The rows; an adaptive item makes as many rows as fit.
    ///   - alignment: The alignment of the rows in a grid that is higher than they are.
    ///   - spacing: The spacing between columns, in points; `nil` uses the preferred spacing of the views.
    ///   - pinnedViews: The views of a section that stay visible while it scrolls. Has no effect in a static rendering.
    ///   - content: The views.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        grid = LazyGridSettings(tracks: .vertical, items: rows, alignment: alignment.guide, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the grid.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { grid.build(content, kind: .container("LazyHGrid"), into: builder) }
}

/// The settings of a lazy grid.
struct LazyGridSettings {
    /// The axis along which the tracks lie beside each other.
    let tracks: Axis
    let items: [GridItem]
    let alignment: AlignmentGuide
    let spacing: CGFloat?

    /// The axis along which views follow each other, line by line.
    var lines: Axis { tracks.other }

    fileprivate func build<Content: View>(_ content: Content, kind: Drawing.Kind, into builder: NodeBuilder) {
        let viewport = builder.environment.viewports[lines]
        let (nodes, identities) = builder.items(content, for: LazyContentOptions(defersElements: viewport != nil))
        let blocks = LazyGridBlock.blocks(of: nodes, identities)
        builder.add(LazyGridNode(self, kind: kind, blocks, viewport: viewport, in: builder))
    }
}
