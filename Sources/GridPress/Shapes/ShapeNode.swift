/// The layout node of a shape.
final class ShapeNode<S: Shape>: NodeObject {
    /// A paint layer of a shape, with its style resolved.
    struct ResolvedPaintLayer {
        enum Kind {
            case fill(FillStyle)
            case stroke(StrokeStyle)
            case border(any Shape, StrokeStyle)
        }

        let kind: Kind
        let paint: StylePaint

        init(_ layer: ShapeView<S>.PaintLayer, in environment: EnvironmentValues) {
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

    private let shape: S
    private let layers: [ResolvedPaintLayer]

    init(_ shape: S, layers: [ResolvedPaintLayer], in builder: NodeBuilder) {
        self.shape = shape
        self.layers = layers
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .leaf(shape._kind) }

    override var settings: [Drawing.Setting] { shape.describedSettings }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal).withoutInvalidLengths
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let marks = marks(in: frame, on: canvas)
        if marks.count == 1 {
            canvas.add(kind, name: name, frame: frame, mark: .shape(marks[0]))
        } else {
            let element = canvas.begin(kind, name: name, frame: frame)
            for mark in marks { canvas.add(.part("fill"), name: nil, frame: frame, mark: .shape(mark)) }
            canvas.end(element)
        }
    }

    /// What is painted: a fill and a line above it along the same outline make one mark.
    private func marks(in frame: CGRect, on canvas: DrawingBuilder) -> [Drawing.Shape] {
        var marks: [Drawing.Shape] = []
        for layer in layers {
            let paint = layer.paint.paint(in: frame)
            switch layer.kind {
            case .fill(let style):
                var mark = Drawing.Shape(path: outline(of: shape, in: frame, on: canvas))
                mark.isEvenOdd = style.isEOFilled
                if let line = shape._line {
                    mark.stroke = line.drawn(with: paint, of: kind.name, on: canvas)
                } else {
                    mark.fill = paint
                }
                marks.append(mark)
            case .stroke(let style):
                let stroke = style.drawn(with: paint, of: kind.name, on: canvas)
                let path = outline(of: shape, in: frame, on: canvas)
                if let last = marks.last, last.stroke == nil, last.path == path {
                    marks[marks.count - 1].stroke = stroke
                } else {
                    marks.append(Drawing.Shape(path: path, stroke: stroke))
                }
            case .border(let inset, let style):
                let stroke = style.drawn(with: paint, of: kind.name, on: canvas)
                marks.append(Drawing.Shape(path: outline(of: inset, in: frame, on: canvas), stroke: stroke))
            }
        }
        return marks
    }

    private func outline(of shape: any Shape, in frame: CGRect, on canvas: DrawingBuilder) -> Path {
        canvas.outline(of: shape, kind: kind.name, in: frame, direction: direction)
    }
}

extension DrawingBuilder {
    /// The outline of a shape in a frame, mirrored where it has to be; empty, with a finding, where it is not finite.
    func outline(of shape: any Shape, kind: String, in frame: CGRect, direction: LayoutDirection) -> Path {
        // As in SwiftUI, a shape draws into a rectangle at the origin; where the view stands is none of its business.
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
        if direction == .rightToLeft, shape.layoutDirectionBehavior == .mirrors, case .elements = path.form {
            path = path.applying(CGAffineTransform(scaleX: -1, y: 1).about(area.center))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

extension StrokeStyle {
    /// The line in a paint, or none, with a finding, where its numbers can't be drawn.
    func drawn(with paint: Drawing.Paint, of kind: String, on canvas: DrawingBuilder) -> Drawing.Stroke? {
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
