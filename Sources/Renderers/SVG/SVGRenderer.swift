import Drawings

/// Draws a finished picture as SVG.
///
/// The light look stands in presentation attributes, which survive where a content policy strips style sheets. A small
/// style adds the dark scheme and forced colours, and holds for this figure alone: its root's id is a fingerprint of
/// everything in it, so that two figures, or two variants of one, can stand in one page.
public struct SVGRenderer: Sendable {
    /// What can be chosen about a picture.
    public struct Options: Sendable {
        /// Which colours are drawn.
        public var scheme: Drawing.Scheme
        /// The room around everything painted.
        public var margin: Double
        /// The layers that are drawn; what belongs to no layer always is.
        public var layers: Set<Drawing.Layer>
        /// Whether the file carries what the picture means, for golden files; nothing of it is seen.
        public var carriesLayout: Bool

        /// The options that aren't given stand as they are by default.
        public init(
            scheme: Drawing.Scheme = .adaptive,
            margin: Double = 0,
            layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
            carriesLayout: Bool = false
        ) {
            self.scheme = scheme
            self.margin = margin
            self.layers = layers
            self.carriesLayout = carriesLayout
        }
    }

    /// What was chosen about the picture.
    public var options: Options

    /// A renderer with these options.
    public init(_ options: Options = Options()) { self.options = options }

    /// The picture as an SVG document, with annotations above it.
    public func render(_ drawing: Drawing, annotations: [Drawing.Annotation] = []) -> String {
        compose(drawing, annotations: annotations, isPartOfPage: false) { _ in }.standalone()
    }

    /// The picture as an element of a page, and the rules for the page's style.
    ///
    /// A closure writes what lies above everything, such as links. In pages, each annotation has an id of its own, which
    /// is that of the figure, a dash and the annotation's name.
    func fragment(
        _ drawing: Drawing,
        annotations: [Drawing.Annotation],
        above: (inout MarkupWriter) -> Void = { _ in }
    ) -> SVGFragment {
        compose(drawing, annotations: annotations, isPartOfPage: true, above: above).fragment()
    }

    /// Paints everything, and puts the head before it.
    private func compose(
        _ drawing: Drawing,
        annotations: [Drawing.Annotation],
        isPartOfPage: Bool,
        above: (inout MarkupWriter) -> Void
    ) -> SVGComposition {
        let survey = SVGSurvey(drawing, layers: options.layers)
        var painter = SVGPainter(drawing, survey: survey, scheme: options.scheme, isPartOfPage: isPartOfPage)
        var body = MarkupWriter(capacity: 1024 + survey.paintedCount * 96)
        painter.paint(drawing.elements.indices, into: &body)
        painter.paint(annotations, into: &body)
        above(&body)

        let textColor = survey.commonColor.map(painter.resolved)
        let style = SVGStyle(
            palette: painter.palette,
            hasText: survey.commonFont != nil || annotations.contains(where: \.hasLabels),
            hasMaskedText: painter.hasMaskedText,
            textColor: textColor
        )
        let needsID = isPartOfPage || !style.isEmpty || !painter.definitions.isEmpty
        var head = MarkupWriter()
        head.begin("svg")
        head.attribute("xmlns", "http://www.w3.org/2000/svg")
        if needsID { head.attribute("id") { $0.append(FigureID.placeholder) } }
        size(annotations.compactMap(\.bounds).reduce(survey.bounds.figure) { $0.union($1) }, to: &head)
        // Not `img`, whose parts nobody could reach.
        head.attribute("role", "graphics-document")
        if let font = survey.commonFont {
            head.attribute("font-family", font.family.svgFamilies)
            head.attribute("font-size", font.size)
        }
        if let textColor { head.attribute("fill", color: textColor.light) }
        if !drawing.title.isEmpty { head.element("title") { $0.text(drawing.title) } }
        if let summary = drawing.summary, !summary.isEmpty { head.element("desc") { $0.text(summary) } }
        if options.carriesLayout { head.element("metadata") { RecordWriter(LayoutRecord(drawing)).write(to: &$0) } }
        return SVGComposition(
            head: head,
            style: style,
            definitions: painter.definitions,
            body: body,
            options: options
        )
    }

    private func size(_ painted: CGRect, to writer: inout MarkupWriter) {
        let view = viewBox(of: painted)
        writer.attribute("width", view.width)
        writer.attribute("height", view.height)
        writer.attribute("viewBox", numbers: [view.minX, view.minY, view.width, view.height])
    }

    /// The painted rectangle and its margin, with edges moved outward to thousandths.
    private func viewBox(of painted: CGRect) -> CGRect {
        let wide = painted.insetBy(dx: -options.margin, dy: -options.margin)
        // What lies within a millionth of a thousandth is there already, but for the last digits of its sums.
        func low(_ value: Double) -> Double { (value * 1000 + 1e-6).rounded(.down) / 1000 }
        func high(_ value: Double) -> Double { (value * 1000 - 1e-6).rounded(.up) / 1000 }
        let (left, top) = (low(wide.minX), low(wide.minY))
        return CGRect(x: left, y: top, width: max(high(wide.maxX) - left, 0), height: max(high(wide.maxY) - top, 0))
    }
}

extension Drawing.Font.Family {
    /// The families that a reader may have, best first.
    var svgFamilies: StaticString {
        switch self {
        case .sansSerif: "Helvetica,Arial,sans-serif"
        case .monospaced: "Menlo,Consolas,'Courier New',monospace"
        }
    }
}
