/// A SwiftUI layout that places its views with a ``FULayout``, which it creates for the available space.
///
/// Measuring and placing use the same space: the proposal to the container. A length without a proposal is infinite.
///
/// The layout is as large as all items together. Offsets are relative to its top leading corner, so items with negative
/// offsets are drawn outside. A ``FULayout`` that is called like a function moves its bounds to its items instead.
///
/// ```swift
/// struct AvatarRow: LayoutFromFULayout {
///     func fuLayout(maxSize: CGSize) -> HStackFULayout {
///         HStackFULayout(spacing: -8, maxHeight: maxSize.height)
///     }
/// }
///
/// let team = Figure("Team", height: 40) {
///     AvatarRow {
///         Text("AN").background(.teal)
///         Text("SD").background(.yellow)
///     }
/// }
/// ```
public protocol LayoutFromFULayout: Layout where Cache == FULayoutCache {
    /// The type of the layout that places the views.
    associatedtype AssociatedFULayout: FULayout

    /// Returns the layout for the available space, whose lengths may be infinite.
    func fuLayout(maxSize: CGSize) -> AssociatedFULayout
}

/// The cache of a ``LayoutFromFULayout``.
///
/// It has no public API.
///
/// Layouts that implement other requirements receive it:
///
/// ```swift
/// struct Tags: LayoutFromFULayout {
///     func fuLayout(maxSize: CGSize) -> HFlow { HFlow(maxWidth: maxSize.width) }
///
///     func spacing(subviews: Subviews, cache: inout FULayoutCache) -> ViewSpacing { .zero }
/// }
/// ```
public struct FULayoutCache {
    /// The number of masonry lanes that each view spans; empty if each spans one.
    fileprivate let spans: [Int]
    /// The most recent arrangements.
    ///
    /// Two proposals share an arrangement if they lead to equal layouts.
    private var arrangements: [CachedArrangement] = []
    private static var most: Int { 3 }

    fileprivate init(_ nodes: [LayoutNode]) {
        let spans = nodes.map { $0.traits?[MasonrySpanKey.self] ?? MasonrySpanKey.defaultValue }
        self.spans = spans.allSatisfy { $0 == 1 } ? [] : spans
    }

    fileprivate func cachedArrangement(of layout: AnyHashable) -> CachedArrangement? {
        arrangements.last { $0.layout == layout }
    }

    fileprivate mutating func remember(_ cachedArrangement: CachedArrangement) {
        if arrangements.count == Self.most { arrangements.removeFirst() }
        arrangements.append(cachedArrangement)
    }

    /// An arrangement of the views, with the layout that it was computed for.
    fileprivate struct CachedArrangement {
        var layout: AnyHashable
        var offers: [ProposedViewSize]
        var items: FUItems
        var arrangement: FUArrangement
        var hasEndlessItems: Bool
    }
}

extension LayoutFromFULayout {
    /// Creates a cache with the number of lanes that each view spans.
    public func makeCache(subviews: Subviews) -> FULayoutCache { FULayoutCache(subviews.nodesInRange) }

    /// Returns the size of all views together.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout FULayoutCache) -> CGSize {
        cachedArrangement(proposal, subviews.nodesInRange, &cache).arrangement.bounds.size
    }

    /// Places each view at the offset of the layout; views without an offset aren't drawn.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FULayoutCache
    ) {
        let cachedArrangement = cachedArrangement(proposal, subviews.nodesInRange, &cache)
        let origin = origin(of: cachedArrangement)
        for (position, subview) in subviews.enumerated() {
            guard let offset = cachedArrangement.arrangement.offsets[position] else {
                subview.leaveOut()
                continue
            }
            let place = CGPoint(x: bounds.minX + offset.x - origin.x, y: bounds.minY + offset.y - origin.y)
            subview.place(at: place, proposal: cachedArrangement.offers[position])
        }
        if cachedArrangement.hasEndlessItems { subviews.report(.endlessItem) }
    }

    /// Returns the layout record of the lines or lanes; `nil` without any.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout FULayoutCache) -> Drawing.Grid? {
        grid(proposal, subviews.nodesInRange, &cache)
    }

    fileprivate func grid(
        _ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout FULayoutCache
    ) -> Drawing.Grid? {
        let cachedArrangement = cachedArrangement(proposal, nodes, &cache)
        let origin = origin(of: cachedArrangement)
        var grid = layout(for: proposal).grid(ofItems: cachedArrangement.items)
        grid?.move(by: CGPoint(x: -origin.x, y: -origin.y))
        return grid
    }

    fileprivate func account(
        _ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize
    ) -> LayoutAccount? {
        (layout(for: proposal) as? any BuiltInFULayout)?.account(nodes, of: items, offset: offset, proposal: proposal)
    }

    private func layout(for proposal: ProposedViewSize) -> AssociatedFULayout {
        let maxSize = proposal.valid.replacingUnspecifiedDimensions(by: .endless)
        return fuLayout(maxSize: maxSize).completed(by: maxSize)
    }

    /// Returns the offset in the top leading corner of the container.
    ///
    /// Built-in layouts lie around their items, so it is the origin of their bounds. For custom layouts it is zero.
    fileprivate func origin(of cachedArrangement: FULayoutCache.CachedArrangement) -> CGPoint {
        self is any BuiltInLayout ? cachedArrangement.arrangement.bounds.origin : .zero
    }

    fileprivate func cachedArrangement(
        _ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout FULayoutCache
    ) -> FULayoutCache.CachedArrangement {
        let layout = layout(for: proposal)
        if let known = cache.cachedArrangement(of: AnyHashable(layout)) { return known }
        let defaultProposal = layout.defaultProposal
        var offers: [ProposedViewSize] = []
        var sizes: [CGSize] = []
        offers.reserveCapacity(nodes.count)
        sizes.reserveCapacity(nodes.count)
        var hasEndlessItems = false
        for position in nodes.indices {
            let span = cache.spans.isEmpty ? 1 : cache.spans[position]
            let offer = span == 1 ? defaultProposal : layout.offer(forSpan: span)
            let size = nodes[position].sizeThatFits(offer.valid)
            hasEndlessItems = hasEndlessItems || !size.isFinite
            offers.append(offer)
            sizes.append(size.finite)
        }
        let items = FUItems(sizes: sizes, spans: cache.spans)
        let cachedArrangement = FULayoutCache.CachedArrangement(
            layout: AnyHashable(layout), offers: offers, items: items, arrangement: layout.arrangement(of: items),
            hasEndlessItems: hasEndlessItems
        )
        cache.remember(cachedArrangement)
        return cachedArrangement
    }
}

/// The behavior of a node whose views are arranged by a ``FULayout`` of this module.
private struct FULayoutBehavior<L: LayoutFromFULayout & BuiltInLayout>: ArrangedBehavior {
    let layout: L
    let settings: [Drawing.Setting]
    var cache: FULayoutCache

    mutating func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
        layout.cachedArrangement(proposal, children, &cache).arrangement.bounds.size
    }

    mutating func place(
        _ children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        let arrangement = layout.cachedArrangement(proposal, children, &cache)
        let origin = layout.origin(of: arrangement)
        for index in children.indices {
            // Views without an offset aren't drawn.
            guard let offset = arrangement.arrangement.offsets[index] else { continue }
            let offer = arrangement.offers[index].valid
            let corner = CGPoint(x: offset.x - origin.x, y: offset.y - origin.y)
            place(index, corner, children[index].sizeThatFits(offer), offer)
        }
    }

    mutating func account(_ children: [LayoutNode], size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        let arrangement = layout.cachedArrangement(proposal, children, &cache)
        let origin = layout.origin(of: arrangement)
        return layout.account(children, of: arrangement.items, offset: origin, proposal: proposal)
    }

    mutating func finding(_ children: [LayoutNode], for proposal: ProposedViewSize) -> NodeFinding? {
        layout.cachedArrangement(proposal, children, &cache).hasEndlessItems ? .endlessItem : nil
    }

    mutating func grid(_ children: [LayoutNode], for proposal: ProposedViewSize) -> Drawing.Grid? {
        layout.makesGrid ? layout.grid(proposal, children, &cache) : nil
    }
}

extension BuiltInLayout where Self: LayoutFromFULayout {
    package func node(
        kind: Drawing.Kind, children: [LayoutNode], identities: [String], in builder: NodeBuilder
    ) -> LayoutNode? {
        builder.node(
            FULayoutBehavior(layout: self, settings: settings, cache: FULayoutCache(children)), kind: kind,
            children: children, identities: identities, finding: finding
        )
    }
}

extension Drawing.Grid {
    /// Moves tracks and cells by a distance.
    fileprivate mutating func move(by distance: CGPoint) {
        for index in columns.indices { columns[index].start += Double(distance.x) }
        for index in rows.indices { rows[index].start += Double(distance.y) }
        for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: distance.x, dy: distance.y) }
    }
}
