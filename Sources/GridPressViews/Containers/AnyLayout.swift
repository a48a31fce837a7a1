/// A type-erased layout, for a choice among layouts of different types.
public struct AnyLayout: DescribedLayout {
    private let base: any Layout

    /// Creates a layout that hides the type of another layout.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var base: Any
    }

    /// The axis that the wrapped layout stacks along; `nil` if it isn't a stack.
    package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// Always `true`: the wrapped layout can have a grid, which is unknown before it runs.
    package var makesGrid: Bool { true }

    /// The finding about invalid settings of the wrapped layout, if any.
    package var finding: NodeFinding? { (base as? any DescribedLayout)?.finding }

    /// The settings of the wrapped layout.
    package var settings: [Drawing.Setting] { (base as? any DescribedLayout)?.settings ?? [] }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(base: make(base))
    }

    /// Returns the preferred spacing of the wrapped layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L) -> ViewSpacing {
            withCache(of: layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return ask(base)
    }

    /// Returns the size of the wrapped layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L) -> CGSize {
            withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// Places the views as the wrapped layout does.
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

    /// Returns the explicit position of a guide in the wrapped layout; `nil` if the layout sets none.
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

    /// Returns the explicit position of a guide in the wrapped layout; `nil` if the layout sets none.
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

    /// The axis along which the wrapped layout can compute its length alone; `nil` if it has none.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { base._lengthAxis }

    /// Returns the length of the wrapped layout along its axis.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat {
        func ask<L: Layout>(_ layout: L) -> CGFloat {
            withCache(of: layout, &cache, subviews) {
                layout._length(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// Returns the grid of the wrapped layout; `nil` if that layout isn't a grid.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? {
        func ask<L: Layout>(_ layout: L) -> Drawing.Grid? {
            withCache(of: layout, &cache, subviews) {
                layout._grid(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(base)
    }

    /// Calls a closure with the cache of the wrapped layout.
    ///
    /// A new cache replaces a cache of another type.
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
