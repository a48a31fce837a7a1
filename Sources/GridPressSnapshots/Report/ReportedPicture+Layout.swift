extension ReportedPicture {
    /// Creates the outlines of the boxes of a page or of data; `nil` if the file contains no drawing.
    init?(layoutIn source: SourceText, prefix: String) {
        guard let figure = RecordedFigure(source, as: .json) ?? RecordedFigure(source, as: .html) else { return nil }
        let drawing = figure.drawing
        let boxes = drawing.boxes
        guard !boxes.isEmpty else { return nil }
        let picture = OutlinePicture(drawing, boxes)
        guard let drawn = ReportedPicture(svg: picture.source, prefix: prefix) else { return nil }
        self = drawn
    }
}

/// A picture of the boxes of a drawing, with an outline for each, and the words of texts.
private struct OutlinePicture {
    private let size: CGSize
    private let boxes: [OutlinedBox]

    /// A box and the words of its text.
    private struct OutlinedBox {
        var frame: CGRect
        var words: String?
    }

    init(_ drawing: Drawing, _ boxes: [Drawing.Box]) {
        size = drawing.size
        self.boxes = boxes.map { OutlinedBox(frame: $0.frame, words: drawing.elements[$0.element].mark.words) }
    }

    /// The maximum number of boxes.
    ///
    /// Records with more boxes aren't drawn completely.
    private static let mostBoxes = 400
    private static let air = 12.0
    /// The size of letters, as a fraction of the height of their boxes.
    private static let letterHeight = 0.74

    /// The picture as a file.
    var source: SourceText {
        var bounds = CGRect(origin: .zero, size: size)
        for box in boxes.prefix(Self.mostBoxes) { bounds = bounds.union(box.frame) }
        bounds = bounds.insetBy(dx: -Self.air, dy: -Self.air)
        var writer = MarkupWriter(capacity: 4096)
        writer.element("svg") { writer in
            writer.attribute("xmlns", "http://www.w3.org/2000/svg")
            writer.attribute("id", "outlines")
            writer.attribute("width", bounds.width)
            writer.attribute("height", bounds.height)
            writer.attribute("viewBox", numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height])
            writer.attribute("font-family", "Helvetica,Arial,sans-serif")
            writer.attribute("fill", "none")
            writer.attribute("stroke", "#1457b8")
            writer.element("style") { writer in
                writer.literal("#outlines{color-scheme:light dark}@media (prefers-color-scheme:dark){")
                writer.literal("#outlines [fill=\"#1457b8\"]{fill:#82b4ff}#outlines [fill=\"#1b1f24\"]{fill:#e7eaee}")
                writer.literal("#outlines{stroke:#82b4ff}}")
            }
            for box in boxes.prefix(Self.mostBoxes) { outline(box, &writer) }
        }
        return SourceText(name: "outlines.svg", bytes: Array(writer.string().utf8))
    }

    private func outline(_ box: OutlinedBox, _ writer: inout MarkupWriter) {
        writer.element("rect") { writer in
            writer.attribute("x", box.frame.minX)
            writer.attribute("y", box.frame.minY)
            writer.attribute("width", box.frame.width)
            writer.attribute("height", box.frame.height)
            if box.words == nil {
                writer.attribute("fill", "#1457b8")
                writer.attribute("fill-opacity", 0.06)
            }
        }
        guard let words = box.words, box.frame.height > 0, box.frame.width > 0 else { return }
        writer.element("text") { writer in
            writer.attribute("x", box.frame.minX)
            writer.attribute("y", box.frame.minY + min(box.frame.height, Self.mostLetters) * Self.letterHeight)
            writer.attribute("font-size", min(box.frame.height, Self.mostLetters) * Self.letterHeight)
            writer.attribute("textLength", box.frame.width)
            writer.attribute("lengthAdjust", "spacingAndGlyphs")
            writer.attribute("fill", "#1b1f24")
            writer.attribute("stroke", "none")
            writer.text(String(words.prefix(60)))
        }
    }

    /// The maximum size of letters.
    ///
    /// A text of several lines is drawn on one line.
    private static let mostLetters = 22.0
}
