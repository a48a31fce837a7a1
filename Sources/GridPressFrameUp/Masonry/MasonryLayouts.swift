/// Rows of views as a ``Layout``: in the room that there is.
public struct HMasonryLayout: LayoutFromFULayout, BuiltInLayout {
    /// How rows are aligned among each other, and views in their row.
    public var alignment: FUAlignment
    /// How many rows there are.
    public var rows: Int
    /// The gap from side to side; 10 where it is `nil`.
    public var horizontalSpacing: CGFloat?
    /// The gap from top to bottom; 10 where it is `nil`.
    public var verticalSpacing: CGFloat?
    /// Whether the layout is as high as its views, or takes the room that there is.
    public var extent: FUExtent

    /// Rows with a gap along each axis.
    public init(
        alignment: FUAlignment = .leading,
        rows: Int,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.rows = rows
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Rows with one gap for both axes.
    public init(
        alignment: FUAlignment = .leading,
        rows: Int,
        spacing: CGFloat?,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: alignment,
            rows: rows,
            horizontalSpacing: spacing,
            verticalSpacing: spacing,
            extent: extent
        )
    }

    /// Rows that share the room.
    public func fuLayout(maxSize: CGSize) -> HMasonry {
        HMasonry(
            alignment: alignment,
            rows: rows,
            maxHeight: maxSize.height,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}

/// Columns of views as a ``Layout``: in the room that there is.
public struct VMasonryLayout: LayoutFromFULayout, BuiltInLayout {
    /// How columns are aligned among each other, and views in their column.
    public var alignment: FUAlignment
    /// How many columns there are.
    public var columns: Int
    /// The gap from side to side; 10 where it is `nil`.
    public var horizontalSpacing: CGFloat?
    /// The gap from top to bottom; 10 where it is `nil`.
    public var verticalSpacing: CGFloat?
    /// Whether the layout is as wide as its views, or takes the room that there is.
    public var extent: FUExtent

    /// Columns with a gap along each axis.
    public init(
        alignment: FUAlignment = .top,
        columns: Int,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.columns = columns
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Columns with one gap for both axes.
    public init(
        alignment: FUAlignment = .top,
        columns: Int,
        spacing: CGFloat?,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: alignment,
            columns: columns,
            horizontalSpacing: spacing,
            verticalSpacing: spacing,
            extent: extent
        )
    }

    /// Columns that share the room.
    public func fuLayout(maxSize: CGSize) -> VMasonry {
        VMasonry(
            alignment: alignment,
            columns: columns,
            maxWidth: maxSize.width,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}
