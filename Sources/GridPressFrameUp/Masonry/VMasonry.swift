import LayoutSolvers

/// A layout in columns: each item goes to the shortest column.
///
/// An alignment along one axis makes a masonry as FrameUp had it first: columns lie as far apart as the room says, and items at
/// the leading side of theirs. A ``FUAlignment`` makes one as it had it later: items are aligned in their column.
public struct VMasonry: MasonryFULayout {
    let masonry: Masonry

    init(_ masonry: Masonry) { self.masonry = masonry }

    /// How columns are aligned among each other, and items in their column.
    public var alignment: FUAlignment { masonry.alignment }
    /// The gap from side to side.
    public var horizontalSpacing: CGFloat { masonry.spacing[.horizontal] }
    /// The gap from top to bottom.
    public var verticalSpacing: CGFloat { masonry.spacing[.vertical] }
    /// How much room the masonry takes.
    public var extent: FUExtent { masonry.extent }
    /// How many columns there are.
    public var columns: Int { masonry.laneCount }
    /// How much room all columns have.
    public var maxWidth: CGFloat { masonry.limit ?? .infinity }
    /// How wide each column is.
    public var columnWidth: CGFloat { masonry.laneBreadth }
    /// The width that items are offered; `nil` for their ideal one.
    public var maxItemWidth: CGFloat? { masonry.laneBreadth }
    /// The height that items are offered; `nil` for their ideal one.
    public var maxItemHeight: CGFloat? { nil }

    private init(
        _ lanes: Int,
        _ limit: CGFloat?,
        _ spacing: FUSpacing,
        _ alignment: FUAlignment,
        _ pitch: LaneCrossAxisLayout.Pitch,
        _ extent: FUExtent
    ) {
        masonry = Masonry(
            axis: .vertical,
            alignment: alignment,
            requestedLaneCount: lanes,
            limit: limit,
            spacing: spacing,
            pitch: pitch,
            extent: extent
        )
    }

    /// Columns aligned from top to bottom, with items at the leading side of theirs.
    ///
    /// - Parameters:
    ///   - alignment: How columns are aligned among each other.
    ///   - columns: How many columns there are.
    ///   - maxWidth: How much room all of them have.
    ///   - horizontalSpacing: The gap from side to side; 10 where it is left out.
    ///   - verticalSpacing: The gap from top to bottom; 10 where it is left out.
    ///   - extent: Whether the layout is as wide as its items, or takes all the room.
    public init(
        alignment: VerticalAlignment = .top,
        columns: Int,
        maxWidth: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            columns,
            maxWidth,
            FUSpacing(horizontalSpacing, verticalSpacing),
            FUAlignment(nearest: Alignment(horizontal: .leading, vertical: alignment)),
            .fixed,
            extent
        )
    }

    /// Columns with items at the leading side of theirs, in the room that there is.
    public init(
        alignment: VerticalAlignment = .top,
        columns: Int,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            columns,
            nil,
            FUSpacing(horizontalSpacing, verticalSpacing),
            FUAlignment(nearest: Alignment(horizontal: .leading, vertical: alignment)),
            .fixed,
            extent
        )
    }

    /// Columns whose items are aligned in them.
    ///
    /// - Parameters:
    ///   - alignment: How columns are aligned among each other, and items in the room that the widest item of their
    ///     column needs. Justified columns all reach from end to end.
    ///   - columns: How many columns there are.
    ///   - maxWidth: How much room all of them have.
    ///   - horizontalSpacing: The gap from side to side; 10 where it is left out.
    ///   - verticalSpacing: The gap from top to bottom; 10 where it is left out.
    ///   - extent: Whether the layout is as wide as its items, or takes all the room.
    @_disfavoredOverload
    public init(
        alignment: FUAlignment,
        columns: Int,
        maxWidth: CGFloat,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(columns, maxWidth, FUSpacing(horizontalSpacing, verticalSpacing), alignment, .fixed, extent)
    }
}
