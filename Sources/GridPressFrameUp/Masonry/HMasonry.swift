import LibrarySolvers

/// A layout in rows that adds each item to the shortest row.
///
/// Initializers with an alignment along one axis follow FrameUp's first version. The available height determines the
/// minimum distance of rows, and items lie at the top. Initializers with a ``FUAlignment`` follow later versions, where
/// only the items determine the distance of rows.
///
/// ```swift
/// let photos = Figure("Photos") {
///     HMasonry(rows: 2, maxHeight: 120, horizontalSpacing: 4, verticalSpacing: 4) {
///         ForEach([80, 120, 60, 90], id: \.self) { width in Color.teal.frame(width: CGFloat(width)) }
///     }
/// }
/// ```
public struct HMasonry: MasonryFULayout {
    let masonry: Masonry

    init(_ masonry: Masonry) { self.masonry = masonry }

    /// The alignment of rows in the layout, and of items in their row.
    public var alignment: FUAlignment { masonry.alignment }
    /// The horizontal gap, in points.
    public var horizontalSpacing: CGFloat { masonry.spacing[.horizontal] }
    /// The vertical gap, in points.
    public var verticalSpacing: CGFloat { masonry.spacing[.vertical] }
    /// The height of the layout: the height of its items, or the available height.
    public var extent: FUExtent { masonry.extent }
    /// The number of rows, from 1 to 1000.
    public var rows: Int { masonry.laneCount }
    /// The height of all rows together, in points; infinite without a limit.
    public var maxHeight: CGFloat { masonry.limit ?? .infinity }
    /// The height of each row, in points.
    public var rowHeight: CGFloat { masonry.laneBreadth }
    /// The width proposed to items: `nil`, because items have their ideal width.
    public var maxItemWidth: CGFloat? { nil }
    /// The height proposed to items, in points: the height of a row.
    public var maxItemHeight: CGFloat? { masonry.laneBreadth }

    /// Creates rows with a horizontal alignment, whose items lie at the top.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of rows in the layout.
    ///   - rows: The number of rows, from 1 to 1000.
    ///   - maxHeight: The height of all rows together, in points.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The height of the layout: the height of its items, or the maximum height.
    public init(
        alignment: HorizontalAlignment = .leading, rows: Int, maxHeight: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: Alignment(horizontal: alignment, vertical: .top))
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.horizontal, rows, maxHeight, spacing, alignment, .atLeast, extent))
    }

    /// Creates rows in the proposed height, whose items lie at the top.
    public init(
        alignment: HorizontalAlignment = .leading, rows: Int, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: Alignment(horizontal: alignment, vertical: .top))
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.horizontal, rows, nil, spacing, alignment, .atLeast, extent))
    }

    /// Creates rows whose items are aligned along both axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of rows in the layout, and of items in the height of the highest item in their row.
    ///     All justified rows fill the width.
    ///   - rows: The number of rows, from 1 to 1000.
    ///   - maxHeight: The height of all rows together, in points.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The height of the layout: the height of its items, or the maximum height.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment, rows: Int, maxHeight: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.horizontal, rows, maxHeight, spacing, alignment, .content, extent))
    }

    /// Creates rows with a horizontal alignment; `columns` is FrameUp's older label for the number of rows.
    public init(
        alignment: HorizontalAlignment = .leading, columns: Int, maxHeight: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: Alignment(horizontal: alignment, vertical: .top))
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.horizontal, columns, maxHeight, spacing, alignment, .atLeast, extent))
    }

    /// Creates rows with an alignment along both axes; `columns` is FrameUp's older label for the number of rows.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment, columns: Int, maxHeight: CGFloat, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Masonry(.horizontal, columns, maxHeight, spacing, alignment, .content, extent))
    }
}
