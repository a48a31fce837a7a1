extension SVGPainter {
    /// Paints all elements, those of each scheme in a group if the schemes have different elements.
    mutating func paint(_ painted: PaintedDrawing, into writer: inout MarkupWriter) {
        guard let darkElements = painted.darkElements else { return paint(painted.lightElements, into: &writer) }
        paintSchemes(into: &writer) { painter, writer in
            painter.paint(painted.lightElements, into: &writer)
        } dark: { painter, writer in
            painter.paint(darkElements, into: &writer)
        }
    }

    /// Paints two pictures in a group each.
    ///
    /// Attributes hide the dark picture, and the style sheet swaps both pictures. So pages that remove style sheets
    /// show the light picture only.
    package mutating func paintSchemes(
        into writer: inout MarkupWriter,
        light: (inout SVGPainter, inout MarkupWriter) -> Void,
        dark: (inout SVGPainter, inout MarkupWriter) -> Void
    ) {
        writer.element("g") { writer in
            writer.attribute("class") { $0.append(schemeClass: .light) }
            writer.lineBreak()
            light(&self, &writer)
        }
        isInDarkPart = true
        writer.element("g") { writer in
            writer.attribute("class") { $0.append(schemeClass: .dark) }
            writer.attribute("display", "none")
            writer.attribute("visibility", "hidden")
            writer.lineBreak()
            dark(&self, &writer)
        }
        isInDarkPart = false
    }
}

extension ByteBuffer {
    /// Appends the class of the picture in a scheme.
    package mutating func append(schemeClass scheme: Drawing.Scheme) {
        appendFigurePrefix()
        append(identifier: scheme.rawValue)
    }
}

extension MarkupWriter {
    /// Writes the end of a selector of the picture in a scheme.
    package mutating func schemeSelector(_ scheme: Drawing.Scheme) {
        literal(" .")
        bytes.append(schemeClass: scheme)
    }
}
