/// A node that is an object: a container, a size reader or a placeholder, which stores a layout or the content of a
/// caller.
///
/// Each subclass implements one kind of view.
package class NodeObject {
    /// The node in the store.
    let node: LayoutNode

    init(
        in builder: NodeBuilder,
        mayHaveExplicitAlignment: Bool = false,
        carriesForContainer: Bool = false,
        isPlaceholder: Bool = false
    ) {
        var flags = NodeFlags(builder.environment.layoutDirection)
        if mayHaveExplicitAlignment { flags.insert(.mayHaveExplicitAlignment) }
        if carriesForContainer { flags.insert(.carriesForContainer) }
        if isPlaceholder { flags.insert(.isPlaceholder) }
        let store = builder.store
        node = store.add(store.objects, payload: store.objects.count, flags)
        store.objects.add(self)
    }

    final var direction: LayoutDirection { node.direction }
    final var mayHaveExplicitAlignment: Bool { node.mayHaveExplicitAlignment }
    final var name: String? { node.name }

    // The members of `NodeKind`, for one node.

    var kind: Drawing.Kind { .view }
    var settings: [Drawing.Setting] { [] }
    var isStep: Bool { true }
    /// Returns the effect on everything that the node draws into a frame; `nil` for none.
    func effect(in frame: CGRect) -> Drawing.Effect? { nil }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }
    func leaveStack() {}
    var layoutPriority: Double { 0 }
    var spacing: ViewSpacing { .ordinary }
    var hasOrdinarySpacing: Bool { true }
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    func carried(_ type: ObjectIdentifier) -> [Any] { [] }
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? { nil }
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {}
}

/// The nodes that are objects.
final class ObjectNodes: NodeKind {
    @exclusivity(unchecked) private var objects: [NodeObject] = []
    /// The same objects, for calls without reference counting.
    @exclusivity(unchecked) private var references: [Unmanaged<NodeObject>] = []

    var count: Int { objects.count }

    func add(_ object: NodeObject) {
        objects.append(object)
        references.append(.passUnretained(object))
    }

    func removeAll() {
        references = []
        objects = []
    }

    @inline(__always)
    private func ask<Answer>(_ payload: Int, _ question: (NodeObject) -> Answer) -> Answer {
        references[payload]._withUnsafeGuaranteedRef(question)
    }

    /// The object with a payload's index.
    subscript(payload: Int) -> NodeObject { objects[payload] }

    override func kind(_ payload: Int) -> Drawing.Kind { ask(payload) { $0.kind } }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { ask(payload) { $0.settings } }

    override func isStep(_ payload: Int) -> Bool { ask(payload) { $0.isStep } }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ask(payload) { object in
            guard object.isStep || object.name != nil else { return nil }
            guard let effect = object.effect(in: frame) else { return ElementHeader(plain: object.kind) }
            return ElementHeader(object.kind, effect: effect)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        ask(payload) { $0.sizeThatFits(proposal) }
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        ask(payload) { $0.length(along: axis, for: proposal) }
    }

    override func leaveStack(_ payload: Int) { ask(payload) { $0.leaveStack() } }

    override func layoutPriority(_ payload: Int) -> Double { ask(payload) { $0.layoutPriority } }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { ask(payload) { $0.spacing } }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { ask(payload) { $0.hasOrdinarySpacing } }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        ask(payload) { $0.explicitAlignment(guide, size: size, proposal: proposal) }
    }

    override func carried(_ type: ObjectIdentifier, _ payload: Int) -> [Any] { ask(payload) { $0.carried(type) } }

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        ask(payload) { $0.account(size: size, proposal: proposal) }
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        ask(payload) { $0.draw(in: frame, proposal: proposal, on: canvas) }
    }
}

extension LayoutNode {
    /// Returns the object of the node, if it is of a type.
    func object<Object: NodeObject>(_ type: Object.Type) -> Object? {
        let (kind, payload) = behavior
        return kind === store.objects ? store.objects[payload] as? Object : nil
    }
}

extension NodeBuilder {
    /// A node that draws nothing.
    package var emptyNode: LayoutNode { NodeObject(in: self).node }
}
