/// A type that determines the size of a container and the frames of its subviews.
///
/// A layout is a function of its inputs: the same subviews and the same proposal give the same frames. Layouts work
/// from left to right. In a right-to-left environment, GridPress mirrors the frames afterwards.
public protocol Layout: Animatable {
    /// The type of values that the layout stores between calls; a cache may save time but must not change the result.
    associatedtype Cache = Void

    /// The type of the collection of subviews.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout, such as the axis of a stack.
    static var layoutProperties: LayoutProperties { get }

    /// Returns the cache for the subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache for changed subviews.
    ///
    /// GridPress never calls this method, because the subviews don't change while a figure is drawn.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the preferred spacing of the container to its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size of the container.
    ///   - subviews: The views that the container arranges.
    ///   - cache: The cache that ``makeCache(subviews:)`` returned.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews, by calling `place(at:anchor:proposal:)` of each.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container, in which positions are given.
    ///   - proposal: The proposed size of the container, which led to the bounds.
    ///   - subviews: The views that the container arranges.
    ///   - cache: The cache that ``makeCache(subviews:)`` returned.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the explicit position of a horizontal guide in the container; `nil` if it has none.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the explicit position of a vertical guide in the container; `nil` if it has none.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The axis along which the layout can compute its length alone; `nil` if both lengths need the same work.
    @_documentation(visibility: internal)
    var _lengthAxis: Axis? { get }

    /// Returns the length along ``_lengthAxis`` for a proposal.
    @_documentation(visibility: internal)
    func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat

    /// Returns the layout record of the grid for a proposal; `nil` if the layout isn't a grid.
    ///
    /// Cells refer to subviews by their position, and frames are relative to the top leading corner.
    @_documentation(visibility: internal)
    func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid?
}

extension Layout {
    /// `nil`, because by default both lengths are computed together.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { nil }

    /// Returns the length from the size of the container.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat {
        sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)[_lengthAxis ?? .horizontal]
    }

    /// Returns `nil`, because a custom layout isn't a grid.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? { nil }

    /// The default properties, without a stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the union of the spacings of all subviews; no spacing without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Returns the combination of the subviews' explicit guides, as the guide defines it; `nil` if there are none.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Returns the combination of the subviews' explicit guides, as the guide defines it; `nil` if there are none.
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
    /// Returns an empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges the views of a closure with this layout.
    ///
    /// A type can be a view with content and, without content, a layout. Its initializer with a closure has priority.
    @_disfavoredOverload
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutView<Self, Content> {
        LayoutView(layout: self, content: content())
    }
}

/// The properties of a layout.
public struct LayoutProperties: Hashable, Sendable {
    /// The axis along which the layout stacks its subviews, as spacers and dividers use it; `nil` for no axis.
    public var stackOrientation: Axis?
    /// Whether the layout arranges its subviews in front of each other, and offers each of them what it is offered.
    ///
    /// Explanations and comparisons describe such a layout like a ``ZStack``. SwiftUI doesn't have this property.
    public var arrangesInDepth = false

    /// Creates properties without a stack orientation.
    public init() {}

    init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A view that arranges its content with a layout.
public struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    /// Makes the node of the layout.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let kind = Drawing.Kind(of: L.self, .container, L.layoutProperties.arrangesInDepth ? .depth : .plain)
        builder.addContainer(layout, kind: kind, content: content)
    }
}
