/// The items of a ``FULayout``, measured.
struct FUItems {
    /// How large each is.
    var sizes: [CGSize]
    /// How many lanes of a masonry each takes; empty where each takes one.
    var spans: [Int] = []
}

/// Items at their offsets.
struct FUArrangement {
    /// Where the leading top corner of each item goes; `nil` for items that are not drawn.
    var offsets: [CGPoint?]
    /// The room that they take.
    var bounds: CGRect

    /// The smallest rectangle around all items that have an offset.
    static func bounds(_ offsets: [CGPoint?], _ sizes: [CGSize]) -> CGRect {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in offsets.indices {
            guard let offset = offsets[index] else { continue }
            left = min(left, offset.x)
            top = min(top, offset.y)
            right = max(right, offset.x + sizes[index].width)
            bottom = max(bottom, offset.y + sizes[index].height)
        }
        guard left <= right, top <= bottom else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A layout of this module, which works on arrays instead of dictionaries.
protocol BuiltInFULayout: FULayout {
    /// The layout with the limits that it lacks, taken from what its container is offered.
    func completed(maxSize: CGSize) -> Self
    /// What an item is offered that takes so many lanes.
    func offer(span: Int) -> ProposedViewSize
    /// Where items go.
    func offsets(of items: FUItems) -> [CGPoint?]
    /// Where items go, and the room that they take.
    func placed(_ items: FUItems) -> FUArrangement
    /// The room that it takes at least: what it fills.
    var filledSize: CGSize { get }
    /// Its lines or lanes as data, in the coordinates of the offsets.
    func grid(of items: FUItems) -> Drawing.Grid?
    /// Returns the steps that lead to the frames of items, for those who ask why.
    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize)
        -> LayoutAccount?
    /// Whether it has lines or lanes.
    var isGrid: Bool { get }
    /// The finding about an invalid number of the layout.
    var finding: NodeFinding? { get }
    /// The settings that the author of the layout wrote, without those of grids.
    var settings: [Drawing.Setting] { get }
}

extension BuiltInFULayout {
    func completed(maxSize: CGSize) -> Self { self }

    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize)
        -> LayoutAccount?
    { nil }

    var settings: [Drawing.Setting] { [] }

    func offer(span: Int) -> ProposedViewSize { defaultProposal }

    func placed(_ items: FUItems) -> FUArrangement {
        let offsets = offsets(of: items)
        return FUArrangement(offsets: offsets, bounds: filled(FUArrangement.bounds(offsets, items.sizes)))
    }

    var filledSize: CGSize { .zero }

    func grid(of items: FUItems) -> Drawing.Grid? { nil }

    var isGrid: Bool { false }

    var finding: NodeFinding? { nil }

    /// Where items go that take one lane each.
    public func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
        let sizes = sizes.sortedByKey()
        let offsets = offsets(of: FUItems(sizes: sizes.map(\.value.finite)))
        return Dictionary(zip(sizes.map(\.key), offsets).compactMap { key, offset in offset.map { (key, $0) } }) {
            first,
            _ in first
        }
    }

    /// The smallest rectangle around all items, and the room that the layout fills.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let placed = sizes.sortedByKey().map { (offset: contentOffsets[$0.key], size: $0.value) }
        return filled(FUArrangement.bounds(placed.map(\.offset), placed.map(\.size)))
    }

    /// A rectangle and the room that the layout fills.
    func filled(_ bounds: CGRect) -> CGRect {
        filledSize == .zero ? bounds : bounds.union(CGRect(origin: .zero, size: filledSize))
    }
}

extension FULayout {
    /// The proposal for items of one lane, by the limits of the layout.
    var defaultProposal: ProposedViewSize {
        ProposedViewSize(
            width: fixedSize.contains(.horizontal) ? nil : maxItemWidth.finite,
            height: fixedSize.contains(.vertical) ? nil : maxItemHeight.finite
        )
        .valid
    }

    /// What an item is offered that takes so many lanes.
    func offer(forSpan span: Int) -> ProposedViewSize {
        (self as? any BuiltInFULayout)?.offer(span: span) ?? defaultProposal
    }

    /// The layout with the limits that it lacks.
    func completed(by maxSize: CGSize) -> Self {
        func complete<L: BuiltInFULayout>(_ layout: L) -> Self? { layout.completed(maxSize: maxSize) as? Self }
        return (self as? any BuiltInFULayout).flatMap { complete($0) } ?? self
    }

    /// The items where the layout says; offsets that are no numbers count as 0.
    func arrangement(of items: FUItems) -> FUArrangement {
        if let builtIn = self as? any BuiltInFULayout { return builtIn.placed(items) }
        let sizes = Dictionary(uniqueKeysWithValues: items.sizes.enumerated().map { ($0.offset, $0.element) })
        let given = contentOffsets(sizes: sizes)
        let offsets = items.sizes.indices.map { given[$0]?.finite }
        let placed = given.filter { sizes[$0.key] != nil }.mapValues(\.finite)
        let bounds = rect(contentOffsets: placed, sizes: sizes)
        return FUArrangement(
            offsets: offsets,
            bounds: CGRect(origin: bounds.origin.finite, size: bounds.size.finite)
        )
    }

    /// The lines or lanes of the layout as data.
    func grid(ofItems items: FUItems) -> Drawing.Grid? { (self as? any BuiltInFULayout)?.grid(of: items) }

    /// Whether it has lines or lanes.
    var makesGrid: Bool { (self as? any BuiltInFULayout)?.isGrid ?? false }

    /// The settings that the author of the layout wrote, without those of grids.
    var layoutSettings: [Drawing.Setting] { (self as? any BuiltInFULayout)?.settings ?? [] }

    /// The finding about an invalid number of the layout.
    var layoutFinding: NodeFinding? {
        if let builtIn = self as? any BuiltInFULayout { return builtIn.finding }
        return NodeFinding.ofLimit(maxItemWidth, in: "A layout", isOfItems: true)
            ?? NodeFinding.ofLimit(maxItemHeight, in: "A layout", isOfItems: true)
    }
}

extension CGSize {
    /// Whether both lengths are.
    var isFinite: Bool { width.isFinite && height.isFinite }

    /// The size with lengths that aren't finite, or are below 0, replaced by 0.
    var finite: CGSize {
        CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
    }
}

extension CGPoint {
    /// Whether both coordinates are.
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point with coordinates that aren't finite replaced by 0.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
