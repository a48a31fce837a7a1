/// A layout in columns: items below each other, and a new column where one is full.
///
/// Each column is as wide as its widest item. The whole is as high as its highest column, unless it fills the room.
public struct VFlow: FlowFULayout {
    let flow: Flow

    init(_ flow: Flow) { self.flow = flow }

    /// How columns are aligned among each other, and items in their column.
    public var alignment: FUAlignment { flow.alignment }
    /// The gap from side to side.
    public var horizontalSpacing: CGFloat { flow.spacing[.horizontal] }
    /// The gap from top to bottom.
    public var verticalSpacing: CGFloat { flow.spacing[.vertical] }
    /// How much room the flow takes.
    public var extent: FUExtent { flow.extent }
    /// The height that columns may have.
    public var maxHeight: CGFloat { flow.lineLimit }
    /// The width that items are offered; `nil` for their ideal one.
    public var maxItemWidth: CGFloat? { itemLimit(along: .horizontal) }
    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { itemLimit(along: .vertical) }

    /// Columns of a largest height.
    ///
    /// - Parameters:
    ///   - alignment: How columns are aligned among each other, and items in their column. Justified columns reach from top
    ///     to bottom, but for the last one.
    ///   - maxHeight: The height that columns may have. An item that is higher has a column for itself.
    ///   - maxItemHeight: The height that items may have; never more than columns.
    ///   - horizontalSpacing: The gap between two columns; 10 where it is left out.
    ///   - verticalSpacing: The gap between two items; 10 where it is left out.
    ///   - extent: Whether the layout is as high as its highest column, or as columns may be.
    public init(
        alignment: FUAlignment = .topLeading,
        maxHeight: CGFloat,
        maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            Flow(
                axis: .vertical,
                alignment: alignment,
                limit: maxHeight,
                itemLimit: maxItemHeight,
                itemLimitAcross: nil,
                spacing: FUSpacing(horizontalSpacing, verticalSpacing),
                extent: extent
            )
        )
    }

    /// Columns of a largest height, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: Alignment?,
        maxHeight: CGFloat,
        maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: FUAlignment(nearest: alignment ?? .topLeading),
            maxHeight: maxHeight,
            maxItemHeight: maxItemHeight,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }

    /// Columns that are as high as there is room for, with items of a largest width.
    public init(
        alignment: FUAlignment = .topLeading,
        maxWidth: CGFloat,
        maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            Flow(
                axis: .vertical,
                alignment: alignment,
                limit: nil,
                itemLimit: maxItemHeight,
                itemLimitAcross: maxWidth,
                spacing: FUSpacing(horizontalSpacing, verticalSpacing),
                extent: extent
            )
        )
    }

    /// The same, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: Alignment?,
        maxWidth: CGFloat,
        maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: FUAlignment(nearest: alignment ?? .topLeading),
            maxWidth: maxWidth,
            maxItemHeight: maxItemHeight,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}
