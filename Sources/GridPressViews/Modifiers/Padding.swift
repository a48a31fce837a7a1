import LayoutSolvers

nonisolated extension View {
    /// Adds padding of a length in points at all edges.
    @inlinable
    public func padding(_ length: CGFloat) -> ModifiedView<Self> {
        modified(by: PaddingModifier(length, at: .all))
    }

    /// Adds padding at each edge.
    @inlinable
    public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> { modified(by: PaddingModifier(insets: insets)) }

    /// Adds padding at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The length in points; `nil` for 16.
    @inlinable
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
        modified(by: PaddingModifier(length ?? PaddingModifier.defaultLength, at: edges))
    }
}

@usableFromInline
struct PaddingModifier: NodeModifier {
    @usableFromInline static let defaultLength: CGFloat = 16

    let insets: EdgeInsets

    @usableFromInline
    init(insets: EdgeInsets) { self.insets = insets }

    @usableFromInline
    init(_ length: CGFloat, at edges: Edge.Set) { insets = EdgeInsets(length, at: edges) }

    @usableFromInline
    func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        guard lengths.allSatisfy(\.isFinite) else {
            builder.findings.add(
                .invalidPadding,
                .warning,
                at: child.place,
                "A padding of \(lengths.first { !$0.isFinite }!.inMessage) isn't a finite length. No padding is added.",
                fix: "Use a finite length."
            )
            return child
        }
        return builder.store.kind(PaddingNodes.self).add(child, insets, in: builder)
    }
}

/// The nodes of padding.
private final class PaddingNodes: ModifierNodeKind {
    @exclusivity(unchecked) private var allInsets: [EdgeInsets] = []

    func add(_ child: LayoutNode, _ insets: EdgeInsets, in builder: NodeBuilder) -> LayoutNode {
        allInsets.append(insets)
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .padding }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let insets = allInsets[payload]
        return .of {
            $0.add(.top, insets.top, unless: 0)
            $0.add(.leading, insets.leading, unless: 0)
            $0.add(.bottom, insets.bottom, unless: 0)
            $0.add(.trailing, insets.trailing, unless: 0)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let insets = allInsets[payload]
        let size = child(payload).sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.total(.horizontal), 0),
            height: max(size.height + insets.total(.vertical), 0)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let insets = allInsets[payload]
        return max(child(payload).length(along: axis, for: proposal.inset(by: insets)) + insets.total(axis), 0)
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let insets = allInsets[payload]
        let offer = proposal.inset(by: insets)
        return ChildPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top),
            size: child(payload).sizeThatFits(offer),
            proposal: offer
        )
    }

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        let insets = allInsets[payload]
        var account = LayoutAccount([child(payload)])
        let placement = placeChild(size: size, proposal: proposal, payload)
        for axis in [Axis.horizontal, .vertical] {
            let stepAxis = LayoutQuantity.Axis(axis)
            let total = LayoutFormula.number(Double(insets.total(axis)), .insets)
            let start = axis == .horizontal ? insets.leading : insets.top
            let rest = LayoutFormula.positive(.without(.offer(proposal.offer(axis)), [total]))
            let offer =
                proposal[axis] == nil
                ? LayoutStep(.passedOn, .offer(nil)) : LayoutStep(total.value == 0 ? .passedOn : .paddingOffer, rest)
            account.children[0].offer[stepAxis] = offer.along(axis)
            account.children[0].offset[stepAxis] = LayoutStep(.paddingStart, .number(Double(start), .inset))
            let child = LayoutFormula.length(Double(placement.size[axis]), ofChild: 0)
            account.lengths[stepAxis] =
                LayoutStep(total.value == 0 ? .asChild : .paddingLength, .positive(.total([child, total]))).along(axis)
        }
        return account
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        child(payload).spacing.resetting(at: allInsets[payload].edges, direction: node.direction)
    }
}

extension EdgeInsets {
    /// The edges whose inset isn't 0.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}
