/// A picture that is written in parts: the start of its root, its head, its body.
///
/// The head contains definitions and colors that are known only after the body is painted.
struct SVGPicture {
    /// The options of the picture.
    let options: SVGRenderer.Options
    /// The elements to paint: of all states and of both schemes.
    private let painted: PaintedDrawing
    private let analysis: SVGAnalysis
    /// The drawing that was passed in.
    private let givenDrawing: Drawing
    private let isPartOfPage: Bool
    /// The id of the root.
    let id: FigureID

    /// Creates a picture of a drawing.
    init(
        _ drawing: Drawing,
        options: SVGRenderer.Options,
        isPartOfPage: Bool = false
    ) {
        self.options = options
        let drawing = drawing.part(in: options.scheme)
        painted = PaintedDrawing(drawing, layers: options.layers)
        givenDrawing = drawing
        self.isPartOfPage = isPartOfPage
        analysis = SVGAnalysis(
            painted,
            layers: options.layers,
            // A layout record refers to the text in the picture.
            text: options.record == nil ? options.text : .embedded
        )
        id = FigureID(drawing, options: options)
    }

    /// The estimated length of the body in bytes.
    var expectedLength: Int { 1024 + analysis.paintedCount * 96 }

    // MARK: Parts

    /// Begins the root element.
    ///
    /// The root has an id in a page, if the head of the picture refers to the id, or if an id is given.
    func beginRoot(for headContent: SVGHeadContent, to writer: inout MarkupWriter) {
        writer.begin("svg")
        writer.attribute("xmlns", "http://www.w3.org/2000/svg")
        if headContent.needID || options.id != nil { writer.attribute("id") { $0.append(FigureID.placeholder) } }
        size(analysis.bounds.figure, to: &writer)
        // With the role `img`, screen readers couldn't reach the parts.
        writer.attribute("role", "graphics-document")
        if let font = analysis.commonFont {
            writer.attribute("font-family") { $0.append(familiesOf: font, analysis.fontFiles) }
            writer.attribute("font-size", font.size)
        }
        if let color = textColor { writer.attribute("fill", color: color.light) }
    }

    /// Writes the title and the description of the picture, and its record.
    func writeTitles(to writer: inout MarkupWriter) {
        if !givenDrawing.title.isEmpty { writer.element("title") { $0.text(givenDrawing.title) } }
        if let summary = givenDrawing.summary, !summary.isEmpty { writer.element("desc") { $0.text(summary) } }
        // A page has its record elsewhere.
        if !isPartOfPage { options.record?.write(givenDrawing, options, to: &writer) }
    }

    /// Paints all elements, and returns the data for the head.
    func paint(into writer: inout MarkupWriter) -> SVGHeadContent {
        var painter = SVGPainter(
            painted.drawing,
            analysis: analysis,
            scheme: options.scheme,
            isPartOfPage: isPartOfPage
        )
        painter.theme = options.theme
        painter.motion = painted.plan.map { SVGMotion($0, options.scheme, canBeHeld: isPartOfPage) }
        painter.paint(painted, into: &writer)
        let style = SVGStyle(
            palette: painter.palette,
            hasDarkPart: painted.darkElements != nil,
            hasText: analysis.commonFont != nil || painted.hasAnnotationLabels,
            hasMaskedText: painter.hasMaskedText,
            textColor: textColor,
            fonts: analysis.fontFiles,
            commonFont: analysis.commonFont,
            motion: painter.motion
        )
        return SVGHeadContent(style: style, definitions: painter.definitions, arePartOfPage: isPartOfPage)
    }

    /// The color of most text, as the root element has it.
    private var textColor: Drawing.Color? { analysis.commonColor.map(options.scheme.resolved) }

    // MARK: Size

    private func size(_ painted: CGRect, to writer: inout MarkupWriter) {
        let view = viewBox(of: painted)
        writer.attribute("width", view.width)
        writer.attribute("height", view.height)
        writer.attribute("viewBox", numbers: [view.minX, view.minY, view.width, view.height])
    }

    /// Returns the painted rectangle with its margin, and with edges moved outward to thousandths.
    private func viewBox(of painted: CGRect) -> CGRect {
        let wide = (options.room.map(painted.union) ?? painted).insetBy(dx: -options.margin, dy: -options.margin)
        // The tolerance ignores rounding errors in the last digits of sums.
        func low(_ value: Double) -> Double { (value * 1000 + 1e-6).rounded(.down) / 1000 }
        func high(_ value: Double) -> Double { (value * 1000 - 1e-6).rounded(.up) / 1000 }
        let (left, top) = (low(wide.minX), low(wide.minY))
        return CGRect(x: left, y: top, width: max(high(wide.maxX) - left, 0), height: max(high(wide.maxY) - top, 0))
    }
}

/// The content of a picture's head that depends on its body.
struct SVGHeadContent {
    let style: SVGStyle
    let definitions: SVGDefinitions
    private let arePartOfPage: Bool

    init(style: SVGStyle, definitions: SVGDefinitions, arePartOfPage: Bool) {
        self.style = style
        self.definitions = definitions
        self.arePartOfPage = arePartOfPage
    }

    /// Whether anything refers to the picture's id.
    var needID: Bool { arePartOfPage || !style.isEmpty || !definitions.isEmpty }
}

extension PaintedDrawing {
    /// Whether an annotation has text.
    fileprivate var hasAnnotationLabels: Bool {
        // The buffer avoids copies of elements, which are large.
        drawing.elements.withUnsafeBufferPointer { elements in
            elements.indices.contains { index in
                guard case .annotation(let parts) = elements[index].mark else { return false }
                return parts.contains { !$0.labels.isEmpty }
            }
        }
    }
}
