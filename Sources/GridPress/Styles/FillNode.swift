/// The layout node of a style used as a view, which fills the proposed size.
final class FillNode: NodeObject {
    private let paint: StylePaint
    private let fillKind: String

    init(_ paint: StylePaint, kind: String, in builder: NodeBuilder) {
        self.paint = paint
        fillKind = kind
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .leaf(fillKind) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let shape = Drawing.Shape(path: Path(frame), fill: paint.paint(in: frame))
        canvas.add(kind, name: name, frame: frame, mark: .shape(shape))
    }
}

/// A style that is also a view, which it fills.
nonisolated protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    /// Makes a node that the style fills.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(FillNode(_paint(in: builder.environment), kind: "\(Self.self)", in: builder))
    }
}
