/// A thin line between views: across the stack that it stands in, or from side to side.
public struct Divider: PrimitiveView, Sendable {
    /// A thin line.
    public init() {}

    /// Makes the node of the line.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(DividerNode(in: builder)) }
}

private final class DividerNode: NodeObject {
    private let thickness: CGFloat
    private let isVertical: Bool
    private let paint: StylePaint

    init(in builder: NodeBuilder) {
        let environment = builder.environment
        thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
        isVertical = builder.stackOrientation == .horizontal
        paint = Color.separator._paint(in: environment)
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .leaf("Divider") }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return isVertical
            ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let shape = Drawing.Shape(path: Path(frame), fill: paint.paint(in: frame))
        canvas.add(kind, name: name, frame: frame, mark: .shape(shape))
    }
}
