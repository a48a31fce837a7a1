/// A node that notes when its content is drawn.
final class DrawingObserverNode: UnaryNode {
    private let observe: (CGRect, DrawingBuilder) -> Void

    init(
        _ child: LayoutNode,
        in builder: NodeBuilder,
        _ observe: @escaping (_ frame: CGRect, _ canvas: DrawingBuilder) -> Void
    ) {
        self.observe = observe
        super.init(child, in: builder)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        super.draw(in: frame, proposal: proposal, on: canvas)
        observe(frame, canvas)
    }
}
