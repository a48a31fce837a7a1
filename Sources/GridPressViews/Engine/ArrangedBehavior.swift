/// The behavior of a node that arranges other nodes.
package protocol ArrangedBehavior {
    /// The settings that the author of the layout wrote, without defaults.
    var settings: [Drawing.Setting] { get }
    /// Returns the size that the views take together for a proposal.
    mutating func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize
    /// Places the views in a size that `measure` returned for a proposal.
    ///
    /// Calls a closure with the index, the top leading corner, the size and the proposal of each view.
    mutating func place(
        _ children: [LayoutNode],
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    )
    /// Returns the grid that the layout makes for a proposal; `nil` if it makes none.
    mutating func grid(_ children: [LayoutNode], for proposal: ProposedViewSize) -> Drawing.Grid?
    /// Returns the problem with placing the views for a proposal; `nil` if there is no problem.
    mutating func finding(_ children: [LayoutNode], for proposal: ProposedViewSize) -> NodeFinding?
    /// Returns the steps that lead to the frames of the views, for the layout trace; `nil` if the record shows all of
    /// them.
    mutating func account(_ children: [LayoutNode], size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
}

extension ArrangedBehavior {
    package mutating func account(_ children: [LayoutNode], size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
    {
        nil
    }
}

extension NodeBuilder {
    /// Returns a node that arranges others with a behavior.
    package func node(
        _ behavior: some ArrangedBehavior,
        kind: Drawing.Kind,
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
        kind: Drawing.Kind,
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
