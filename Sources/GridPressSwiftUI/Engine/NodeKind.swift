/// The behaviour of the nodes of one kind in a store, with their payloads.
///
/// Subclasses keep the payloads of their nodes in an array. A method gets the node and the place of its payload.
package class NodeKind {
    required init() {}

    /// Returns the kind of view, as the drawing lists it.
    func kind(_ payload: Int) -> Drawing.Kind { .leaf("View") }

    /// Returns the settings that the author of the layout wrote for the view, without defaults.
    func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { [] }

    /// Returns whether the view takes part in layout itself, rather than showing the one inside it through.
    func isStep(_ payload: Int) -> Bool { true }

    /// Returns the size that the view takes when offered a size.
    func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize { .zero }

    /// Returns one side of the size that the view takes when offered a size.
    ///
    /// Stacks ask for it to find out how much a view can give way. A view answers for itself where it can do so with
    /// less work than for both sides; the length is the same.
    func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        sizeThatFits(proposal, payload)[axis]
    }

    /// Notes that the view stands in no stack, although it was made for one.
    func leaveStack(_ payload: Int) {}

    /// Returns how early the view chooses its size in a stack.
    func layoutPriority(_ payload: Int) -> Double { 0 }

    /// Returns the space that the view prefers to its neighbours.
    func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { .ordinary }

    /// Returns whether `spacing` is the ordinary one, which is quicker to ask.
    func hasOrdinarySpacing(_ payload: Int) -> Bool { true }

    /// Returns where a guide lies in the view when it answers `proposal` with `size`, if it says so itself.
    func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? { nil }

    /// Returns the view inside this one that shows through it, if there is one.
    func shownChild(_ payload: Int) -> LayoutNode? { nil }

    /// Returns the values of a type that the view, or those inside it, carry for a container further out.
    func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] { [] }

    /// Returns the steps that lead to the lengths of a node and to the frames inside it, for those who ask why.
    func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        nil
    }

    /// Draws a node into its frame; `proposal` is the one that it answered with the frame's size.
    func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {}
}
