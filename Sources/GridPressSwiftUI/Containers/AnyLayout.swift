/// A layout whose type is hidden, so that one can be chosen where the views are made.
public struct AnyLayout: DescribedLayout {
    private let base: any Layout

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// What the hidden layout remembers.
    public struct Cache {
        fileprivate var base: Any
    }

    /// The axis that the hidden layout stacks along.
    package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// Whether the hidden layout makes a grid can't be known before it works.
    package var makesGrid: Bool { true }

    /// What can't be done as the hidden layout says.
    package var finding: NodeFinding? { (base as? any DescribedLayout)?.finding }

    /// The settings of the layout inside.
    package var settings: [Drawing.Setting] { (base as? any DescribedLayout)?.settings ?? [] }

    /// Makes the cache of the hidden layout.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(base: make(base))
    }

    /// What the hidden layout prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L) -> ViewSpacing {
            withCache(of: layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return ask(base)
    }

    /// The answer of the hidden layout.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L) -> CGSize {
            withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// Places the views as the hidden layout does.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func ask<L: Layout>(_ layout: L) {
            withCache(of: layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        ask(base)
    }

    /// The guide as the hidden layout has it.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// The guide as the hidden layout has it.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// The axis of the hidden layout.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { base._lengthAxis }

    /// The answer of the hidden layout.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat {
        func ask<L: Layout>(_ layout: L) -> CGFloat {
            withCache(of: layout, &cache, subviews) {
                layout._length(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// The grid of the hidden layout.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? {
        func ask<L: Layout>(_ layout: L) -> Drawing.Grid? {
            withCache(of: layout, &cache, subviews) {
                layout._grid(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// Opens the cache for the hidden layout; one of another layout is made anew.
    private func withCache<L: Layout, Result>(
        of layout: L,
        _ cache: inout Cache,
        _ subviews: Subviews,
        _ body: (inout L.Cache) -> Result
    ) -> Result {
        var typed = cache.base as? L.Cache ?? layout.makeCache(subviews: subviews)
        cache.base = ()  // Leaves the local copy the only owner of its buffers.
        defer { cache.base = typed }
        return body(&typed)
    }
}
