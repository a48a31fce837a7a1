/// Arranges views: answers how large they are together, and says where each one goes.
///
/// A layout is a function of its inputs: the same subviews and proposal give the same frames. It works from left to
/// right; where reading runs the other way, the engine mirrors what it placed.
public protocol Layout: Animatable {
    /// What the layout remembers between calls; it may change how long layout takes, never the result.
    associatedtype Cache = Void

    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// Facts about the layout, such as the axis that it stacks along.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date with changed views.
    ///
    /// A figure's views never change while it is drawn, so that GridPress makes each cache once and never calls this.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The space that the views together prefer to their neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the views together when offered a size.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views: calls `place(at:anchor:proposal:)` of each.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a guide lies in the views together, if they say so.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a guide lies in the views together, if they say so.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The axis along which the layout finds its length with less work than both sides, if there is one.
    @_documentation(visibility: internal)
    var _lengthAxis: Axis? { get }

    /// The length along that axis when offered a size.
    @_documentation(visibility: internal)
    func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat

    /// The grid that the layout makes when offered a size, where it makes one: its cells name subviews, and it is measured
    /// from the leading top corner.
    @_documentation(visibility: internal)
    func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid?
}

extension Layout {
    /// Both sides are found together.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { nil }

    /// A part of the answer for both sides.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat {
        sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)[_lengthAxis ?? .horizontal]
    }

    /// No grid.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? { nil }

    /// No facts.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of what the views prefer; no space where there is no view.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// The explicit values of the placed views, combined as the guide asks.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The explicit values of the placed views, combined as the guide asks.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func combinedAlignment(
        _ guide: AlignmentGuide,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide.combination != .none, subviews.mayHaveExplicitAlignment else { return nil }
        subviews.forgetPlacements()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.combination.combine(subviews.explicitValues(of: guide, in: bounds, proposal: proposal))
    }
}

extension Layout where Cache == Void {
    /// Nothing is remembered.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges some views with this layout.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutView<Self, Content> {
        LayoutView(layout: self, content: content())
    }
}

/// Facts about a layout.
public struct LayoutProperties: Hashable, Sendable {
    /// The axis that the layout stacks along; spacers and dividers inside it follow it.
    public var stackOrientation: Axis?

    /// No facts.
    public init() {}

    init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// Views arranged by a layout.
public struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    /// Makes the node of the layout.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addContainer(layout, kind: String(describing: L.self), content: content)
    }
}
