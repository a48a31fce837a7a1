import LayoutSolvers

/// A layout in rows: each item goes to the shortest row.
///
/// An alignment along one axis makes a masonry as FrameUp had it first: rows lie as far apart as the room says, and items at
/// the top of theirs. A ``FUAlignment`` makes one as it had it later: rows lie as far
/// apart as their items need.
public struct HMasonry: MasonryFULayout {
    let masonry: Masonry

    init(_ masonry: Masonry) { self.masonry = masonry }

    /// How rows are aligned among each other, and items in their row.
    public var alignment: FUAlignment { masonry.alignment }
    /// The gap from side to side.
    public var horizontalSpacing: CGFloat { masonry.spacing[.horizontal] }
    /// The gap from top to bottom.
    public var verticalSpacing: CGFloat { masonry.spacing[.vertical] }
    /// How much room the masonry takes.
    public var extent: FUExtent { masonry.extent }
    /// How many rows there are.
    public var rows: Int { masonry.laneCount }
    /// How much room all rows have.
    public var maxHeight: CGFloat { masonry.limit ?? .infinity }
    /// How high each row is.
    public var rowHeight: CGFloat { masonry.laneBreadth }
    /// The width that items are offered; `nil` for their ideal one.
    public var maxItemWidth: CGFloat? { nil }
    /// The height that items are offered; `nil` for their ideal one.
    public var maxItemHeight: CGFloat? { masonry.laneBreadth }

    private init(
        _ lanes: Int,
        _ limit: CGFloat?,
        _ spacing: FUSpacing,
        _ alignment: FUAlignment,
        _ pitch: LaneCrossAxisLayout.Pitch,
        _ extent: FUExtent
    ) {
        masonry = Masonry(
            axis: .horizontal,
            alignment: alignment,
            requestedLaneCount: lanes,
            limit: limit,
            spacing: spacing,
            pitch: pitch,
            extent: extent
        )
    }

    /// Rows aligned from side to side, with items at the top of theirs.
    ///
    /// - Parameters:
    ///   - alignment: How rows are aligned among each other.
    ///   - rows: How many rows there are.
    ///   - maxHeight: How much room all of them have.
    ///   - horizontalSpacing: The gap from side to side; 10 where it is left out.
    ///   - verticalSpacing: The gap from top to bottom; 10 where it is left out.
    ///   - extent: Whether the layout is as high as its items, or takes all the room.
    public init(
        alignment: HorizontalAlignment = .leading,
        rows: Int,
        maxHeight: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            rows,
            maxHeight,
            FUSpacing(horizontalSpacing, verticalSpacing),
            FUAlignment(nearest: Alignment(horizontal: alignment, vertical: .top)),
            .atLeast,
            extent
        )
    }

    /// Rows with items at the top of theirs, in the room that there is.
    public init(
        alignment: HorizontalAlignment = .leading,
        rows: Int,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            rows,
            nil,
            FUSpacing(horizontalSpacing, verticalSpacing),
            FUAlignment(nearest: Alignment(horizontal: alignment, vertical: .top)),
            .atLeast,
            extent
        )
    }

    /// Rows whose items are aligned in them.
    ///
    /// - Parameters:
    ///   - alignment: How rows are aligned among each other, and items in the room that the highest item of their
    ///     row needs. Justified rows all reach from end to end.
    ///   - rows: How many rows there are.
    ///   - maxHeight: How much room all of them have.
    ///   - horizontalSpacing: The gap from side to side; 10 where it is left out.
    ///   - verticalSpacing: The gap from top to bottom; 10 where it is left out.
    ///   - extent: Whether the layout is as high as its items, or takes all the room.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment,
        rows: Int,
        maxHeight: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(rows, maxHeight, FUSpacing(horizontalSpacing, verticalSpacing), alignment, .content, extent)
    }

    /// The same with another word for rows.
    public init(
        alignment: HorizontalAlignment = .leading,
        columns: Int,
        maxHeight: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: alignment,
            rows: columns,
            maxHeight: maxHeight,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }

    /// The same with another word for rows.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment,
        columns: Int,
        maxHeight: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: alignment,
            rows: columns,
            maxHeight: maxHeight,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}
