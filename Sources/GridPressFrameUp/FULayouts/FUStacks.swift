/// A layout of items beside each other, each with its measured size; items don't share the width.
///
/// ```swift
/// let departure = Figure("Departure") {
///     HStackFULayout(spacing: 4, maxHeight: 44) {
///         Text("8:04").bold()
///         Text("Oslo")
///     }
/// }
/// ```
public struct HStackFULayout: StackFULayout {
    /// The vertical alignment of items; justified items lie at the top.
    public let alignment: FUVerticalAlignment
    /// The gap between two items, in points.
    public var spacing: CGFloat { gap[.horizontal] }
    /// The height proposed to items, in points.
    public let maxHeight: CGFloat
    /// A maximum width for items, which has no effect, because items always have their ideal width.
    public let maxItemWidth: CGFloat?
    let gap: FUSpacing

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of items; justified items lie at the top.
    ///   - spacing: The gap between two items, in points; `nil` for 10.
    ///   - maxHeight: The height proposed to items, in points.
    ///   - maxItemWidth: A width in points. Has no effect on items, which have their ideal width.
    public init(
        alignment: FUVerticalAlignment = .center, spacing: CGFloat? = nil, maxHeight: CGFloat,
        maxItemWidth: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.maxHeight = maxHeight
        self.maxItemWidth = maxItemWidth
        gap = FUSpacing(spacing, spacing)
    }

    /// Creates a row with a standard alignment; baselines and custom guides count as top.
    @_disfavoredOverload
    public init(
        alignment: VerticalAlignment, spacing: CGFloat? = nil, maxHeight: CGFloat, maxItemWidth: CGFloat? = nil
    ) {
        self.init(
            alignment: FUVerticalAlignment(from: alignment) ?? .top, spacing: spacing, maxHeight: maxHeight,
            maxItemWidth: maxItemWidth
        )
    }

    /// The height proposed to items, in points.
    public var maxItemHeight: CGFloat? { maxHeight }

    var axis: Axis { .horizontal }
    var lines: FUAlignment { FUAlignment(horizontal: .leading, vertical: alignment) }
}

/// A layout of items below each other, each with its measured size; items don't share the height.
///
/// ```swift
/// let profile = Figure("Profile") {
///     VStackFULayout(alignment: .leading, spacing: 2, maxWidth: 200) {
///         Text("Solveig Dahl").bold()
///         Text("Draws maps of cities")
///     }
/// }
/// ```
public struct VStackFULayout: StackFULayout {
    /// The horizontal alignment of items; justified items lie at the leading edge.
    public let alignment: FUHorizontalAlignment
    /// The gap between two items, in points.
    public var spacing: CGFloat { gap[.vertical] }
    /// The width proposed to items, in points.
    public let maxWidth: CGFloat
    /// A maximum height for items, which has no effect, because items always have their ideal height.
    public let maxItemHeight: CGFloat?
    let gap: FUSpacing

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of items; justified items lie at the leading edge.
    ///   - spacing: The gap between two items, in points; `nil` for 10.
    ///   - maxWidth: The width proposed to items, in points.
    ///   - maxItemHeight: A height in points. Has no effect on items, which have their ideal height.
    public init(
        alignment: FUHorizontalAlignment = .center, spacing: CGFloat? = nil, maxWidth: CGFloat,
        maxItemHeight: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.maxWidth = maxWidth
        self.maxItemHeight = maxItemHeight
        gap = FUSpacing(spacing, spacing)
    }

    /// Creates a column with a standard alignment; custom guides count as leading.
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment, spacing: CGFloat? = nil, maxWidth: CGFloat, maxItemHeight: CGFloat? = nil
    ) {
        self.init(
            alignment: FUHorizontalAlignment(from: alignment) ?? .leading, spacing: spacing, maxWidth: maxWidth,
            maxItemHeight: maxItemHeight
        )
    }

    /// The width proposed to items, in points.
    public var maxItemWidth: CGFloat? { maxWidth }

    var axis: Axis { .vertical }
    var lines: FUAlignment { FUAlignment(horizontal: alignment, vertical: .top) }
}

/// A layout of items in front of each other, which share a point of alignment.
///
/// ```swift
/// let avatar = Figure("Avatar") {
///     ZStackFULayout(alignment: .bottomTrailing, maxWidth: 48, maxHeight: 48) {
///         Circle().fill(.teal)
///         Text("SD")
///     }
/// }
/// ```
public struct ZStackFULayout: BuiltInFULayout {
    /// The point that items share; justified items share their leading or top edge.
    public let alignment: FUAlignment
    /// The width proposed to items, in points.
    public let maxWidth: CGFloat
    /// The height proposed to items, in points.
    public let maxHeight: CGFloat

    /// Creates a stack of items in front of each other.
    ///
    /// - Parameters:
    ///   - alignment: The point that items share; `nil` for the center.
    ///   - maxWidth: The width proposed to items, in points.
    ///   - maxHeight: The height proposed to items, in points.
    public init(alignment: FUAlignment? = nil, maxWidth: CGFloat, maxHeight: CGFloat) {
        self.alignment = alignment ?? .center
        self.maxWidth = maxWidth
        self.maxHeight = maxHeight
    }

    /// Creates a stack with a standard alignment; baselines and custom guides count as leading or top.
    @_disfavoredOverload
    public init(alignment: Alignment?, maxWidth: CGFloat, maxHeight: CGFloat) {
        self.init(alignment: alignment.map { FUAlignment(nearest: $0) }, maxWidth: maxWidth, maxHeight: maxHeight)
    }

    /// An empty set, because the proposals to items have both lengths.
    public var fixedSize: Axis.Set { [] }
    /// The width proposed to items, in points.
    public var maxItemWidth: CGFloat? { maxWidth }
    /// The height proposed to items, in points.
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

/// A layout of items in one line: a flow without a maximum length.
protocol StackFULayout: BuiltInFULayout {
    var axis: Axis { get }
    var lines: FUAlignment { get }
    var gap: FUSpacing { get }
}

extension StackFULayout {
    /// The axis along which items follow each other, and along which they have their ideal length.
    public var fixedSize: Axis.Set { Axis.Set(axis) }

    private var flow: Flow { Flow(axis, lines, .infinity, gap) }

    func offsets(of items: FUItems) -> [CGPoint?] { flow.offsets(of: items) }

    var settings: [Drawing.Setting] {
        .of {
            $0.add(.alignment, lines.rawValue)
            $0.add(.spacing, gap[axis])
            $0.add(.maxItemWidth, maxItemWidth, unless: .infinity)
            $0.add(.maxItemHeight, maxItemHeight, unless: .infinity)
        }
    }

    var finding: NodeFinding? {
        gap.finding(in: "A stack") ?? NodeFinding.ofLimit(maxItemWidth, in: "A stack", isOfItems: true)
            ?? NodeFinding.ofLimit(maxItemHeight, in: "A stack", isOfItems: true)
    }
}
