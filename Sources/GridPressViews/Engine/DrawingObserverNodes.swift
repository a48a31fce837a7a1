/// The nodes that record when their content is drawn.
package final class DrawingObserverNodes: UnaryNodeKind {
    package typealias Observer = (_ frame: CGRect, _ canvas: DrawingBuilder) -> Void

    @exclusivity(unchecked) private var observers: [Observer] = []

    package func add(_ child: LayoutNode, in builder: NodeBuilder, _ observe: @escaping Observer) -> LayoutNode {
        observers.append(observe)
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
        let observe = observers[payload]
        observe(frame, canvas)
    }
}
