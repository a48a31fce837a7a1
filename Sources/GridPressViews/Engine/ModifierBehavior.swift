/// The behavior of a node with one child, such as the behavior of a modifier.
///
/// The default implementations pass everything on to the child.
package protocol ModifierBehavior {
    /// Whether the modifier takes part in layout itself.
    ///
    /// If so, it has a layout priority, and its lengths follow from its size.
    static var isStep: Bool { get }
    /// The kind of the modifier, as the drawing lists it; `nil` for the kind of its child.
    var kind: Drawing.Kind? { get }
    /// Returns the settings that the author of the layout wrote, without defaults.
    func settings() -> [Drawing.Setting]
    /// Returns the size of the view around a child for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize
    /// Returns the length along an axis for a proposal.
    ///
    /// - Returns: The length; `nil` for the length of ``sizeThatFits(_:around:)``, or for the length of the child if
    ///   the modifier doesn't take part in layout.
    func length(along axis: Axis, for proposal: ProposedViewSize, around child: LayoutNode) -> CGFloat?
    /// Returns the placement of the child when the view returns `size` for `proposal`.
    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement
    /// Returns the spacing that the view prefers.
    func spacing(around child: LayoutNode, _ direction: LayoutDirection) -> ViewSpacing
    /// Returns the values that the view carries for an outer container; `nil` for the values of its child.
    func carried(_ type: ObjectIdentifier) -> [Any]?
    /// Returns the head of the node's element; `nil` for the default: an element for a modifier that takes part in
    /// layout or has a name.
    func header(of node: LayoutNode, in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader?
    /// Draws the content of the node into its frame.
    ///
    /// `drawDefault` draws the node as the default implementation does.
    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    )
}

extension ModifierBehavior {
    package static var isStep: Bool { true }
    package var kind: Drawing.Kind? { nil }
    package func settings() -> [Drawing.Setting] { [] }
    package func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        child.sizeThatFits(proposal)
    }
    package func length(along axis: Axis, for proposal: ProposedViewSize, around child: LayoutNode) -> CGFloat? { nil }
    package func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, size: size, proposal: proposal)
    }
    package func spacing(around child: LayoutNode, _ direction: LayoutDirection) -> ViewSpacing { child.spacing }
    package func carried(_ type: ObjectIdentifier) -> [Any]? { nil }
    package func header(of node: LayoutNode, in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader? { nil }
    package func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        drawDefault()
    }
}

extension NodeBuilder {
    /// Returns a node with a behavior around a child.
    package func node<Behavior: ModifierBehavior>(
        _ behavior: Behavior,
        around child: LayoutNode,
        carriesForContainer: Bool = false
    ) -> LayoutNode {
        store.kind(BehaviorModifierNodes<Behavior>.self)
            .add(child, behavior, flags: carriesForContainer ? .carriesForContainer : [], in: self)
    }
}

/// The nodes with a behavior of one type.
private final class BehaviorModifierNodes<Behavior: ModifierBehavior>: UnaryNodeKind {
    @exclusivity(unchecked) private var behaviors: [Behavior] = []

    func add(_ child: LayoutNode, _ behavior: Behavior, flags: NodeFlags, in builder: NodeBuilder) -> LayoutNode {
        behaviors.append(behavior)
        return add(child, in: builder, flags: flags)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { behaviors[payload].kind ?? child(payload).kind }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { behaviors[payload].settings() }

    override func isStep(_ payload: Int) -> Bool { Behavior.isStep }

    override func layoutPriority(_ payload: Int) -> Double { Behavior.isStep ? 0 : super.layoutPriority(payload) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        behaviors[payload].sizeThatFits(proposal, around: child(payload))
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        if let length = behaviors[payload].length(along: axis, for: proposal, around: child(payload)) { return length }
        return Behavior.isStep
            ? sizeThatFits(proposal, payload)[axis] : super.length(along: axis, for: proposal, payload)
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        behaviors[payload].place(child(payload), in: size, proposal: proposal)
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        behaviors[payload].spacing(around: child(payload), node.direction)
    }

    override func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] {
        behaviors[payload].carried(type) ?? super.carried(type, payload)
    }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        behaviors[payload].header(of: node, in: frame, on: canvas)
            ?? super.header(of: node, payload, in: frame, on: canvas)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        behaviors[payload].draw(node, around: child(payload), in: frame, proposal: proposal, on: canvas) {
            super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
        }
    }
}
