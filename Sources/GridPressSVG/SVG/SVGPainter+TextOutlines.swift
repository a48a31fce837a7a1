extension SVGPainter {
    /// Paints a line as outlines, below an invisible text element for reading, searching and selection.
    mutating func paint(
        _ line: Drawing.TextLine,
        as parts: [OutlinedText],
        tag: SVGElementAttributes?,
        into writer: inout MarkupWriter
    ) {
        writer.element("g") { writer in
            if let tag { writer.attributes(andTitleOf: tag) }
            writer.element("g") { writer in
                writer.attribute("aria-hidden", "true")
                for part in parts { paint(part, of: line, into: &writer) }
            }
            // Text in a mask can't be read or selected.
            if maskDepth == 0 { paint(line, tag: nil, isVisible: false, into: &writer) }
        }
    }

    private mutating func paint(_ part: OutlinedText, of line: Drawing.TextLine, into writer: inout MarkupWriter) {
        let run = line.runs[part.run]
        guard run.isPainted else { return }
        let reference = reference(to: run.paint, box: nil)
        switch part.form {
        case .outlines(let path):
            guard !path.isEmpty else { return }
            writer.element("path") { writer in
                writer.attribute("d", path: path)
                fill(with: run.paint, reference, into: &writer)
            }
        case .text(let string, let origin, let width):
            if maskDepth > 0 { hasMaskedText = true }
            var plain = Drawing.TextLine(origin: origin, width: width, runs: [run])
            plain.runs[0].string = string
            plain.runs[0].font.face = nil
            writer.element("text") { writer in
                writer.attribute(unlessZero: "x", origin.x)
                writer.attribute(unlessZero: "y", origin.y)
                if plain.isPinned { writer.attribute("textLength", width) }
                writer.attributes(of: plain.runs[0].font, differingFrom: analysis.commonFont, analysis.fontFiles)
                fill(with: run.paint, reference, into: &writer)
                writer.text(string)
            }
        }
    }

    private mutating func fill(with paint: Drawing.Paint, _ reference: Int?, into writer: inout MarkupWriter) {
        if maskDepth > 0 || paint != analysis.commonColor.map(Drawing.Paint.color) {
            attribute(.fill, paint, reference: reference, into: &writer)
        }
    }
}
