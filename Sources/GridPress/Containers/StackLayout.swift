import LayoutSolvers

/// The layout of horizontal and vertical stacks: children in a row along an axis, aligned across it.
struct StackLayout {
    let axis: Axis
    let alignment: AlignmentGuide
    let spacing: CGFloat?

    /// The children in their places for one proposal.
    fileprivate struct Arrangement {
        var proposals: [ProposedViewSize]
        var lengths: [Double]
        var guides: [CGFloat]
        var extent: GuideExtent
        var length: CGFloat
    }

    /// What is wrong with the spacing: then the space that the views prefer is used.
    var finding: NodeFinding? { NodeFinding.ofSpacing(spacing, in: "A stack") }

    func makeCache(_ subviews: LayoutSubviews) -> _StackLayoutCache {
        let nodes = subviews.nodes
        let spacing = spacing.finite
        let gaps = nodes.indices.map { index in
            guard index > 0 else { return 0.0 }
            return Double(
                spacing
                    ?? nodes[index - 1].distance(to: nodes[index], along: axis, direction: subviews.layoutDirection)
            )
        }
        return _StackLayoutCache(solver: StackSolver(gaps: gaps, priorities: nodes.map(\.layoutPriority)))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache)
        -> CGSize
    {
        let arrangement = arrangement(proposal, subviews, &cache)
        return CGSize(axis, arrangement.length, across: arrangement.extent.length)
    }

    /// The length along the stack alone.
    func length(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: _StackLayoutCache) -> CGFloat {
        let nodes = subviews.nodes
        func length(_ index: Int, _ offer: Double?) -> Double {
            let offer = ProposedViewSize(axis, offer.map { CGFloat($0) }, across: proposal[axis.other])
            return Double(nodes[index].length(along: axis, for: offer))
        }
        let offer = proposal[axis].map(Double.init)
        let lengths = cache.solver.lengths(offer: offer, probe: length, measure: length)
        return CGSize.validLength(CGFloat(cache.solver.length(offer: offer, lengths: lengths)))
    }

    func placeSubviews(
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) {
        // Across the stack the children are offered its real length where none was offered.
        let across = proposal[axis.other] ?? bounds.size[axis.other]
        let arrangement = arrangement(
            ProposedViewSize(axis, proposal[axis], across: across),
            subviews,
            &cache
        )
        var along = bounds.origin[axis]
        let line = bounds.origin[axis.other] + arrangement.extent.before
        for index in subviews.indices {
            if index > 0 { along += cache.solver.gaps[index] }
            let origin = CGPoint(axis, along, across: line - arrangement.guides[index])
            subviews[index].place(at: origin, proposal: arrangement.proposals[index])
            along += CGFloat(arrangement.lengths[index])
        }
    }

    /// At its ends the stack prefers what its end children do, across it what any child does.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let leading: ViewSpacing.Side
        let trailing: ViewSpacing.Side
        switch (axis, subviews.layoutDirection) {
        case (.vertical, _): (leading, trailing) = (.top, .bottom)
        case (.horizontal, .leftToRight): (leading, trailing) = (.left, .right)
        case (.horizontal, .rightToLeft): (leading, trailing) = (.right, .left)
        }
        var spacing = ViewSpacing()
        spacing.formUnion(first.spacing, sides: [leading])
        spacing.formUnion(last.spacing, sides: [trailing])
        let across: [ViewSpacing.Side] = axis == .horizontal ? [.top, .bottom] : [.left, .right]
        for subview in subviews { spacing.formUnion(subview.spacing, sides: across) }
        return spacing
    }

    private func arrangement(
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) -> Arrangement {
        if let known = cache.arrangements[proposal] { return known }
        let nodes = subviews.nodes
        let across = proposal[axis.other]
        var proposals = [ProposedViewSize](repeating: .zero, count: nodes.count)
        var sizes = [CGSize](repeating: .zero, count: nodes.count)
        let offer = proposal[axis].map(Double.init)
        let lengths = cache.solver.lengths(offer: offer) { index, offer in
            Double(nodes[index].length(along: axis, for: ProposedViewSize(axis, CGFloat(offer), across: across)))
        } measure: { index, offer in
            proposals[index] = ProposedViewSize(axis, offer.map { CGFloat($0) }, across: across)
            sizes[index] = nodes[index].sizeThatFits(proposals[index])
            return Double(sizes[index][axis])
        }
        var extent = GuideExtent()
        let guides = nodes.indices.map { index in
            let guide = ViewDimensions(nodes[index], size: sizes[index], proposal: proposals[index])[alignment]
            extent.add(length: sizes[index][axis.other], guide: guide)
            return guide
        }
        let arrangement = Arrangement(
            proposals: proposals,
            lengths: lengths,
            guides: guides,
            extent: extent,
            length: CGFloat(cache.solver.length(offer: offer, lengths: lengths))
        )
        cache.arrangements[proposal] = arrangement
        return arrangement
    }
}

/// The cache of a stack layout.
///
/// It has no public API.
public struct _StackLayoutCache {
    /// The gaps and priorities of the views.
    fileprivate let solver: StackSolver
    /// The arrangements found last.
    ///
    /// A stack that was offered no length across is measured with none and placed with its own, and asked for guides in
    /// between: with one arrangement it would arrange its children anew for each question.
    fileprivate var arrangements = RecentValues<StackLayout.Arrangement>()

    fileprivate init(solver: StackSolver) { self.solver = solver }
}

/// A layout that stacks views along an axis.
protocol AxisLayout: BuiltInLayout where Cache == _StackLayoutCache {
    var stack: StackLayout { get }
}

extension AxisLayout {
    var finding: NodeFinding? { stack.finding }

    var settings: [Drawing.Setting] {
        .of {
            if stack.alignment.name != "center" { $0.add("alignment", stack.alignment.name) }
            $0.add("spacing", stack.spacing)
        }
    }

    /// Looks up gaps and priorities once.
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { stack.makeCache(subviews) }

    /// What the end views and the views across prefer.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(subviews) }

    /// Along its axis a stack doesn't have to know how far its views reach across.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { stack.axis }

    /// The views one after the other.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGFloat {
        stack.length(proposal, subviews, cache)
    }

    /// The views one after the other, and as far across as their guides ask for.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache)
    }

    /// Puts the views one after the other, their guides on one line.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout _StackLayoutCache
    ) {
        stack.placeSubviews(in: bounds, proposal, subviews, &cache)
    }
}
