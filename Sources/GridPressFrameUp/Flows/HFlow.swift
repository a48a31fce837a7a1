/// A layout in rows: items beside each other, and a new row where one is full.
///
/// Each row is as high as its highest item. The whole is as wide as its widest row, unless it fills the room.
public struct HFlow: FlowFULayout {
    let flow: Flow

    init(_ flow: Flow) { self.flow = flow }

    /// How rows are aligned among each other, and items in their row.
    public var alignment: FUAlignment { flow.alignment }
    /// The gap from side to side.
    public var horizontalSpacing: CGFloat { flow.spacing[.horizontal] }
    /// The gap from top to bottom.
    public var verticalSpacing: CGFloat { flow.spacing[.vertical] }
    /// How much room the flow takes.
    public var extent: FUExtent { flow.extent }
    /// The width that rows may have.
    public var maxWidth: CGFloat { flow.lineLimit }
    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { itemLimit(along: .horizontal) }
    /// The height that items are offered; `nil` for their ideal one.
    public var maxItemHeight: CGFloat? { itemLimit(along: .vertical) }

    /// Rows of a largest width.
    ///
    /// - Parameters:
    ///   - alignment: How rows are aligned among each other, and items in their row. Justified rows reach from side to
    ///     side, but for the last one.
    ///   - maxWidth: The width that rows may have. An item that is wider has a row for itself.
    ///   - maxItemWidth: The width that items may have; never more than rows.
    ///   - horizontalSpacing: The gap between two items; 10 where it is left out.
    ///   - verticalSpacing: The gap between two rows; 10 where it is left out.
    ///   - extent: Whether the layout is as wide as its widest row, or as rows may be.
    public init(
        alignment: FUAlignment = .topLeading,
        maxWidth: CGFloat,
        maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            Flow(
                axis: .horizontal,
                alignment: alignment,
                limit: maxWidth,
                itemLimit: maxItemWidth,
                itemLimitAcross: nil,
                spacing: FUSpacing(horizontalSpacing, verticalSpacing),
                extent: extent
            )
        )
    }

    /// Rows of a largest width, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: Alignment,
        maxWidth: CGFloat,
        maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: FUAlignment(nearest: alignment),
            maxWidth: maxWidth,
            maxItemWidth: maxItemWidth,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }

    /// Rows that are as wide as there is room for, with items of a largest height.
    public init(
        alignment: FUAlignment = .topLeading,
        maxHeight: CGFloat,
        maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            Flow(
                axis: .horizontal,
                alignment: alignment,
                limit: nil,
                itemLimit: maxItemWidth,
                itemLimitAcross: maxHeight,
                spacing: FUSpacing(horizontalSpacing, verticalSpacing),
                extent: extent
            )
        )
    }

    /// The same, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: Alignment,
        maxHeight: CGFloat,
        maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.init(
            alignment: FUAlignment(nearest: alignment),
            maxHeight: maxHeight,
            maxItemWidth: maxItemWidth,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}
