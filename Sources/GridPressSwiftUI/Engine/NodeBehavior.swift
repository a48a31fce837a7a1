// Nodes of features in other modules: these can't inherit from the classes of the engine, so they say how their nodes
// behave, and a node here asks them.

/// The behaviour of one node: a container or a reader of sizes.
package protocol NodeBehavior: AnyObject {
    /// The kind of view, as the drawing lists it.
    var kind: Drawing.Kind { get }
    /// Whether the view takes part in layout itself, rather than showing the one inside it through.
    var isStep: Bool { get }
    /// Returns the size that the view takes when offered a size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Returns one side of that size.
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat
    /// Returns the steps that lead to the lengths of the node and to the frames inside it, for those who ask why.
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount?
    /// Draws the node into its frame; `proposal` is the one that it answered with the frame's size.
    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder)
}

extension NodeBehavior {
    package var isStep: Bool { true }

    package func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? { nil }

    package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }
}

extension NodeBuilder {
    /// Returns a node with a behaviour.
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
