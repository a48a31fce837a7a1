/// The nodes of shapes.
final class ShapeNodes: NodeKind {
    /// A paint layer of a shape, with its style resolved.
    private struct ResolvedPaintLayer {
        enum Kind {
            case fill(FillStyle)
            case stroke(StrokeStyle)
            case border(any Shape, StrokeStyle)
        }

        let kind: Kind
        let paint: StylePaint

        init<S: Shape>(_ layer: ShapeView<S>.PaintLayer, in environment: EnvironmentValues) {
            switch layer {
            case .fill(let style, let fill):
                kind = .fill(fill)
                paint = style._paint(in: environment)
            case .stroke(let style, let stroke):
                kind = .stroke(stroke)
                paint = style._paint(in: environment)
            case .border(let shape, let style, let stroke):
                kind = .border(shape, stroke)
                paint = style._paint(in: environment)
            }
        }
    }

    private struct PaintedShape {
        let shape: any Shape
        let layers: [ResolvedPaintLayer]
    }

    @exclusivity(unchecked) private var shapes: [PaintedShape] = []

    func add<S: Shape>(_ shape: S, _ layers: [ShapeView<S>.PaintLayer], in builder: NodeBuilder) -> LayoutNode {
        let environment = builder.environment
        let resolved = layers.map { ResolvedPaintLayer($0, in: environment) }
        shapes.append(PaintedShape(shape: shape, layers: resolved))
        return builder.store.add(self, payload: shapes.count - 1, NodeFlags(environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { shapes[payload].shape._kind }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        shapes[payload].shape.describedSettings
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let shape = shapes[payload].shape
        return shape.sizeThatFits(proposal).withoutInvalidLengths
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        guard shapes[payload].layers.allSatisfy(\.paint.isPlain) else {
            return drawLayers(of: node, payload, in: frame, on: canvas)
        }
        let marks = marks(of: node, payload, shapes[payload].layers, in: frame, on: canvas)
        if marks.count == 1 { return canvas.paint(.shape(marks[0])) }
        for mark in marks { canvas.add(.fill, frame: frame, mark: .shape(mark)) }
    }

    /// Draws layers one by one, each with its shadows.
    private func drawLayers(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder) {
        for layer in shapes[payload].layers {
            for mark in marks(of: node, payload, [layer], in: frame, on: canvas) {
                if let stroke = mark.stroke, layer.paint.content != nil {
                    // Complex paint can't be the paint of a stroke, so the outline of the stroke is filled.
                    let path = mark.path.strokedPath(stroke.style)
                    canvas.fill(path, isEvenOdd: false, with: layer.paint, in: frame)
                } else if mark.stroke != nil {
                    canvas.drawing(layer.paint.shadows, in: frame) {
                        canvas.add(.fill, frame: frame, mark: .shape(mark))
                    }
                } else {
                    canvas.fill(mark.path, isEvenOdd: mark.isEvenOdd, with: layer.paint, in: frame)
                }
            }
        }
    }

    /// Returns the marks of paint layers.
    ///
    /// A fill and a stroke above it along the same outline make one mark.
    private func marks(
        of node: LayoutNode,
        _ payload: Int,
        _ layers: [ResolvedPaintLayer],
        in frame: CGRect,
        on canvas: DrawingBuilder
    ) -> [Drawing.Shape] {
        let (shape, kind) = (shapes[payload].shape, kind(payload))
        func outline(_ shape: any Shape) -> Path {
            canvas.outline(of: shape, kind: kind, in: frame, direction: node.direction)
        }
        var marks: [Drawing.Shape] = []
        for layer in layers {
            let paint = layer.paint.paint(in: frame)
            switch layer.kind {
            case .fill(let style):
                var mark = Drawing.Shape(path: outline(shape))
                mark.isEvenOdd = style.isEOFilled
                if let line = shape._line {
                    mark.stroke = line.drawn(with: paint, of: kind, on: canvas)
                } else {
                    mark.fill = paint
                }
                marks.append(mark)
            case .stroke(let style):
                let stroke = style.drawn(with: paint, of: kind, on: canvas)
                let path = outline(shape)
                if let last = marks.last, last.stroke == nil, last.path == path {
                    marks[marks.count - 1].stroke = stroke
                } else {
                    marks.append(Drawing.Shape(path: path, stroke: stroke))
                }
            case .border(let inset, let style):
                let stroke = style.drawn(with: paint, of: kind, on: canvas)
                marks.append(Drawing.Shape(path: outline(inset), stroke: stroke))
            }
        }
        return marks
    }
}

extension DrawingBuilder {
    /// Returns the outline of a shape in a frame, mirrored if necessary.
    ///
    /// An outline with infinite or NaN coordinates adds a finding, and the result is an empty path.
    func outline(of shape: any Shape, kind: Drawing.Kind, in frame: CGRect, direction: LayoutDirection) -> Path {
        // As in SwiftUI, a shape draws into a rectangle at the origin, independent of the position of its view.
        let area = CGRect(origin: .zero, size: frame.size)
        var path = withContainer(asSeenFrom: frame.origin) { shape.path(in: area) }
        guard path.isFinite else {
            builder.findings.add(
                .undrawableOutline,
                .warning,
                at: place(of: kind),
                "The outline of \(kind) has a coordinate that is infinite or not a number. Neither the shape nor a "
                    + "view that is clipped to it is drawn.",
                fix: "Check the coordinates that path(in:) computes for \(area.spelled)."
            )
            return Path()
        }
        if shape.layoutDirectionBehavior == .mirrors(in: direction), case .elements = path.form {
            path = path.applying(CGAffineTransform(scaleX: -1, y: 1).about(area.center))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

extension StrokeStyle {
    /// Returns the stroke with a paint; `nil` if its width is 0.
    ///
    /// Numbers that aren't finite, and a negative width or dash, add a finding, and the result is `nil`.
    package func drawn(with paint: Drawing.Paint, of kind: Drawing.Kind, on canvas: DrawingBuilder) -> Drawing.Stroke? {
        let numbers = [lineWidth, miterLimit, dashPhase] + dash
        guard numbers.allSatisfy(\.isFinite), lineWidth >= 0, dash.allSatisfy({ $0 >= 0 }) else {
            canvas.builder.findings.add(
                .undrawableLine,
                .warning,
                at: canvas.place(of: kind),
                "The line of \(kind) has a width, dash, dash phase or miter limit that isn't a finite number, or a "
                    + "negative width or dash. The line isn't drawn.",
                fix: "Use finite numbers, and a width and dashes of at least 0."
            )
            return nil
        }
        guard lineWidth > 0 else { return nil }
        return Drawing.Stroke(paint: paint, style: self)
    }
}
