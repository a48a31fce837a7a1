/// A ``FULayout`` whose type is hidden, so that one can be chosen where the views are made.
public struct AnyFULayout: BuiltInFULayout {
    let base: any FULayout

    /// Hides the type of a layout.
    public init(_ layout: any FULayout) { base = (layout as? AnyFULayout)?.base ?? layout }

    /// The axes along which items have their ideal size.
    public var fixedSize: Axis.Set { base.fixedSize }
    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { base.maxItemWidth }
    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { base.maxItemHeight }

    /// Where the hidden layout puts items.
    public func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] { base.contentOffsets(sizes: sizes) }

    /// The room that the hidden layout takes.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        base.rect(contentOffsets: contentOffsets, sizes: sizes)
    }

    func completed(maxSize: CGSize) -> AnyFULayout { AnyFULayout(base.completed(by: maxSize)) }

    func offer(span: Int) -> ProposedViewSize { base.offer(forSpan: span) }

    func offsets(of items: FUItems) -> [CGPoint?] { placed(items).offsets }

    func placed(_ items: FUItems) -> FUArrangement { base.arrangement(of: items) }

    func grid(of items: FUItems) -> Drawing.Grid? { base.grid(ofItems: items) }

    var isGrid: Bool { base.makesGrid }

    var finding: NodeFinding? { base.layoutFinding }

    var settings: [Drawing.Setting] { base.layoutSettings }

    /// Whether both hide equal layouts of one type.
    public static func == (first: AnyFULayout, second: AnyFULayout) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    /// Hashes the hidden layout.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
