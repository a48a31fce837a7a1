/// The nodes of styles used as views, which fill the offered size.
final class FillNodes: NodeKind {
    @exclusivity(unchecked) private var paints: [StylePaint] = []
    @exclusivity(unchecked) private var kinds: [Drawing.Kind] = []

    func add(_ paint: StylePaint, kind: Drawing.Kind, in builder: NodeBuilder) -> LayoutNode {
        paints.append(paint)
        kinds.append(kind)
        return builder.store.add(self, payload: paints.count - 1, NodeFlags(builder.environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { kinds[payload] }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        proposal.replacingUnspecifiedDimensions()[axis]
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let paint = paints[payload]
        guard paint.isPlain else { return canvas.fill(Path(frame), isEvenOdd: false, with: paint, in: frame) }
        canvas.paint(.shape(Drawing.Shape(path: Path(frame), fill: paint.paint(in: frame))))
    }
}

extension NodeBuilder {
    /// Adds a view that is filled with a paint.
    package func addFill(_ paint: StylePaint, kind: Drawing.Kind) {
        add(store.kind(FillNodes.self).add(paint, kind: kind, in: self))
    }
}

/// A style that is also a view, which fills the offered size.
package nonisolated protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    /// Makes a node that is filled with the style.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addFill(_paint(in: builder.environment), kind: Drawing.Kind(of: Self.self, .leaf))
    }
}
