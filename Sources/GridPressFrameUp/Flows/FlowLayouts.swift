/// A SwiftUI layout in rows of views, up to the proposed width.
///
/// ```swift
/// let tags = Figure("Tags", width: 160) {
///     HFlowLayout(spacing: 8) {
///         ForEach(["Ferry", "Tram", "Airport train"], id: \.self) { Text($0) }
///     }
/// }
/// ```
public struct HFlowLayout: LayoutFromFULayout, BuiltInLayout {
    /// The alignment of rows in the layout, and of views in their row.
    public var alignment: FUAlignment
    /// The gap between two views, in points; `nil` for 10.
    public var horizontalSpacing: CGFloat?
    /// The gap between two rows, in points; `nil` for 10.
    public var verticalSpacing: CGFloat?
    /// The width of the layout: the width of its widest row, or the proposed width.
    public var extent: FUExtent

    /// Creates a flow in rows with separate gaps along the axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of rows in the layout, and of views in their row.
    ///   - horizontalSpacing: The gap between two views, in points; `nil` for 10.
    ///   - verticalSpacing: The gap between two rows, in points; `nil` for 10.
    ///   - extent: The width of the layout: the width of its widest row, or the proposed width.
    public init(
        alignment: FUAlignment = .topLeading, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Creates a flow in rows with the same gap along both axes; `nil` for 10 points.
    public init(alignment: FUAlignment = .topLeading, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent)
    }

    /// Returns the flow whose rows are limited to the width of the available space.
    public func fuLayout(maxSize: CGSize) -> HFlow {
        HFlow(Flow(.horizontal, alignment, maxSize.width, FUSpacing(horizontalSpacing, verticalSpacing), extent))
    }
}

/// A SwiftUI layout in columns of views, up to the proposed height.
///
/// ```swift
/// let stops = Figure("Stops", height: 60) {
///     VFlowLayout(horizontalSpacing: 16, verticalSpacing: 4) {
///         ForEach(["Oslo", "Asker", "Drammen", "Kongsberg"], id: \.self) { Text($0) }
///     }
/// }
/// ```
public struct VFlowLayout: LayoutFromFULayout, BuiltInLayout {
    /// The alignment of columns in the layout, and of views in their column.
    public var alignment: FUAlignment
    /// The gap between two columns, in points; `nil` for 10.
    public var horizontalSpacing: CGFloat?
    /// The gap between two views, in points; `nil` for 10.
    public var verticalSpacing: CGFloat?
    /// The height of the layout: the height of its highest column, or the proposed height.
    public var extent: FUExtent

    /// Creates a flow in columns with separate gaps along the axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of columns in the layout, and of views in their column.
    ///   - horizontalSpacing: The gap between two columns, in points; `nil` for 10.
    ///   - verticalSpacing: The gap between two views, in points; `nil` for 10.
    ///   - extent: The height of the layout: the height of its highest column, or the proposed height.
    public init(
        alignment: FUAlignment = .topLeading, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Creates a flow in columns with the same gap along both axes; `nil` for 10 points.
    public init(alignment: FUAlignment = .topLeading, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent)
    }

    /// Returns the flow whose columns are limited to the height of the available space.
    public func fuLayout(maxSize: CGSize) -> VFlow {
        VFlow(Flow(.vertical, alignment, maxSize.height, FUSpacing(horizontalSpacing, verticalSpacing), extent))
    }
}

extension BuiltInLayout where Self: LayoutFromFULayout {
    package var finding: NodeFinding? { fuLayout(maxSize: .endless).layoutFinding }

    package var makesGrid: Bool { fuLayout(maxSize: .endless).makesGrid }
}

extension CGSize {
    /// A size without limits.
    static var endless: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}
