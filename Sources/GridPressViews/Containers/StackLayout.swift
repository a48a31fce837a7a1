import LayoutSolvers

/// The layout of horizontal and vertical stacks: children in a row along an axis, aligned across it.
package struct StackLayout {
    let axis: Axis
    package let alignment: AlignmentGuide
    let spacing: CGFloat?
    /// Whether the stack has the breadth that it is proposed, and its views their ideal lengths along it.
    let isLazy: Bool

    package init(axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, isLazy: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.isLazy = isLazy
    }

    /// Returns the length that the stack divides between its views; `nil` if each view has its ideal length.
    func offer(_ proposal: ProposedViewSize) -> Double? { isLazy ? nil : proposal[axis].map(Double.init) }

    /// Returns the breadth of the stack for a proposal; `nil` if it follows from the views.
    func breadth(_ proposal: ProposedViewSize) -> CGFloat? { isLazy ? proposal[axis.other] : nil }

    /// The finding about an invalid spacing.
    ///
    /// The stack then uses the preferred spacing of its views.
    var finding: NodeFinding? { NodeFinding.ofSpacing(spacing, in: "A stack") }

    /// Returns the preferred spacing of the stack.
    ///
    /// At its ends, the end children decide; across the stack, all children.
    func spacing(of nodes: [LayoutNode], _ direction: LayoutDirection) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return .zero }
        let leading: ViewSpacing.Side
        let trailing: ViewSpacing.Side
        switch (axis, direction) {
        case (.vertical, _): (leading, trailing) = (.top, .bottom)
        case (.horizontal, .leftToRight): (leading, trailing) = (.left, .right)
        case (.horizontal, .rightToLeft): (leading, trailing) = (.right, .left)
        }
        var spacing = ViewSpacing()
        spacing.formUnion(first.spacing, sides: [leading])
        spacing.formUnion(last.spacing, sides: [trailing])
        let across: [ViewSpacing.Side] = axis == .horizontal ? [.top, .bottom] : [.left, .right]
        for node in nodes { spacing.formUnion(node.spacing, sides: across) }
        return spacing
    }
}

/// The arrangements of the children of a stack.
package final class StackArranger {
    private let stack: StackLayout
    private let nodes: [LayoutNode]
    /// The gaps and priorities of the views.
    private let solver: StackSolver
    /// The most recent arrangements.
    ///
    /// A stack without a proposal across its axis is measured without a length and placed with its measured length.
    /// The engine requests guides in between, so that a single stored arrangement would be recomputed for each call.
    @exclusivity(unchecked) private var arrangements = RecentValues<Arrangement>()

    /// The arrangement of the children for one proposal.
    private struct Arrangement {
        var children: [Child]
        var extent: GuideExtent
        var length: CGFloat
    }

    private struct Child {
        var proposal = ProposedViewSize.zero
        var size = CGSize.zero
        /// The length along the stack, as the solver computed it.
        var length = 0.0
        var guide: CGFloat = 0
    }

    package init(_ stack: StackLayout, _ nodes: [LayoutNode], _ direction: LayoutDirection) {
        self.stack = stack
        self.nodes = nodes
        let spacing = stack.spacing.finite
        let gaps = nodes.indices.map { index in
            guard index > 0 else { return 0.0 }
            return Double(
                spacing ?? nodes[index - 1].distance(to: nodes[index], along: stack.axis, direction: direction)
            )
        }
        solver = StackSolver(gaps: gaps, priorities: nodes.map(\.layoutPriority))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrangement(proposal)
        let breadth = stack.breadth(proposal) ?? arrangement.extent.length
        return CGSize(stack.axis, arrangement.length, across: breadth)
    }

    /// Returns the length along the stack, without measuring across it.
    func length(_ proposal: ProposedViewSize) -> CGFloat {
        let axis = stack.axis
        func length(_ index: Int, _ offer: Double?) -> Double {
            let offer = ProposedViewSize(axis, offer.map { CGFloat($0) }, across: proposal[axis.other])
            return Double(nodes[index].length(along: axis, for: offer))
        }
        let offer = stack.offer(proposal)
        let lengths = solver.lengths(offer: offer, probe: length, measure: length)
        return CGSize.validLength(CGFloat(solver.length(offer: offer, lengths: lengths)))
    }

    package func place(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        let axis = stack.axis
        // Without a proposal across the stack, the children are offered its measured length.
        let across = proposal[axis.other] ?? bounds.size[axis.other]
        let arrangement = arrangement(ProposedViewSize(axis, proposal[axis], across: across))
        var along = bounds.origin[axis]
        let line = bounds.origin[axis.other] + line(of: arrangement, in: bounds.size, proposal)
        for index in nodes.indices {
            let child = arrangement.children[index]
            if index > 0 { along += solver.gaps[index] }
            let origin = CGPoint(axis, along, across: line - child.guide)
            place(index, origin, child.size, child.proposal)
            along += CGFloat(child.length)
        }
    }

    /// Returns the distance from the start of the breadth to the line that the guides of the views lie on.
    ///
    /// A lazy stack aligns each view with itself, and other stacks align their views with each other.
    private func line(of arrangement: Arrangement, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        stack.breadth(proposal) == nil
            ? CGFloat(arrangement.extent.before) : ViewDimensions(area: size)[stack.alignment]
    }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let (axis, alignment) = (stack.axis, stack.alignment)
        let across = proposal[axis.other]
        var children = [Child](repeating: Child(), count: nodes.count)
        let offer = stack.offer(proposal)
        let lengths = solver.lengths(offer: offer) { index, offer in
            Double(nodes[index].length(along: axis, for: ProposedViewSize(axis, CGFloat(offer), across: across)))
        } measure: { index, offer in
            let proposal = ProposedViewSize(axis, offer.map { CGFloat($0) }, across: across)
            let size = nodes[index].sizeThatFits(proposal)
            children[index].proposal = proposal
            children[index].size = size
            return Double(size[axis])
        }
        var extent = GuideExtent()
        for index in children.indices {
            let child = children[index]
            let guide = ViewDimensions(nodes[index], size: child.size, proposal: child.proposal)[alignment]
            extent.add(length: child.size[axis.other], guide: guide)
            children[index].guide = guide
            children[index].length = lengths[index]
        }
        let arrangement = Arrangement(
            children: children,
            extent: extent,
            length: CGFloat(solver.length(offer: offer, lengths: lengths))
        )
        arrangements[proposal] = arrangement
        return arrangement
    }
}

extension StackArranger {
    /// Returns the layout steps that explain the frames of the views in a stack of a size.
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount {
        let axis = stack.axis
        let across = proposal[axis.other] ?? size[axis.other]
        let offer = stack.offer(proposal)
        var choices = StackChoices(count: nodes.count)
        func length(_ index: Int, _ offer: Double?) -> Double {
            let offer = ProposedViewSize(axis, offer.map { CGFloat($0) }, across: across)
            return Double(nodes[index].length(along: axis, for: offer))
        }
        let lengths = solver.lengths(offer: offer, recorder: &choices, probe: length, measure: length)
        let steps = StackSteps(solver, offer: offer, lengths: lengths, choices: choices)
        var account = LayoutAccount(nodes)
        let (along, other) = (LayoutQuantity.Axis(axis), LayoutQuantity.Axis(axis.other))
        account.lengths[along] = steps.lengthStep.along(axis)
        let arrangement = arrangement(ProposedViewSize(axis, proposal[axis], across: across))
        account.lengths[other] =
            (stack.breadth(proposal).map { LayoutStep(.takesOffer, .offer(Double($0), axis: .across)) }
            ?? breadthStep(arrangement, of: Double(size[axis.other])))
            .along(axis)
        for index in nodes.indices {
            account.children[index].offer[along] = steps.offerStep(index).along(axis)
            account.children[index].offset[along] = steps.startStep(index).along(axis)
            account.children[index].offer[other] =
                (proposal[axis.other] == nil
                ? LayoutStep(.ownLength, .length(Double(across), axis: .across))
                : LayoutStep(.passedOn, .offer(Double(across), axis: .across)))
                .along(axis)
            account.children[index].offset[other] =
                acrossStep(index, arrangement, line: line(of: arrangement, in: size, proposal), in: size).along(axis)
        }
        return account
    }

    /// Returns the step that explains the length of the stack across its axis.
    private func breadthStep(_ arrangement: Arrangement, of breadth: Double) -> LayoutStep {
        let lengths = arrangement.children.map { Double($0.size[stack.axis.other]) }
        if let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }),
            abs(lengths[longest] - breadth) < 1e-6
        {
            return LayoutStep(.stackBreadth, .length(lengths[longest], ofChild: longest, axis: .across))
        }
        return LayoutStep(
            .stackGuides,
            .sum([.number(arrangement.extent.before, .guideLine), .number(arrangement.extent.after, .guide)])
        )
    }

    /// Returns the step that explains the distance of a view from the start of the stack across its axis.
    private func acrossStep(_ index: Int, _ arrangement: Arrangement, line: CGFloat, in size: CGSize) -> LayoutStep {
        let child = arrangement.children[index]
        let step = AlignmentSteps.step(
            shift: Double(line - child.guide),
            room: .length(Double(size[stack.axis.other]), axis: .across),
            length: .length(Double(child.size[stack.axis.other]), ofChild: index, axis: .across),
            line: Double(line),
            guide: Double(child.guide),
            rule: .stackGuideStart
        )
        return LayoutStep(step.rule.inStack, step.formula, facts: step.facts)
    }
}

extension LayoutRule {
    /// The corresponding rule for a view that is aligned across its stack.
    fileprivate var inStack: LayoutRule {
        switch self {
        case .alignedStart: .stackAlignedStart
        case .alignedCenter: .stackAlignedCenter
        case .alignedEnd: .stackAlignedEnd
        default: self
        }
    }
}

/// The node of a stack.
final class StackNode: ArrangedNode {
    private let stack: StackLayout
    private let written: [Drawing.Setting]
    private let arranger: StackArranger
    @exclusivity(unchecked) private var lengths = SizeCache()

    init<L: AxisLayout>(
        _ layout: L,
        kind: Drawing.Kind,
        children: [LayoutNode],
        identities: [String],
        in builder: NodeBuilder
    ) {
        stack = layout.stack
        written = layout.settings
        arranger = StackArranger(layout.stack, children, builder.environment.layoutDirection)
        super.init(kind: kind, children: children, identities: identities, finding: layout.finding, in: builder)
    }

    override var settings: [Drawing.Setting] { written }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arranger.sizeThatFits(proposal) }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        // The length along a stack doesn't depend on the lengths across it.
        guard axis == stack.axis else { return sizeThatFits(proposal)[axis] }
        if let known = lengths[proposal] ?? knownSize(for: proposal) { return known[axis] }
        guard countQuestion() else { return 0 }
        let length = arranger.length(proposal)
        lengths[proposal] = CGSize(axis, length, across: 0)
        return length
    }

    override func place(
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        arranger.place(in: CGRect(origin: .zero, size: size), proposal: proposal, place)
    }

    override func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        arranger.account(size: size, proposal: proposal)
    }

    override func preferredSpacing(of children: [LayoutNode]) -> ViewSpacing { stack.spacing(of: children, direction) }
}

/// The cache of a stack layout.
///
/// It has no public API.
public struct _StackLayoutCache {
    fileprivate let arranger: StackArranger
}

/// A layout that stacks views along an axis.
package protocol AxisLayout: BuiltInLayout where Cache == _StackLayoutCache {
    var stack: StackLayout { get }
}

extension AxisLayout {
    package var finding: NodeFinding? { stack.finding }

    package var settings: [Drawing.Setting] {
        .of {
            if stack.alignment.name != "center" { $0.add(.alignment, stack.alignment.name) }
            $0.add(.spacing, stack.spacing)
        }
    }

    package func node(kind: Drawing.Kind, children: [LayoutNode], identities: [String], in builder: NodeBuilder)
        -> LayoutNode?
    {
        StackNode(self, kind: kind, children: children, identities: identities, in: builder).node
    }

    /// Creates the cache with the gaps and the priorities of the views.
    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        let nodes = subviews.nodesInRange
        return _StackLayoutCache(arranger: StackArranger(stack, nodes, subviews.layoutDirection))
    }

    /// Returns the preferred spacing of the stack.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        stack.spacing(of: subviews.nodesInRange, subviews.layoutDirection)
    }

    /// The axis of the stack, along which its length is computed without measuring across.
    @_documentation(visibility: internal)
    public var _lengthAxis: Axis? { stack.axis }

    /// Returns the length along the stack.
    @_documentation(visibility: internal)
    public func _length(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGFloat {
        cache.arranger.length(proposal)
    }

    /// Returns the size of the stack: the views in a row, aligned across it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        cache.arranger.sizeThatFits(proposal)
    }

    /// Places the views in a row, aligned across the stack.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout _StackLayoutCache
    ) {
        let first = subviews.startIndex
        cache.arranger.place(in: bounds, proposal: proposal) { index, origin, _, proposal in
            subviews[first + index].place(at: origin, proposal: proposal)
        }
    }
}
