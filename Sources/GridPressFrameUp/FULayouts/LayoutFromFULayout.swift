/// A ``Layout`` that places its views as a ``FULayout`` does, made for the room that there is.
///
/// One room counts for both measuring and placing: what the container was offered. A length that is not offered is
/// without end.
///
/// It is as large as all items together, and offsets count from its leading top corner: items with negative ones are drawn
/// outside of it. A ``FULayout`` that is called like a function lies around its items instead.
public protocol LayoutFromFULayout: Layout where Cache == FULayoutCache {
    /// The layout that places the views.
    associatedtype AssociatedFULayout: FULayout

    /// The layout for the room that there is; its lengths may be infinite.
    func fuLayout(maxSize: CGSize) -> AssociatedFULayout
}

/// The cache of a layout that is made of a ``FULayout``.
///
/// It has no public API.
public struct FULayoutCache {
    /// How many lanes each view takes; empty where each takes one.
    fileprivate let spans: [Int]
    /// The plans that were made last.
    ///
    /// What a container is offered makes a difference only where it makes another layout.
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

    /// The views in their places.
    fileprivate struct CachedArrangement {
        var layout: AnyHashable
        var offers: [ProposedViewSize]
        var items: FUItems
        var arrangement: FUArrangement
        var hasEndlessItems: Bool
    }
}

extension LayoutFromFULayout {
    /// Looks up how many lanes each view takes.
    public func makeCache(subviews: Subviews) -> FULayoutCache { FULayoutCache(subviews.nodesInRange) }

    /// All views together, where the layout places them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout FULayoutCache) -> CGSize {
        cachedArrangement(proposal, subviews.nodesInRange, &cache).arrangement.bounds.size
    }

    /// Puts each view where the layout says; those of which it says nothing aren't drawn.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout FULayoutCache
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

    /// The lines or lanes of the layout.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout FULayoutCache) -> Drawing.Grid? {
        grid(proposal, subviews.nodesInRange, &cache)
    }

    fileprivate func grid(
        _ proposal: ProposedViewSize,
        _ nodes: [LayoutNode],
        _ cache: inout FULayoutCache
    ) -> Drawing.Grid? {
        let cachedArrangement = cachedArrangement(proposal, nodes, &cache)
        let origin = origin(of: cachedArrangement)
        var grid = layout(for: proposal).grid(ofItems: cachedArrangement.items)
        grid?.move(by: CGPoint(x: -origin.x, y: -origin.y))
        return grid
    }

    fileprivate func account(
        _ nodes: [LayoutNode],
        of items: FUItems,
        offset: CGPoint,
        proposal: ProposedViewSize
    ) -> LayoutAccount? {
        (layout(for: proposal) as? any BuiltInFULayout)?.account(nodes, of: items, offset: offset, proposal: proposal)
    }

    private func layout(for proposal: ProposedViewSize) -> AssociatedFULayout {
        let maxSize = proposal.valid.replacingUnspecifiedDimensions(by: .endless)
        return fuLayout(maxSize: maxSize).completed(by: maxSize)
    }

    /// The offset that lies in the corner of the room: that of the first item for layouts of this module, which lie around
    /// their items, and none for those of others.
    fileprivate func origin(of cachedArrangement: FULayoutCache.CachedArrangement) -> CGPoint {
        self is any BuiltInLayout ? cachedArrangement.arrangement.bounds.origin : .zero
    }

    fileprivate func cachedArrangement(
        _ proposal: ProposedViewSize,
        _ nodes: [LayoutNode],
        _ cache: inout FULayoutCache
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
            layout: AnyHashable(layout),
            offers: offers,
            items: items,
            arrangement: layout.arrangement(of: items),
            hasEndlessItems: hasEndlessItems
        )
        cache.remember(cachedArrangement)
        return cachedArrangement
    }
}

/// The behaviour of a node of views that a ``FULayout`` of this module arranges.
private struct FULayoutBehavior<L: LayoutFromFULayout & BuiltInLayout>: ArrangedBehavior {
    let layout: L
    let settings: [Drawing.Setting]
    var cache: FULayoutCache

    mutating func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
        layout.cachedArrangement(proposal, children, &cache).arrangement.bounds.size
    }

    mutating func place(
        _ children: [LayoutNode],
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        let arrangement = layout.cachedArrangement(proposal, children, &cache)
        let origin = layout.origin(of: arrangement)
        for index in children.indices {
            // Views of which the layout says nothing aren't drawn.
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
        kind: String,
        children: [LayoutNode],
        identities: [String],
        in builder: NodeBuilder
    ) -> LayoutNode? {
        builder.node(
            FULayoutBehavior(layout: self, settings: settings, cache: FULayoutCache(children)),
            kind: kind,
            children: children,
            identities: identities,
            finding: finding
        )
    }
}

extension Drawing.Grid {
    /// Moves everything by a distance.
    fileprivate mutating func move(by distance: CGPoint) {
        for index in columns.indices { columns[index].start += Double(distance.x) }
        for index in rows.indices { rows[index].start += Double(distance.y) }
        for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: distance.x, dy: distance.y) }
    }
}
