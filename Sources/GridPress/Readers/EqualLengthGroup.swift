nonisolated extension View {
    /// Makes this view as wide as the widest of those in the same container that say so.
    ///
    /// Each is as wide as the widest would like to be; where there is less room they shrink alike, down to their
    /// content. Without an `equalWidthContainer()` around it nothing changes.
    public func equalWidthPreferred() -> ModifiedView<Self> {
        modified(by: EqualLengthModifier(axis: .horizontal))
    }

    /// Makes this view as high as the highest of those in the same container that say so.
    ///
    /// Without an `equalHeightContainer()` around it nothing changes.
    public func equalHeightPreferred() -> ModifiedView<Self> {
        modified(by: EqualLengthModifier(axis: .vertical))
    }

    /// Lets the views inside that prefer to be of equal width find out how wide that is.
    ///
    /// Content that depends on sizes, as in a `WidthReader` or a `GeometryReader`, is made too late to count: it may
    /// have containers of its own.
    public func equalWidthContainer() -> ModifiedView<Self> {
        modified(by: EqualLengthContainerModifier(axis: .horizontal))
    }

    /// Lets the views inside that prefer to be of equal height find out how high that is.
    ///
    /// Content that depends on sizes, as in a `HeightReader` or a `GeometryReader`, is made too late to count: it may
    /// have containers of its own.
    public func equalHeightContainer() -> ModifiedView<Self> {
        modified(by: EqualLengthContainerModifier(axis: .vertical))
    }
}

/// A group of views with the same length along an axis.
private final class EqualLengthGroup {
    private var members: [LayoutNode] = []
    private var known: CGFloat?

    /// Adds a view; one that is made when others were told the length already changes it no more.
    func add(_ member: LayoutNode) {
        if known == nil { members.append(member) }
    }

    /// Returns the largest ideal length along an axis, which every view is asked for once.
    func longest(along axis: Axis) -> CGFloat {
        if let known { return known }
        let longest = members.reduce(0) { max($0, $1.length(along: axis, for: .unspecified)) }
        known = longest
        return longest
    }
}

/// The groups of views of equal length around a view.
private struct EqualLengthGroups {
    var horizontal: EqualLengthGroup?
    var vertical: EqualLengthGroup?

    subscript(axis: Axis) -> EqualLengthGroup? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The key of the groups in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: EqualLengthGroups { EqualLengthGroups() }
    }
}

extension EnvironmentValues {
    /// Leaves the groups of views of equal length around.
    mutating func leaveEqualLengths() {
        let groups = self[EqualLengthGroups.Key.self]
        guard groups.horizontal != nil || groups.vertical != nil else { return }
        self[EqualLengthGroups.Key.self] = EqualLengthGroups()
    }
}

private struct EqualLengthContainerModifier: EnvironmentModifier {
    let axis: Axis

    func change(_ environment: inout EnvironmentValues) {
        environment[EqualLengthGroups.Key.self][axis] = EqualLengthGroup()
    }
}

private struct EqualLengthModifier: PrimitiveModifier {
    let axis: Axis

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        guard let group = builder.environment[EqualLengthGroups.Key.self][axis] else {
            return base._build(into: builder)
        }
        // Of views that say so inside each other the outer one counts: its length depends on what is in it.
        let inner = base.modified(by: EnvironmentChange { $0[EqualLengthGroups.Key.self][axis] = nil })
        builder.wrap(inner) { node in
            group.add(node)
            return builder.store.kind(EqualLengthNodes.self).add(node, axis: axis, group: group, in: builder)
        }
    }
}

/// The views that take the offer up to the length of their group, and at least that of their content.
private final class EqualLengthNodes: ModifierNodeKind {
    private struct Membership {
        let axis: Axis
        let group: EqualLengthGroup

        /// Returns what the child is offered.
        func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
            var offer = proposal
            let longest = group.longest(along: axis)
            if longest.isFinite { offer[axis] = min(proposal[axis] ?? longest, longest) }
            return offer
        }
    }

    @exclusivity(unchecked) private var memberships: [Membership] = []

    func add(_ child: LayoutNode, axis: Axis, group: EqualLengthGroup, in builder: NodeBuilder) -> LayoutNode {
        memberships.append(Membership(axis: axis, group: group))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind {
        .modifier(memberships[payload].axis == .horizontal ? "equalWidth" : "equalHeight")
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let membership = memberships[payload]
        let offer = membership.offer(for: proposal)
        var size = child(payload).sizeThatFits(offer)
        size[membership.axis] = max(size[membership.axis], offer[membership.axis] ?? 0)
        return size
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let membership = memberships[payload]
        let offer = membership.offer(for: proposal)
        let childLength = child(payload).length(along: axis, for: offer)
        return axis == membership.axis ? max(childLength, offer[axis] ?? 0) : childLength
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let membership = memberships[payload]
        // What is in the view may fill the common length.
        var offer = membership.offer(for: proposal)
        offer[membership.axis] = size[membership.axis]
        return ChildPlacement(centered: child(payload).sizeThatFits(offer), in: size, proposal: offer)
    }
}

extension DeferredSubtree {
    /// Returns the place of a view whose content is made when sizes around it were answered already: it must not change them any
    /// more.
    static func afterMeasuring(in builder: NodeBuilder) -> DeferredSubtree {
        var subtree = DeferredSubtree(in: builder)
        subtree.environment.leaveEqualLengths()
        return subtree
    }
}
