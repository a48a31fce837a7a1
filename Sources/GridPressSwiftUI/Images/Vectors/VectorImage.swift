/// An image of outlines, as SVG files of asset catalogs have it.
struct VectorImage: Sendable {
    /// An outline in the coordinates of the image, with what paints it.
    struct Shape: Sendable {
        var path: Path
        var fill: Drawing.RGBA?
        var isEvenOdd = false
        var stroke: Drawing.RGBA?
        var line = StrokeStyle()
    }

    /// The size in points.
    let size: CGSize
    /// The part of the coordinates that is seen.
    let viewBox: CGRect
    var shapes: [Shape] = []

    /// Draws the outlines in a frame, in their colors or in a paint for all.
    ///
    /// Opacity stays that of the outlines where a paint is one color.
    func draw(in frame: CGRect, template: StylePaint?, on canvas: DrawingBuilder) {
        // The image keeps the proportions of its view box in its own size, as browsers do, and is stretched with that.
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
            canvas.add(.part("path"), name: nil, frame: frame, mark: .shape(mark))
        }
    }
}
