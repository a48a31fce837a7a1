/// The behaviour of the nodes of one kind in a store, with their payloads.
///
/// Subclasses keep the payloads of their nodes in an array. A method gets the node and the place of its payload.
class NodeKind {
    required init() {}

    /// The kind of view, as the drawing lists it.
    func kind(_ payload: Int) -> Drawing.Kind { .leaf("View") }

    /// The settings that the author of the layout wrote for the view, without defaults.
    func settings(_ payload: Int) -> [Drawing.Setting] { [] }

    /// Whether the view takes part in layout itself, rather than showing the one inside it through.
    func isStep(_ payload: Int) -> Bool { true }

    /// The size that the view takes when offered a size.
    func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize { .zero }

    /// One side of the size that the view takes when offered a size.
    ///
    /// Stacks ask for it to find out how much a view can give way. A view answers for itself where it can do so with
    /// less work than for both sides; the length is the same.
    func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        sizeThatFits(proposal, payload)[axis]
    }

    /// Tells the view that it stands in no stack, although it was made for one.
    func leaveStack(_ payload: Int) {}

    /// How early the view chooses its size in a stack.
    func layoutPriority(_ payload: Int) -> Double { 0 }

    /// The space that the view prefers to its neighbours.
    func spacing(_ payload: Int) -> ViewSpacing { .ordinary }

    /// Whether `spacing` is the ordinary one, which is quicker to ask.
    func hasOrdinarySpacing(_ payload: Int) -> Bool { true }

    /// Where a guide lies in the view when it answers `proposal` with `size`, if it says so itself.
    func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? { nil }

    /// The view inside this one that shows through it, if there is one.
    func shownChild(_ payload: Int) -> LayoutNode? { nil }

    /// The values of a type that the view, or those inside it, carry for a container further out.
    func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] { [] }

    /// Draws a node into its frame; `proposal` is the one that it answered with the frame's size.
    func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {}
}
