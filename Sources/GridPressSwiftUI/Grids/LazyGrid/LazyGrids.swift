/// Views in columns that don't depend on what is in them, one row below the other.
///
/// In a ``ScrollView`` of which a part is shown only views that can be seen are made. What lies behind them is taken to be
/// as high as they are on average.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let grid: LazyGridSettings
    private let content: Content

    /// A grid with some columns.
    ///
    /// - Parameters:
    ///   - columns: The columns; each item makes one, or as many as fit.
    ///   - alignment: Where the columns lie in a grid that is wider than they are.
    ///   - spacing: The space between rows; `nil` leaves it to what the views prefer.
    ///   - pinnedViews: Which views of a section stay in sight while it scrolls; a still picture doesn't scroll.
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
    public func _build(into builder: NodeBuilder) { grid.build(content, kind: "LazyVGrid", into: builder) }
}

/// Views in rows that don't depend on what is in them, one column beside the other.
///
/// In a ``ScrollView`` of which a part is shown only views that can be seen are made, as with ``LazyVGrid``.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let grid: LazyGridSettings
    private let content: Content

    /// A grid with some rows.
    ///
    /// - Parameters:
    ///   - rows: The rows; each item makes one, or as many as fit.
    ///   - alignment: Where the rows lie in a grid that is higher than they are.
    ///   - spacing: The space between columns; `nil` leaves it to what the views prefer.
    ///   - pinnedViews: Which views of a section stay in sight while it scrolls; a still picture doesn't scroll.
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
    public func _build(into builder: NodeBuilder) { grid.build(content, kind: "LazyHGrid", into: builder) }
}

/// The settings of a lazy grid.
struct LazyGridSettings {
    /// The axis along which its tracks lie beside each other.
    let tracks: Axis
    let items: [GridItem]
    let alignment: AlignmentGuide
    let spacing: CGFloat?

    /// The axis along which views follow each other, line by line.
    var lines: Axis { tracks.other }

    fileprivate func build<Content: View>(_ content: Content, kind: String, into builder: NodeBuilder) {
        let viewport = builder.environment.viewports[lines]
        let (nodes, identities) = builder.items(content, for: LazyContentOptions(defersElements: viewport != nil))
        let blocks = LazyGridBlock.blocks(of: nodes, identities)
        builder.add(LazyGridNode(self, kind: kind, blocks, viewport: viewport, in: builder))
    }
}
