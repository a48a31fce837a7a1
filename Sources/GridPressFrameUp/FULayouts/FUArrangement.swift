/// The measured items of a ``FULayout``.
struct FUItems {
    /// The size of each item, in points.
    var sizes: [CGSize]
    /// The number of masonry lanes that each item spans; empty if each spans one.
    var spans: [Int] = []
}

/// The offsets of items, with the bounds around them.
struct FUArrangement {
    /// The offset of the top leading corner of each item; `nil` for items that aren't drawn.
    var offsets: [CGPoint?]
    /// The bounds of the layout: the rectangle of its items, or the space that it fills.
    var bounds: CGRect

    /// Returns the smallest rectangle around all items that have an offset; zero without such items.
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

/// A layout of this module, which uses arrays instead of dictionaries.
protocol BuiltInFULayout: FULayout {
    /// Returns the layout with its missing limits set to the size proposed to the container.
    func completed(maxSize: CGSize) -> Self
    /// Returns the proposal to an item that spans a number of lanes.
    func offer(span: Int) -> ProposedViewSize
    /// Returns the offsets of items; `nil` for items that aren't drawn.
    func offsets(of items: FUItems) -> [CGPoint?]
    /// Returns the offsets of items, and the bounds of the layout.
    func placed(_ items: FUItems) -> FUArrangement
    /// The minimum size of the layout, which it fills; zero for layouts that hug their items.
    var filledSize: CGSize { get }
    /// Returns the layout record of its lines or lanes, in the coordinates of the offsets; `nil` without lines or
    /// lanes.
    func grid(of items: FUItems) -> Drawing.Grid?
    /// Returns the layout steps that lead to the frames of items; `nil` if the layout doesn't explain them.
    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize)
        -> LayoutAccount?
    /// Whether the layout has lines or lanes.
    var isGrid: Bool { get }
    /// The finding about an invalid number of the layout; `nil` if all are valid.
    var finding: NodeFinding? { get }
    /// The settings of the layout for the layout record; grids have theirs in ``grid(of:)``.
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

    /// Returns the offsets of items that span one lane each.
    public func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
        let sizes = sizes.sortedByKey()
        let offsets = offsets(of: FUItems(sizes: sizes.map(\.value.finite)))
        return Dictionary(zip(sizes.map(\.key), offsets).compactMap { key, offset in offset.map { (key, $0) } }) {
            first,
            _ in first
        }
    }

    /// Returns the smallest rectangle around all items and the space that the layout fills.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let placed = sizes.sortedByKey().map { (offset: contentOffsets[$0.key], size: $0.value) }
        return filled(FUArrangement.bounds(placed.map(\.offset), placed.map(\.size)))
    }

    /// Returns the union of a rectangle and the space that the layout fills.
    func filled(_ bounds: CGRect) -> CGRect {
        filledSize == .zero ? bounds : bounds.union(CGRect(origin: .zero, size: filledSize))
    }
}

extension FULayout {
    /// The proposal to items that span one lane, from the limits of the layout.
    var defaultProposal: ProposedViewSize {
        ProposedViewSize(
            width: fixedSize.contains(.horizontal) ? nil : maxItemWidth.finite,
            height: fixedSize.contains(.vertical) ? nil : maxItemHeight.finite
        )
        .valid
    }

    /// Returns the proposal to an item that spans a number of lanes.
    func offer(forSpan span: Int) -> ProposedViewSize {
        (self as? any BuiltInFULayout)?.offer(span: span) ?? defaultProposal
    }

    /// Returns the layout with its missing limits set to a size; custom layouts stay unchanged.
    func completed(by maxSize: CGSize) -> Self {
        func complete<L: BuiltInFULayout>(_ layout: L) -> Self? { layout.completed(maxSize: maxSize) as? Self }
        return (self as? any BuiltInFULayout).flatMap { complete($0) } ?? self
    }

    /// Returns the arrangement of items; offsets that aren't finite count as 0.
    func arrangement(of items: FUItems) -> FUArrangement {
        if let builtIn = self as? any BuiltInFULayout { return builtIn.placed(items) }
        let sizes = Dictionary(uniqueKeysWithValues: items.sizes.enumerated().map { ($0.offset, $0.element) })
        let given = contentOffsets(sizes: sizes)
        let offsets = items.sizes.indices.map { given[$0]?.finite }
        let placed = given.filter { sizes[$0.key] != nil }.mapValues(\.finite)
        let bounds = rect(contentOffsets: placed, sizes: sizes)
        return FUArrangement(offsets: offsets, bounds: CGRect(origin: bounds.origin.finite, size: bounds.size.finite))
    }

    /// Returns the layout record of lines or lanes; `nil` for custom layouts and layouts without lines.
    func grid(ofItems items: FUItems) -> Drawing.Grid? { (self as? any BuiltInFULayout)?.grid(of: items) }

    /// Whether the layout has lines or lanes.
    var makesGrid: Bool { (self as? any BuiltInFULayout)?.isGrid ?? false }

    /// The settings of the layout for the layout record, without the settings of lines and lanes.
    var layoutSettings: [Drawing.Setting] { (self as? any BuiltInFULayout)?.settings ?? [] }

    /// The finding about an invalid number of the layout; `nil` if all are valid.
    var layoutFinding: NodeFinding? {
        if let builtIn = self as? any BuiltInFULayout { return builtIn.finding }
        return NodeFinding.ofLimit(maxItemWidth, in: "A layout", isOfItems: true)
            ?? NodeFinding.ofLimit(maxItemHeight, in: "A layout", isOfItems: true)
    }
}

extension CGSize {
    /// Whether both lengths are finite.
    var isFinite: Bool { width.isFinite && height.isFinite }

    /// The size with 0 for each length that is negative or isn't finite.
    var finite: CGSize {
        CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
    }
}

extension CGPoint {
    /// The point with 0 for each coordinate that isn't finite.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
