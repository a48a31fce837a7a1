/// A thin line between views.
///
/// It is vertical in a horizontal stack, and horizontal elsewhere.
public struct Divider: PrimitiveView, Sendable {
    /// Creates a divider.
    public init() {}

    /// Makes the node of the line.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.store.kind(DividerNodes.self).add(in: builder))
    }
}

private final class DividerNodes: NodeKind {
    private struct Line {
        let thickness: CGFloat
        let isVertical: Bool
        let paint: StylePaint
    }

    @exclusivity(unchecked) private var lines: [Line] = []

    func add(in builder: NodeBuilder) -> LayoutNode {
        let environment = builder.environment
        lines.append(
            Line(
                thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength,
                isVertical: builder.stackOrientation == .horizontal,
                paint: Color.separator._paint(in: environment)
            )
        )
        return builder.store.add(self, payload: lines.count - 1, NodeFlags(environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .divider }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let line = lines[payload]
        let size = proposal.replacingUnspecifiedDimensions()
        return line.isVertical
            ? CGSize(width: line.thickness, height: size.height) : CGSize(width: size.width, height: line.thickness)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let shape = Drawing.Shape(path: Path(frame), fill: lines[payload].paint.paint(in: frame))
        canvas.paint(.shape(shape))
    }
}
