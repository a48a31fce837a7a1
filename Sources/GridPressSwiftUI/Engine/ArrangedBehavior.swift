/// The behaviour of a node that arranges others.
package protocol ArrangedBehavior {
    /// Returns the settings that the author of the layout wrote, without defaults.
    var settings: [Drawing.Setting] { get }
    /// Returns the size of the views together when they are offered a size.
    mutating func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize
    /// Places the views in a size that answered a proposal: calls a closure with each view, its corner, its size and its
    /// own proposal.
    mutating func place(
        _ children: [LayoutNode],
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    )
    /// Returns the grid that the layout makes when offered a size, where it makes one.
    mutating func grid(_ children: [LayoutNode], for proposal: ProposedViewSize) -> Drawing.Grid?
    /// Returns what can't be done when the views are placed for a proposal.
    mutating func finding(_ children: [LayoutNode], for proposal: ProposedViewSize) -> NodeFinding?
    /// Returns the steps that lead to the frames of the views, for those who ask why.
    mutating func account(_ children: [LayoutNode], size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
}

extension ArrangedBehavior {
    package mutating func account(_ children: [LayoutNode], size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
    {
        nil
    }
}

extension NodeBuilder {
    /// Returns a node that arranges others by a behaviour.
    package func node(
        _ behavior: some ArrangedBehavior,
        kind: String,
        children: [LayoutNode],
        identities: [String],
        finding: NodeFinding?
    ) -> LayoutNode {
        ArrangedBehaviorNode(
            behavior,
            kind: kind,
            children: children,
            identities: identities,
            finding: finding,
            in: self
        )
        .node
    }
}

private final class ArrangedBehaviorNode<Behavior: ArrangedBehavior>: ArrangedNode {
    @exclusivity(unchecked) private var behavior: Behavior

    init(
        _ behavior: Behavior,
        kind: String,
        children: [LayoutNode],
        identities: [String],
        finding: NodeFinding?,
        in builder: NodeBuilder
    ) {
        self.behavior = behavior
        super.init(kind: kind, children: children, identities: identities, finding: finding, in: builder)
    }

    override var settings: [Drawing.Setting] { behavior.settings }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { behavior.measure(children, proposal) }

    override func place(
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        behavior.place(children, in: size, proposal: proposal, place)
    }

    override func grid(for proposal: ProposedViewSize) -> Drawing.Grid? { behavior.grid(children, for: proposal) }

    override func finding(for proposal: ProposedViewSize) -> NodeFinding? {
        behavior.finding(children, for: proposal)
    }

    override func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        behavior.account(children, size: size, proposal: proposal)
    }
}
