/// A SwiftUI layout in rows of equal height, in which each view joins the shortest row.
///
/// ```swift
/// let photos = Figure("Photos", height: 120) {
///     HMasonryLayout(rows: 2, spacing: 4) {
///         ForEach([80, 120, 60, 90], id: \.self) { width in Color.teal.frame(width: CGFloat(width)) }
///     }
/// }
/// ```
public struct HMasonryLayout: LayoutFromFULayout, BuiltInLayout {
    /// The alignment of rows in the layout, and of views in their row.
    public var alignment: FUAlignment
    /// The number of rows, from 1 to 1000.
    public var rows: Int
    /// The horizontal gap, in points; `nil` for 10.
    public var horizontalSpacing: CGFloat?
    /// The vertical gap, in points; `nil` for 10.
    public var verticalSpacing: CGFloat?
    /// The height of the layout: the height of its views, or the proposed height.
    public var extent: FUExtent

    /// Creates a masonry in rows with separate gaps along the axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of rows in the layout, and of views in their row.
    ///   - rows: The number of rows, from 1 to 1000.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The height of the layout: the height of its views, or the proposed height.
    public init(
        alignment: FUAlignment = .leading, rows: Int, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.rows = rows
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Creates a masonry in rows with the same gap along both axes; `nil` for 10 points.
    public init(alignment: FUAlignment = .leading, rows: Int, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(
            alignment: alignment, rows: rows, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent
        )
    }

    /// Returns the masonry whose rows share the height of the available space.
    public func fuLayout(maxSize: CGSize) -> HMasonry {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        return HMasonry(Masonry(.horizontal, rows, maxSize.height, spacing, alignment, .content, extent))
    }
}

/// A SwiftUI layout in columns of equal width, in which each view joins the shortest column.
///
/// ```swift
/// let photos = Figure("Photos", width: 240) {
///     VMasonryLayout(columns: 3, spacing: 4) {
///         ForEach([80, 120, 60, 90], id: \.self) { height in Color.teal.frame(height: CGFloat(height)) }
///     }
/// }
/// ```
public struct VMasonryLayout: LayoutFromFULayout, BuiltInLayout {
    /// The alignment of columns in the layout, and of views in their column.
    public var alignment: FUAlignment
    /// The number of columns, from 1 to 1000.
    public var columns: Int
    /// The horizontal gap, in points; `nil` for 10.
    public var horizontalSpacing: CGFloat?
    /// The vertical gap, in points; `nil` for 10.
    public var verticalSpacing: CGFloat?
    /// The width of the layout: the width of its views, or the proposed width.
    public var extent: FUExtent

    /// Creates a masonry in columns with separate gaps along the axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of columns in the layout, and of views in their column.
    ///   - columns: The number of columns, from 1 to 1000.
    ///   - horizontalSpacing: The horizontal gap, in points; `nil` for 10.
    ///   - verticalSpacing: The vertical gap, in points; `nil` for 10.
    ///   - extent: The width of the layout: the width of its views, or the proposed width.
    public init(
        alignment: FUAlignment = .top, columns: Int, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.columns = columns
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Creates a masonry in columns with the same gap along both axes; `nil` for 10 points.
    public init(alignment: FUAlignment = .top, columns: Int, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(
            alignment: alignment, columns: columns, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent
        )
    }

    /// Returns the masonry whose columns share the width of the available space.
    public func fuLayout(maxSize: CGSize) -> VMasonry {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        return VMasonry(Masonry(.vertical, columns, maxSize.width, spacing, alignment, .fixed, extent))
    }
}
