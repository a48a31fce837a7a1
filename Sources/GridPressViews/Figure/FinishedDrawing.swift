/// A view that draws a finished drawing at its size, in the color scheme of its environment.
package struct FinishedDrawing: PrimitiveView {
    private let drawing: Drawing

    /// Creates a view of a drawing's elements, grids, dimensions and findings.
    package init(_ drawing: Drawing) { self.drawing = drawing }

    package func _build(into builder: NodeBuilder) {
        // Reading the scheme starts the layout in the dark scheme, so only a drawing with a dark picture reads it.
        let isDark = drawing.dark != nil && builder.environment.colorScheme == .dark
        builder.add(FinishedDrawingNode(drawing.part(in: isDark ? .dark : .light), in: builder))
    }
}

private final class FinishedDrawingNode: NodeObject {
    private let drawing: Drawing

    init(_ drawing: Drawing, in builder: NodeBuilder) {
        self.drawing = drawing
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .container("Figure") }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { drawing.size }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        for finding in drawing.findings { canvas.builder.findings.add(finding) }
        let shift = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        let content = canvas.begin(.offset, frame: frame, effect: .transform(shift))
        canvas.add(drawing)
        canvas.dimensions += drawing.dimensions.map { dimension in
            var moved = dimension
            moved.frame = shift.boundingBox(of: dimension.frame)
            return moved
        }
        canvas.end(content)
    }
}
