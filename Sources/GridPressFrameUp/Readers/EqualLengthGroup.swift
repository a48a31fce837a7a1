nonisolated extension View {
    /// Makes this view as wide as the widest view in the same container with this modifier.
    ///
    /// All views with the modifier have the ideal width of the widest view. In less space, they shrink equally, but not
    /// below their content. Has no effect outside of an ``equalWidthContainer()``.
    public func equalWidthPreferred() -> ModifiedView<Self> {
        modified(by: EqualLengthModifier(axis: .horizontal))
    }

    /// Makes this view as high as the highest view in the same container with this modifier.
    ///
    /// Has no effect outside of an ``equalHeightContainer()``.
    public func equalHeightPreferred() -> ModifiedView<Self> {
        modified(by: EqualLengthModifier(axis: .vertical))
    }

    /// Makes the views inside with ``equalWidthPreferred()`` equally wide.
    ///
    /// Content that is built during layout, as in a ``WidthReader`` or a `GeometryReader`, doesn't take part. It can
    /// have separate containers.
    public func equalWidthContainer() -> ModifiedView<Self> {
        modified(by: EqualLengthContainerModifier(axis: .horizontal))
    }

    /// Makes the views inside with ``equalHeightPreferred()`` equally high.
    ///
    /// Content that is built during layout, as in a ``HeightReader`` or a `GeometryReader`, doesn't take part. It can
    /// have separate containers.
    public func equalHeightContainer() -> ModifiedView<Self> {
        modified(by: EqualLengthContainerModifier(axis: .vertical))
    }
}

/// A group of views with the same length along an axis.
private final class EqualLengthGroup {
    private var members: [LayoutNode] = []
    private var known: CGFloat?

    /// Adds a view; has no effect after the length of the group is computed.
    func add(_ member: LayoutNode) {
        if known == nil { members.append(member) }
    }

    /// Returns the largest ideal length along an axis; each view is measured once.
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
        // Of nested views with this modifier the outer view counts, because its length includes the inner views.
        let inner = base.modified(by: EnvironmentChange { $0[whileMeasuring: EqualLengthGroups.Key.self][axis] = nil })
        builder.wrap(inner) { node in
            group.add(node)
            return builder.node(EqualLength(axis: axis, group: group), around: node)
        }
    }
}

/// The behavior of a view that takes its proposal up to the length of its group, but at least the length of its
/// content.
private struct EqualLength: ModifierBehavior {
    let axis: Axis
    let group: EqualLengthGroup

    var kind: Drawing.Kind? { .modifier(axis == .horizontal ? "equalWidth" : "equalHeight") }

    /// Returns the proposal to the child.
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
        // The content may fill the common length.
        var offer = offer(for: proposal)
        offer[axis] = size[axis]
        return ChildPlacement(centered: child.sizeThatFits(offer), in: size, proposal: offer)
    }
}
