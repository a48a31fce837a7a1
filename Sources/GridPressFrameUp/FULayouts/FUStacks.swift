/// A layout of items beside each other, each in its measured size: no length is divided among them.
public struct HStackFULayout: StackFULayout {
    /// How items are aligned from top to bottom; justified ones lie at the top.
    public let alignment: FUVerticalAlignment
    /// The gap between two items.
    public var spacing: CGFloat { gap[.horizontal] }
    /// The height that items may have.
    public let maxHeight: CGFloat
    /// The width that items are offered; `nil` for their ideal one, as they always have it.
    public let maxItemWidth: CGFloat?
    let gap: FUSpacing

    /// A row.
    ///
    /// - Parameters:
    ///   - alignment: How items are aligned from top to bottom.
    ///   - spacing: The gap between two items; 10 where it is left out.
    ///   - maxHeight: The height that items may have.
    ///   - maxItemWidth: The width that items may have.
    public init(
        alignment: FUVerticalAlignment = .center,
        spacing: CGFloat? = nil,
        maxHeight: CGFloat,
        maxItemWidth: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.maxHeight = maxHeight
        self.maxItemWidth = maxItemWidth
        gap = FUSpacing(spacing, spacing)
    }

    /// A row, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: VerticalAlignment,
        spacing: CGFloat? = nil,
        maxHeight: CGFloat,
        maxItemWidth: CGFloat? = nil
    ) {
        self.init(
            alignment: FUVerticalAlignment(from: alignment) ?? .top,
            spacing: spacing,
            maxHeight: maxHeight,
            maxItemWidth: maxItemWidth
        )
    }

    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { maxHeight }

    var axis: Axis { .horizontal }
    var lines: FUAlignment { FUAlignment(horizontal: .leading, vertical: alignment) }
}

/// A layout of items below each other, each in its measured size: no length is divided among them.
public struct VStackFULayout: StackFULayout {
    /// How items are aligned from side to side; justified ones lie at the leading side.
    public let alignment: FUHorizontalAlignment
    /// The gap between two items.
    public var spacing: CGFloat { gap[.vertical] }
    /// The width that items may have.
    public let maxWidth: CGFloat
    /// The height that items are offered; `nil` for their ideal one, as they always have it.
    public let maxItemHeight: CGFloat?
    let gap: FUSpacing

    /// A column.
    ///
    /// - Parameters:
    ///   - alignment: How items are aligned from side to side.
    ///   - spacing: The gap between two items; 10 where it is left out.
    ///   - maxWidth: The width that items may have.
    ///   - maxItemHeight: The height that items may have.
    public init(
        alignment: FUHorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        maxWidth: CGFloat,
        maxItemHeight: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.maxWidth = maxWidth
        self.maxItemHeight = maxItemHeight
        gap = FUSpacing(spacing, spacing)
    }

    /// A column, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment,
        spacing: CGFloat? = nil,
        maxWidth: CGFloat,
        maxItemHeight: CGFloat? = nil
    ) {
        self.init(
            alignment: FUHorizontalAlignment(from: alignment) ?? .leading,
            spacing: spacing,
            maxWidth: maxWidth,
            maxItemHeight: maxItemHeight
        )
    }

    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { maxWidth }

    var axis: Axis { .vertical }
    var lines: FUAlignment { FUAlignment(horizontal: alignment, vertical: .top) }
}

/// A layout of items above each other, which share a point of alignment.
public struct ZStackFULayout: BuiltInFULayout {
    /// The point that items share; justified items share their leading side, or their top.
    public let alignment: FUAlignment
    /// The width that items may have.
    public let maxWidth: CGFloat
    /// The height that items may have.
    public let maxHeight: CGFloat

    /// Items above each other.
    ///
    /// - Parameters:
    ///   - alignment: The point that items share; the middle where it is left out.
    ///   - maxWidth: The width that items may have.
    ///   - maxHeight: The height that items may have.
    public init(alignment: FUAlignment? = nil, maxWidth: CGFloat, maxHeight: CGFloat) {
        self.alignment = alignment ?? .center
        self.maxWidth = maxWidth
        self.maxHeight = maxHeight
    }

    /// Items above each other, aligned as views are elsewhere.
    @_disfavoredOverload
    public init(alignment: Alignment?, maxWidth: CGFloat, maxHeight: CGFloat) {
        self.init(alignment: alignment.map { FUAlignment(nearest: $0) }, maxWidth: maxWidth, maxHeight: maxHeight)
    }

    /// No axis: items take what they need of what they are offered.
    public var fixedSize: Axis.Set { [] }
    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { maxWidth }
    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { maxHeight }

    func offsets(of items: FUItems) -> [CGPoint?] {
        items.sizes.map { size in
            CGPoint(
                x: -CGFloat(alignment[.horizontal].shift(of: Double(size.width))),
                y: -CGFloat(alignment[.vertical].shift(of: Double(size.height)))
            )
        }
    }

    var finding: NodeFinding? {
        NodeFinding.ofLimit(maxWidth, in: "A stack") ?? NodeFinding.ofLimit(maxHeight, in: "A stack")
    }
}

/// A layout of items in one line: a flow whose line never ends.
protocol StackFULayout: BuiltInFULayout {
    var axis: Axis { get }
    var lines: FUAlignment { get }
    var gap: FUSpacing { get }
}

extension StackFULayout {
    /// The axis along which items follow each other: there they have their ideal size.
    public var fixedSize: Axis.Set { Axis.Set(axis) }

    private var flow: Flow {
        Flow(
            axis: axis,
            alignment: lines,
            limit: .infinity,
            itemLimit: nil,
            itemLimitAcross: nil,
            spacing: gap,
            extent: .hugging
        )
    }

    func offsets(of items: FUItems) -> [CGPoint?] { flow.offsets(of: items) }

    var settings: [Drawing.Setting] {
        .of {
            $0.add("alignment", lines.rawValue)
            $0.add("spacing", gap[axis])
            $0.add("maxItemWidth", maxItemWidth, unless: .infinity)
            $0.add("maxItemHeight", maxItemHeight, unless: .infinity)
        }
    }

    var finding: NodeFinding? {
        gap.finding(in: "A stack") ?? NodeFinding.ofLimit(maxItemWidth, in: "A stack", isOfItems: true)
            ?? NodeFinding.ofLimit(maxItemHeight, in: "A stack", isOfItems: true)
    }
}
