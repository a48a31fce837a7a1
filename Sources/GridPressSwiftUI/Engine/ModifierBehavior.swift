/// The behaviour of a node with one child, such as that of a modifier.
///
/// Without implementing anything the node is as if it were not there.
package protocol ModifierBehavior {
    /// Whether the modifier takes part in layout itself: then it answers for its own priority, and for its lengths with
    /// its size.
    static var isStep: Bool { get }
    /// The kind of the modifier, as the drawing lists it; `nil` for that of its child.
    var kind: Drawing.Kind? { get }
    /// Returns the settings that the author of the layout wrote, without defaults.
    func settings() -> [Drawing.Setting]
    /// Returns the size of the view around a child when offered a size.
    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize
    /// Returns one side of that size; `nil` takes it from ``sizeThatFits(_:around:)``, or from the child without a step.
    func length(along axis: Axis, for proposal: ProposedViewSize, around child: LayoutNode) -> CGFloat?
    /// Returns what the child is offered, and where it goes, when the view answers `proposal` with `size`.
    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement
    /// Returns the space that the view prefers to its neighbours.
    func spacing(around child: LayoutNode, _ direction: LayoutDirection) -> ViewSpacing
    /// Returns the values that the view carries for a container further out, in place of those of its child.
    func carried(_ type: ObjectIdentifier) -> [Any]?
    /// Draws the node into its frame; `drawDefault` draws it as nodes without this function are drawn.
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
    /// Returns a node with a behaviour around a child.
    package func node<Behavior: ModifierBehavior>(
        _ behavior: Behavior,
        around child: LayoutNode,
        carriesForContainer: Bool = false
    ) -> LayoutNode {
        store.kind(BehaviorModifierNodes<Behavior>.self)
            .add(child, behavior, flags: carriesForContainer ? .carriesForContainer : [], in: self)
    }
}

/// The nodes with a behaviour of one type.
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
