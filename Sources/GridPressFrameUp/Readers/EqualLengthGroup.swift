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

private struct EqualLengthContainerModifier: EnvironmentModifier {
    let axis: Axis

    func change(_ environment: inout EnvironmentValues) {
        environment[whileMeasuring: EqualLengthGroups.Key.self][axis] = EqualLengthGroup()
    }
}

private struct EqualLengthModifier: PrimitiveModifier {
    let axis: Axis

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        guard let group = builder.environment[whileMeasuring: EqualLengthGroups.Key.self][axis] else {
            return base._build(into: builder)
        }
        // Of views that say so inside each other the outer one counts: its length depends on what is in it.
        let inner = base.modified(by: EnvironmentChange { $0[whileMeasuring: EqualLengthGroups.Key.self][axis] = nil })
        builder.wrap(inner) { node in
            group.add(node)
            return builder.node(EqualLength(axis: axis, group: group), around: node)
        }
    }
}

/// The behaviour of a view that takes the offer up to the length of its group, and at least that of its content.
private struct EqualLength: ModifierBehavior {
    let axis: Axis
    let group: EqualLengthGroup

    var kind: Drawing.Kind? { .modifier(axis == .horizontal ? "equalWidth" : "equalHeight") }

    /// Returns what the child is offered.
    private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        let longest = group.longest(along: axis)
        if longest.isFinite { offer[axis] = min(proposal[axis] ?? longest, longest) }
        return offer
    }

    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let offer = offer(for: proposal)
        var size = child.sizeThatFits(offer)
        size[axis] = max(size[axis], offer[axis] ?? 0)
        return size
    }

    func length(along axis: Axis, for proposal: ProposedViewSize, around child: LayoutNode) -> CGFloat? {
        let offer = offer(for: proposal)
        let childLength = child.length(along: axis, for: offer)
        return axis == self.axis ? max(childLength, offer[axis] ?? 0) : childLength
    }

    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        // What is in the view may fill the common length.
        var offer = offer(for: proposal)
        offer[axis] = size[axis]
        return ChildPlacement(centered: child.sizeThatFits(offer), in: size, proposal: offer)
    }
}
