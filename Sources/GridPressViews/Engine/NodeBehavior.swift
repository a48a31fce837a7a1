// Nodes of features in other modules. These can't inherit from the classes of the engine, so they provide a behavior,
// and a node of the engine calls it.

/// The behavior of one node: a container or a size reader.
package protocol NodeBehavior: AnyObject {
    /// The kind of view, as the drawing lists it.
    var kind: Drawing.Kind { get }
    /// Whether the view takes part in layout itself, instead of passing everything on to the view inside it.
    var isStep: Bool { get }
    /// Returns the size of the view for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Returns the length of the view along an axis for a proposal.
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat
    /// Returns the steps to the node's lengths and to the frames inside it, for the layout trace.
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
    /// Returns the effect on everything that the node draws into a frame; `nil` for none.
    func effect(in frame: CGRect) -> Drawing.Effect?
    /// Draws the content of the node into its frame, whose size it returned for `proposal`.
    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder)
}

extension NodeBehavior {
    package var isStep: Bool { true }

    package func effect(in frame: CGRect) -> Drawing.Effect? { nil }

    package func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? { nil }

    package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }
}

extension NodeBuilder {
    /// Returns a node with a behavior.
    package func node(_ behavior: some NodeBehavior) -> LayoutNode { BehaviorNode(behavior, in: self).node }
}

private final class BehaviorNode<Behavior: NodeBehavior>: NodeObject {
    private let behavior: Behavior

    init(_ behavior: Behavior, in builder: NodeBuilder) {
        self.behavior = behavior
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { behavior.kind }

    override var isStep: Bool { behavior.isStep }

    override func effect(in frame: CGRect) -> Drawing.Effect? { behavior.effect(in: frame) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { behavior.sizeThatFits(proposal) }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        behavior.length(along: axis, for: proposal)
    }

    override func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        behavior.account(size: size, proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        behavior.draw(node, in: frame, proposal: proposal, on: canvas)
    }
}
