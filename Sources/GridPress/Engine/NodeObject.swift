/// A node that is an object: one of a kind of which figures have few, or that holds what somebody else's code brought.
///
/// Subclasses answer for one kind of view each.
class NodeObject {
    /// The node in the store.
    let node: LayoutNode

    init(
        in builder: NodeBuilder,
        direction: LayoutDirection? = nil,
        mayHaveExplicitAlignment: Bool = false,
        isDeferred: Bool = false
    ) {
        var flags = NodeFlags(direction ?? builder.environment.layoutDirection)
        if mayHaveExplicitAlignment { flags.insert(.mayHaveExplicitAlignment) }
        if isDeferred { flags.insert(.isDeferred) }
        let store = builder.store
        node = store.add(store.objects, payload: store.objects.count, flags)
        store.objects.add(self)
    }

    final var direction: LayoutDirection { node.direction }
    final var mayHaveExplicitAlignment: Bool { node.mayHaveExplicitAlignment }
    final var name: String? { node.name }

    // The members of `NodeKind`, of one node.

    var kind: Drawing.Kind { .leaf("View") }
    var settings: [Drawing.Setting] { [] }
    var isStep: Bool { true }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }
    func leaveStack() {}
    var layoutPriority: Double { 0 }
    var spacing: ViewSpacing { .ordinary }
    var hasOrdinarySpacing: Bool { true }
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    var shownChild: LayoutNode? { nil }
    var gridItemAttributes: [TrackGridItemAttributes] { [] }
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {}
}

/// The nodes that are objects.
final class ObjectNodes: NodeKind {
    @exclusivity(unchecked) private var objects: [NodeObject] = []

    var count: Int { objects.count }

    func add(_ object: NodeObject) { objects.append(object) }

    func removeAll() { objects = [] }

    /// The object of a payload.
    subscript(payload: Int) -> NodeObject { objects[payload] }

    override func kind(_ payload: Int) -> Drawing.Kind { objects[payload].kind }

    override func settings(_ payload: Int) -> [Drawing.Setting] { objects[payload].settings }

    override func isStep(_ payload: Int) -> Bool { objects[payload].isStep }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        objects[payload].sizeThatFits(proposal)
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        objects[payload].length(along: axis, for: proposal)
    }

    override func leaveStack(_ payload: Int) { objects[payload].leaveStack() }

    override func layoutPriority(_ payload: Int) -> Double { objects[payload].layoutPriority }

    override func spacing(_ payload: Int) -> ViewSpacing { objects[payload].spacing }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { objects[payload].hasOrdinarySpacing }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        objects[payload].explicitAlignment(guide, size: size, proposal: proposal)
    }

    override func shownChild(_ payload: Int) -> LayoutNode? { objects[payload].shownChild }

    override func gridItemAttributes(_ payload: Int) -> [TrackGridItemAttributes] {
        objects[payload].gridItemAttributes
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        objects[payload].draw(in: frame, proposal: proposal, on: canvas)
    }
}

extension LayoutNode {
    /// The object behind the node, if it is of a type.
    func object<Object: NodeObject>(_ type: Object.Type) -> Object? {
        let (kind, payload) = behavior
        return kind === store.objects ? store.objects[payload] as? Object : nil
    }
}

extension NodeBuilder {
    /// A node that draws nothing.
    var emptyNode: LayoutNode { NodeObject(in: self).node }
}
