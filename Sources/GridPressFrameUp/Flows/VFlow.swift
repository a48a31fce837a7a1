/// A layout in columns: items below each other, with a new column for an item that doesn't fit.
///
/// Each column is as wide as its widest item. The layout is as high as its highest column, or as its maximum height if
/// its extent is filling.
///
/// ```swift
/// let stops = Figure("Stops") {
///     VFlow(maxHeight: 60, verticalSpacing: 4).forEach(["Oslo", "Asker", "Drammen"], id: \.self) { Text($0) }
/// }
/// print(try stops.drawing().grids[0].columns.count)  // 2
/// ```
public struct VFlow: FlowFULayout {
    let flow: Flow

    init(_ flow: Flow) { self.flow = flow }

    /// The alignment of columns in the layout, and of items in their column.
    public var alignment: FUAlignment { flow.alignment }
    /// The horizontal gap, in points.
    public var horizontalSpacing: CGFloat { flow.spacing[.horizontal] }
    /// The vertical gap, in points.
    public var verticalSpacing: CGFloat { flow.spacing[.vertical] }
    /// The height of the layout: the height of its highest column, or the maximum height.
    public var extent: FUExtent { flow.extent }
    /// The maximum height of columns, in points; infinite without a limit.
    public var maxHeight: CGFloat { flow.lineLimit }
    /// The width proposed to items, in points; `nil` for their ideal width.
    public var maxItemWidth: CGFloat? { itemLimit(along: .horizontal) }
    /// The height proposed to items, in points; infinity for their ideal height.
    public var maxItemHeight: CGFloat? { itemLimit(along: .vertical) }

    /// Creates columns with a maximum height.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of columns in the layout, and of items in their column. All justified columns but
    ///     the last fill the height.
    ///   - maxHeight: The maximum height of columns, in points. A higher item has a separate column.
    ///   - maxItemHeight: The maximum height of items, in points; `nil` and larger heights mean the maximum height of
    ///     columns.
    ///   - horizontalSpacing: The gap between two columns, in points; `nil` for 10.
    ///   - verticalSpacing: The gap between two items, in points; `nil` for 10.
    ///   - extent: The height of the layout: the height of its highest column, or the maximum height.
    public init(
        alignment: FUAlignment = .topLeading, maxHeight: CGFloat, maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.vertical, alignment, maxHeight, items: maxItemHeight, spacing, extent))
    }

    /// Creates columns with a maximum height and a standard alignment; `nil` is top leading.
    @_disfavoredOverload
    public init(
        alignment: Alignment?, maxHeight: CGFloat, maxItemHeight: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: alignment ?? .topLeading)
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.vertical, alignment, maxHeight, items: maxItemHeight, spacing, extent))
    }

    /// Creates columns as high as the proposal, with items of a maximum width in points.
    public init(
        alignment: FUAlignment = .topLeading, maxWidth: CGFloat, maxItemHeight: CGFloat? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.vertical, alignment, nil, items: maxItemHeight, across: maxWidth, spacing, extent))
    }

    /// Creates columns as high as the proposal, with items of a maximum width and a standard alignment.
    @_disfavoredOverload
    public init(
        alignment: Alignment?, maxWidth: CGFloat, maxItemHeight: CGFloat? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        let alignment = FUAlignment(nearest: alignment ?? .topLeading)
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        self.init(Flow(.vertical, alignment, nil, items: maxItemHeight, across: maxWidth, spacing, extent))
    }
}
