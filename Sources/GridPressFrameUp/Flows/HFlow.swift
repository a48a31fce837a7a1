/// A layout in rows: items beside each other, with a new row for an item that doesn't fit.
///
/// Each row is as high as its highest item. The layout is as wide as its widest row, or as its maximum width if its
/// extent is filling.
///
/// ```swift
/// let tags = Figure("Tags") {
///     HFlow(maxWidth: 160, horizontalSpacing: 8).forEach(["Ferry", "Tram", "Airport train"], id: \.self) {
///         Text($0)
///     }
/// }
/// print(try tags.drawing().grids[0].rows.count)  // 2
/// ```
public struct HFlow: FlowFULayout {
    let flow: Flow

    init(_ flow: Flow) { self.flow = flow }

    /// The alignment of rows in the layout, and of items in their row.
    public var alignment: FUAlignment { flow.alignment }
    /// The horizontal gap, in points.
    public var horizontalSpacing: CGFloat { flow.spacing[.horizontal] }
    /// The vertical gap, in points.
    public var verticalSpacing: CGFloat { flow.spacing[.vertical] }
    /// The width of the layout: the width of its widest row, or the maximum width.
    public var extent: FUExtent { flow.extent }
    /// The maximum width of rows, in points; infinite without a limit.
    public var maxWidth: CGFloat { flow.lineLimit }
    /// The width proposed to items, in points; infinity for their ideal width.
    public var maxItemWidth: CGFloat? { itemLimit(along: .horizontal) }
    /// The height proposed to items, in points; `nil` for their ideal height.
    public var maxItemHeight: CGFloat? { itemLimit(along: .vertical) }

    /// Creates rows with a maximum width.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of rows in the layout, and of items in their row. All justified rows but the last
    ///     fill the width.
    ///   - maxWidth: The maximum width of rows, in points. A wider item has a separate row.
    ///   - maxItemWidth: The maximum width of items, in points; `nil` and larger widths mean the maximum width of rows.
    ///   - horizontalSpacing: The gap between two items, in points; `nil` for 10.
    ///   - verticalSpacing: The gap between two rows, in points; `nil` for 10.
    ///   - extent: The width of the layout: the width of its widest row, or the maximum width.
    public init(
        alignment: FUAlignment = .topLeading, maxWidth: CGFloat, maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.horizontal, alignment, maxWidth, items: maxItemWidth, spacing, extent))
    }

    /// Creates rows with a maximum width and a standard alignment; baselines and custom guides count as leading or top.
    @_disfavoredOverload
    public init(
        alignment: Alignment, maxWidth: CGFloat, maxItemWidth: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: alignment)
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.horizontal, alignment, maxWidth, items: maxItemWidth, spacing, extent))
    }

    /// Creates rows as wide as the proposal, with items of a maximum height in points.
    public init(
        alignment: FUAlignment = .topLeading, maxHeight: CGFloat, maxItemWidth: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.horizontal, alignment, nil, items: maxItemWidth, across: maxHeight, spacing, extent))
    }

    /// Creates rows as wide as the proposal, with items of a maximum height and a standard alignment.
    @_disfavoredOverload
    public init(
        alignment: Alignment, maxHeight: CGFloat, maxItemWidth: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: alignment)
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.horizontal, alignment, nil, items: maxItemWidth, across: maxHeight, spacing, extent))
    }
}
