/// A line of text.
public struct Text: PrimitiveView, Hashable, Sendable {
    let content: String

    /// A text as it stands.
    public init(verbatim content: String) { self.content = content }

    /// A text as it stands.
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

    /// Makes the node of the text.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(TextNode(content, in: builder)) }
}

/// A line of text on its way to the picture.
final class TextNode: LayoutNode {
    private let string: String
    private let metrics: TextMetrics
    private let paint: StylePaint
    private let size: CGSize

    init(_ string: String, in builder: NodeBuilder) {
        let environment = builder.environment
        self.string = string
        metrics = TextMetrics(font: environment.font ?? .body, pixelLength: environment.pixelLength)
        paint = ForegroundStyle()._paint(in: environment)
        size =
            CGSize(
                width: metrics.roundedUp(metrics.width(of: string)),
                height: metrics.roundedUp(metrics.lineHeight)
            )
            .withoutInvalidLengths
        super.init(direction: environment.layoutDirection, mayHaveExplicitAlignment: true)
    }

    override var kind: String { "Text" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

    override var spacing: ViewSpacing {
        metrics.spacing(
            firstBaseline: metrics.ascent,
            lastBaseline: size.height - metrics.descent,
            height: size.height
        )
    }

    override var hasOrdinarySpacing: Bool { false }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        switch guide {
        case VerticalAlignment.firstTextBaseline.guide: metrics.ascent
        case VerticalAlignment.lastTextBaseline.guide: size.height - metrics.descent
        default: nil
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let line = Drawing.TextLine(
            string: string,
            origin: CGPoint(x: frame.minX, y: frame.minY + metrics.ascent),
            width: metrics.width(of: string),
            font: metrics.font.drawn,
            paint: paint.paint(in: frame)
        )
        canvas.add(kind: kind, name: name, frame: frame, mark: .text([line]))
    }
}
