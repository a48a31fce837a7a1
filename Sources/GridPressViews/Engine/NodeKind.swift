/// The behavior of the nodes of one kind in a store, with their payloads.
///
/// Subclasses keep the payloads of their nodes in arrays. Methods receive the node and the index of its payload.
package class NodeKind {
    required init() {}

    /// Returns the kind of view, as the drawing lists it.
    func kind(_ payload: Int) -> Drawing.Kind { .view }

    /// Returns the settings that the author of the layout wrote for the view, without defaults.
    func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { [] }

    /// Returns whether the view takes part in layout itself, instead of passing everything on to the view inside it.
    func isStep(_ payload: Int) -> Bool { true }

    /// Returns the head of the view's element; `nil` for a view without an element.
    ///
    /// A view that takes part in layout or has a name has an element.
    func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader? {
        isStep(payload) || node.name != nil ? ElementHeader(plain: kind(payload)) : nil
    }

    /// Returns the size of the view for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize { .zero }

    /// Returns the length of the view along an axis for a proposal.
    ///
    /// Stacks use this method to determine how flexible a view is. A subclass overrides it if one length takes less
    /// work than the size. The result must equal the length of the size.
    func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        sizeThatFits(proposal, payload)[axis]
    }

    /// Notifies the view that no stack is around it, although it was built for one.
    func leaveStack(_ payload: Int) {}

    /// Returns the layout priority: in a stack, views with higher priorities choose their size first.
    func layoutPriority(_ payload: Int) -> Double { 0 }

    /// Returns the spacing that the view prefers.
    func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { .ordinary }

    /// Returns whether `spacing` is the ordinary spacing.
    ///
    /// This call is faster than comparing the spacing.
    func hasOrdinarySpacing(_ payload: Int) -> Bool { true }

    /// Returns the explicit position of a guide in the view when it returns `size` for `proposal`; `nil` for the
    /// default position.
    func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? { nil }

    /// Returns the view inside a modifier; `nil` for other nodes.
    func shownChild(_ payload: Int) -> LayoutNode? { nil }

    /// Returns the values of a type that the view, or views inside it, carry for an outer container.
    func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] { [] }

    /// Returns the steps that lead to the node's lengths and to the frames inside the node, for the layout trace.
    func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        nil
    }

    /// Draws the content of a node into its frame, which has the size that the node returned for `proposal`.
    func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {}
}

/// The head of an element, which a node hands over before it draws its content.
package struct ElementHeader {
    package let kind: Drawing.Kind
    /// The values that few elements have; `nil` for none.
    ///
    /// It is an object, because most heads are only a kind.
    let details: Details?

    final class Details {
        let label: String?
        let effect: Drawing.Effect?
        let frame: CGRect?

        init(label: String?, effect: Drawing.Effect?, frame: CGRect?) {
            (self.label, self.effect, self.frame) = (label, effect, frame)
        }
    }

    /// Creates the head of an element.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - label: The description of the visible content.
    ///   - effect: The effect on everything that the node draws.
    ///   - frame: The frame of the element; `nil` for the frame that the node is drawn into.
    package init(_ kind: Drawing.Kind, label: String? = nil, effect: Drawing.Effect? = nil, frame: CGRect? = nil) {
        self.kind = kind
        let isPlain = label == nil && effect == nil && frame == nil
        details = isPlain ? nil : Details(label: label, effect: effect, frame: frame)
    }

    /// Creates the head of an element that is only a kind.
    @inline(__always)
    init(plain kind: Drawing.Kind) { (self.kind, details) = (kind, nil) }
}
