import LibrarySolvers

/// A layout in columns that adds each item to the shortest column.
///
/// Initializers with an alignment along one axis follow FrameUp's first version: items lie at the leading edge of their
/// column. Initializers with a ``FUAlignment`` follow later versions: items are aligned in their column.
///
/// ```swift
/// let notes = Figure("Notes") {
///     VMasonry(alignment: .topLeading, columns: 2, maxWidth: 240)
///         .forEach(["Buy tickets", "Call Solveig about the maps", "Pack"], id: \.self) { Text($0) }
/// }
/// ```
public struct VMasonry: MasonryFULayout {
    let masonry: Masonry

    init(_ masonry: Masonry) { self.masonry = masonry }

    /// The alignment of columns in the layout, and of items in their column.
    public var alignment: FUAlignment { masonry.alignment }
    /// The horizontal gap, in points.
    public var horizontalSpacing: CGFloat { masonry.spacing[.horizontal] }
    /// The vertical gap, in points.
    public var verticalSpacing: CGFloat { masonry.spacing[.vertical] }
    /// The width of the layout: the width of its items, or the available width.
    public var extent: FUExtent { masonry.extent }
    /// The number of columns, from 1 to 1000.
    public var columns: Int { masonry.laneCount }
    /// The width of all columns together, in points; infinite without a limit.
    public var maxWidth: CGFloat { masonry.limit ?? .infinity }
    /// The width of each column, in points.
    public var columnWidth: CGFloat { masonry.laneBreadth }
    /// The width proposed to items, in points: the width of a column.
    public var maxItemWidth: CGFloat? { masonry.laneBreadth }
    /// The height proposed to items: `nil`, because items have their ideal height.
    public var maxItemHeight: CGFloat? { nil }

    /// Creates columns with a vertical alignment, whose items lie at the leading edge.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of columns in the layout.
    ///   - columns: The number of columns, from 1 to 1000.
    ///   - maxWidth: The width of all columns together, in points.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The width of the layout: the width of its items, or the maximum width.
    public init(
        alignment: VerticalAlignment = .top, columns: Int, maxWidth: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: Alignment(horizontal: .leading, vertical: alignment))
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.vertical, columns, maxWidth, spacing, alignment, .fixed, extent))
    }

    /// Creates columns in the proposed width, whose items lie at the leading edge.
    public init(
        alignment: VerticalAlignment = .top, columns: Int, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: Alignment(horizontal: .leading, vertical: alignment))
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.vertical, columns, nil, spacing, alignment, .fixed, extent))
    }

    /// Creates columns whose items are aligned along both axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of columns in the layout, and of items in the width of the widest item in their
    ///     column. All justified columns fill the height.
    ///   - columns: The number of columns, from 1 to 1000.
    ///   - maxWidth: The width of all columns together, in points.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The width of the layout: the width of its items, or the maximum width.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment, columns: Int, maxWidth: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.vertical, columns, maxWidth, spacing, alignment, .fixed, extent))
    }
}
