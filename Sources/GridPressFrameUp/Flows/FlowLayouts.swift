/// Rows of views as a ``Layout``: as wide as there is room for.
public struct HFlowLayout: LayoutFromFULayout, BuiltInLayout {
    /// How rows are aligned among each other, and views in their row.
    public var alignment: FUAlignment
    /// The gap between two views; 10 where it is `nil`.
    public var horizontalSpacing: CGFloat?
    /// The gap between two rows; 10 where it is `nil`.
    public var verticalSpacing: CGFloat?
    /// Whether the layout is as wide as its widest row, or takes the room that there is.
    public var extent: FUExtent

    /// Rows with a gap along each axis.
    public init(
        alignment: FUAlignment = .topLeading,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Rows with one gap for both axes.
    public init(alignment: FUAlignment = .topLeading, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent)
    }

    /// Rows as wide as the room.
    public func fuLayout(maxSize: CGSize) -> HFlow {
        HFlow(
            alignment: alignment,
            maxWidth: maxSize.width,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}

/// Columns of views as a ``Layout``: as high as there is room for.
public struct VFlowLayout: LayoutFromFULayout, BuiltInLayout {
    /// How columns are aligned among each other, and views in their column.
    public var alignment: FUAlignment
    /// The gap between two columns; 10 where it is `nil`.
    public var horizontalSpacing: CGFloat?
    /// The gap between two views; 10 where it is `nil`.
    public var verticalSpacing: CGFloat?
    /// Whether the layout is as high as its highest column, or takes the room that there is.
    public var extent: FUExtent

    /// Columns with a gap along each axis.
    public init(
        alignment: FUAlignment = .topLeading,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        extent: FUExtent = .hugging
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.extent = extent
    }

    /// Columns with one gap for both axes.
    public init(alignment: FUAlignment = .topLeading, spacing: CGFloat?, extent: FUExtent = .hugging) {
        self.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, extent: extent)
    }

    /// Columns as high as the room.
    public func fuLayout(maxSize: CGSize) -> VFlow {
        VFlow(
            alignment: alignment,
            maxHeight: maxSize.height,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            extent: extent
        )
    }
}

extension BuiltInLayout where Self: LayoutFromFULayout {
    package var finding: NodeFinding? { fuLayout(maxSize: .endless).layoutFinding }

    package var makesGrid: Bool { fuLayout(maxSize: .endless).makesGrid }
}

extension CGSize {
    /// Room without an end.
    static var endless: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}
