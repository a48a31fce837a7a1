/// A vector image of filled and stroked paths, from an SVG file of an asset catalog.
struct VectorImage: VectorDrawing {
    /// A path in the coordinates of the image, with its paints.
    struct Shape: Sendable {
        var path: Path
        var fill: Drawing.RGBA?
        var isEvenOdd = false
        var stroke: Drawing.RGBA?
        var line = StrokeStyle()
    }

    /// The size in points.
    let size: CGSize
    /// The visible part of the coordinates.
    let viewBox: CGRect
    var shapes: [Shape] = []

    /// Draws the paths in a frame, in their colors or with the paint of a template.
    func draw(in frame: CGRect, template: StylePaint?, on canvas: DrawingBuilder) {
        // As in browsers, the view box keeps its proportions inside the size of the image. The result is stretched to
        // the frame.
        let fitting = min(size.width / viewBox.width, size.height / viewBox.height)
        let scale = CGSize(width: fitting * frame.width / size.width, height: fitting * frame.height / size.height)
        let transform = CGAffineTransform(translationX: -viewBox.midX, y: -viewBox.midY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
        let thickness = (scale.width * scale.height).squareRoot()
        func paint(_ color: Drawing.RGBA) -> Drawing.Paint {
            template?.opacity(color.alpha).paint(in: frame) ?? .color(Drawing.Color(color))
        }
        for shape in shapes {
            var line = shape.line
            line.lineWidth *= thickness
            line.dash = line.dash.map { $0 * thickness }
            line.dashPhase *= thickness
            let mark = Drawing.Shape(
                path: shape.path.applying(transform),
                fill: shape.fill.map(paint),
                isEvenOdd: shape.isEvenOdd,
                stroke: shape.stroke.map { Drawing.Stroke(paint: paint($0), style: line) }
            )
            canvas.add(.part("path"), frame: frame, mark: .shape(mark))
        }
    }
}
