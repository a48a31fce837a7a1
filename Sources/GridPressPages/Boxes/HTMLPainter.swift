@_spi(Bytes) import GridPressSVG

/// A painter of a drawing as HTML elements, each placed at its frame by a rule of the page's style sheet.
///
/// Content that CSS can't draw exactly becomes an SVG element at the same position: general paths, dashed strokes,
/// gradient strokes, tiled images and masks.
struct HTMLPainter: ~Copyable {
    let drawing: Drawing
    /// The elements of the light and of the dark picture; one range if both schemes have the same elements.
    private let parts: [Range<Int>]
    let analysis: SVGAnalysis
    /// The painter for content that needs SVG.
    ///
    /// It also collects definitions and colors.
    var svg: SVGPainter
    var colors = HTMLPalette()
    var fills = HTMLStyleClasses(of: "div", letter: "f")
    var letters = HTMLStyleClasses(of: "span", letter: "s")
    var rules = MarkupWriter(capacity: 4096)
    /// The context inside the current element.
    private(set) var context = Drawing.VisibilityContext()

    /// Whether both schemes have their own elements.
    var hasDarkPart: Bool { parts.count > 1 }

    /// Creates a painter of a drawing in a color scheme.
    init(_ drawing: Drawing, scheme: Drawing.Scheme, text: Drawing.TextForm = .embedded) {
        let painted = PaintedDrawing(drawing.still)
        self.drawing = painted.drawing
        parts = [painted.lightElements] + [painted.darkElements].compactMap(\.self)
        analysis = SVGAnalysis(painted, layers: Set(Drawing.Layer.allCases), text: text)
        svg = SVGPainter(painted.drawing, analysis: analysis, scheme: scheme, isPartOfPage: true)
    }

    /// Paints all elements, those of each scheme in a group if the schemes have different elements.
    mutating func paint(into body: inout MarkupWriter) {
        guard parts.count > 1 else { return paint(parts[0], into: &body) }
        for (scheme, elements) in zip([Drawing.Scheme.light, .dark], parts) {
            body.begin("div")
            body.attribute("class") { $0.append(schemeClass: scheme) }
            body.lineBreak()
            paint(elements, into: &body)
            body.end("div")
        }
        rules.literal("@media not all and (prefers-color-scheme:dark){")
        rules.figureSelector()
        rules.schemeSelector(.dark)
        rules.literal("{display:none}}\n")
    }

    /// Paints elements in one pass over the flat list.
    private mutating func paint(_ range: Range<Int>, into body: inout MarkupWriter) {
        var walk = drawing.walk(range)
        while let index = walk.next(closing: { body.end("div") }) {
            // Annotations are drawn later, as one SVG element above everything.
            guard analysis.primitives[index] > 0, drawing.elements[index].layer != .annotation else {
                walk.skip(index)
                continue
            }
            context = analysis.visibility.inside(index)
            if let effect = drawing.elements[index].visibleEffect {
                guard let wrapper = wrapper(for: effect, of: index) else {
                    inlineSVG("p", index, frame: drawing.elements[index].frame, into: &body) { painter, writer in
                        painter.paint(index..<painter.drawing.elements[index].end, into: &writer)
                    }
                    walk.skip(index)
                    continue
                }
                body.begin("div")
                body.attribute("id", "e", index)
                body.attribute("class", "e")
                body.lineBreak()
                rules.rule("e", index) { $0.append(wrapper) }
                walk.open(index)
            }
            paintMark(of: index, into: &body)
        }
    }

    private mutating func paintMark(of index: Int, into body: inout MarkupWriter) {
        switch drawing.elements[index].mark {
        case .none, .annotation: break
        case .shape(let shape): paint(shape, of: index, into: &body)
        case .text(let lines): paint(lines, of: index, into: &body)
        case .image(let image): paint(image, of: index, into: &body)
        }
    }

    /// Writes the classes of a painted element: its style, and the layers that it is in.
    func writeClasses(_ css: StaticString, _ number: Int?, to writer: inout MarkupWriter) {
        writer.attribute("class") { bytes in
            bytes.append(css)
            if let number { bytes.append(number) }
            let layers = [(Drawing.Layer.background, context.isInBackground), (.overlay, context.isInOverlay)]
            for (layer, isAround) in layers where isAround {
                bytes.append(" ")
                bytes.appendFigurePrefix()
                bytes.append(layer)
            }
        }
    }

    // MARK: SVG for content that CSS can't draw

    /// Writes an SVG element that covers a frame and uses the coordinates of the figure.
    mutating func inlineSVG(
        _ id: StaticString,
        _ index: Int,
        frame: CGRect,
        into body: inout MarkupWriter,
        _ content: (inout SVGPainter, inout MarkupWriter) -> Void
    ) {
        // Inside a transform, a fractional edge would be shifted by a scaled part of a pixel.
        let frame = context.isTransformed ? frame.integral : frame
        let view = CGRect(origin: frame.origin, size: CGSize(width: max(frame.width, 1), height: max(frame.height, 1)))
        var inside = MarkupWriter()
        content(&svg, &inside)
        body.begin("svg")
        body.attribute("xmlns", "http://www.w3.org/2000/svg")
        body.attribute("id", id, index)
        writeClasses("v", nil, to: &body)
        body.attribute("width", view.width)
        body.attribute("height", view.height)
        body.attribute("viewBox", numbers: [view.minX, view.minY, view.width, view.height])
        body.attribute("aria-hidden", "true")
        body.markup(inside.string())
        body.end("svg")
        rules.rule(id, index) { bytes in
            bytes.append("left:", px: view.minX)
            bytes.append("top:", px: view.minY)
        }
    }

    private mutating func paint(_ image: Drawing.Image, of index: Int, into body: inout MarkupWriter) {
        let pieces = image.paintedPieces
        let whole = CGRect(origin: .zero, size: image.raster.pixels)
        guard pieces.count == 1, pieces[0].source == whole, pieces[0].tile == nil, image.template == nil else {
            return inlineSVG("p", index, frame: image.frame, into: &body) { painter, writer in
                painter.paint(.image(image), tag: nil, into: &writer)
            }
        }
        body.element("img") { writer in
            writer.attribute("id", "p", index)
            writeClasses(image.isSmooth ? "i" : "i n", nil, to: &writer)
            writer.attribute("alt", "")
            writer.attribute("src", raster: image.raster)
        }
        rules.rule("p", index) { $0.append(place: pieces[0].frame) }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }
}
