extension SVGPainter {
    /// Paints lines of text.
    ///
    /// Adjacent lines with the same conic gradient share its wedges.
    package mutating func paint(
        _ lines: [Drawing.TextLine],
        tag: SVGElementAttributes?,
        into writer: inout MarkupWriter
    ) {
        guard lines.indices.contains(where: { lines[$0].isAngular }) else {
            for index in lines.indices where lines[index].isPainted {
                if let parts = analysis.fontFiles?.outlined(lines[index]) {
                    paint(lines[index], as: parts, tag: tag, into: &writer)
                } else if lines[index].isPlain {
                    paintPlain(lines[index], tag: tag, into: &writer)
                } else {
                    paint(lines[index], tag: tag, into: &writer)
                }
            }
            return
        }
        var rest = lines.filter(\.isPainted)[...]
        while let line = rest.first {
            let gradients = line.angularGradients
            if gradients.isEmpty {
                paint(line, tag: tag, into: &writer)
                rest.removeFirst()
                continue
            }
            // The first line is always included; a line with a NaN doesn't even equal itself.
            let alike = rest.prefix(1) + rest.dropFirst().prefix { $0.angularGradients == gradients }
            let others = alike.map { $0.painted { $0.isAngular ? .color(.clear) : $0 } }
            for line in others where line.isPainted { paint(line, tag: nil, into: &writer) }
            for gradient in gradients {
                let letters = alike.map { $0.painted { .color($0 == .gradient(gradient) ? .opaque : .clear) } }
                paintFan(gradient, through: .text(letters), into: &writer)
            }
            rest.removeFirst(alike.count)
        }
    }

    /// Paints a line of one run in one color, the most frequent case.
    ///
    /// The output is the same as for other lines. This method avoids a copy of the run, which costs more than writing
    /// it.
    private mutating func paintPlain(
        _ line: borrowing Drawing.TextLine,
        tag: SVGElementAttributes?,
        into writer: inout MarkupWriter
    ) {
        if maskDepth > 0 { hasMaskedText = true }
        writer.begin("text")
        writer.attribute(unlessZero: "x", line.origin.x)
        writer.attribute(unlessZero: "y", line.origin.y)
        if line.isPinned { writer.attribute("textLength", line.width) }
        if line.hasSpacesToKeep { writer.attribute("xml:space", "preserve") }
        writer.attributes(of: line.runs[0].font, differingFrom: analysis.commonFont, analysis.fontFiles)
        if case .color(let color) = line.runs[0].paint, maskDepth > 0 || color != analysis.commonColor {
            attribute(.fill, color, into: &writer)
        }
        if let tag { writer.attributes(andTitleOf: tag) }
        writer.text(line.runs[0].string)
        writer.end("text")
    }

    /// Paints a line of text as one element, which can be selected and searched.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - tag: The attributes of the element.
    ///   - isVisible: Whether the text is visible, or only for reading and selection.
    ///   - writer: The destination.
    mutating func paint(
        _ line: Drawing.TextLine,
        tag: SVGElementAttributes?,
        isVisible: Bool = true,
        into writer: inout MarkupWriter
    ) {
        if isVisible, let parts = analysis.fontFiles?.outlined(line) {
            return paint(line, as: parts, tag: tag, into: &writer)
        }
        if maskDepth > 0 { hasMaskedText = true }
        var base = line.runs[0]
        // A decoration of the whole line can't be removed from parts of it.
        base.decoration = line.runs.reduce(base.decoration) { $0.intersection($1.decoration) }
        let baseReference = isVisible ? reference(to: base.paint, box: nil) : nil
        writer.element("text") { writer in
            let isRightToLeft = line.direction == .rightToLeft
            // The start of a line with a forced direction depends on its first run; its middle doesn't.
            let anchor = line.isForced ? line.width / 2 : isRightToLeft ? line.width : 0
            writer.attribute(unlessZero: "x", line.origin.x + anchor)
            writer.attribute(unlessZero: "y", line.origin.y - base.baselineOffset)
            if line.isPinned { writer.attribute("textLength", line.width) }
            if isRightToLeft, !line.isForced { writer.attribute("direction", "rtl") }
            if line.isForced {
                writer.attribute("text-anchor", "middle")
                writer.attributes(forcing: .leftToRight)
            }
            if line.hasSpacesToKeep { writer.attribute("xml:space", "preserve") }
            writer.attributes(of: base, differingFrom: analysis.commonFont, analysis.fontFiles)
            if !isVisible {
                writer.attribute("fill-opacity", "0")
            } else if maskDepth > 0 || base.paint != analysis.commonColor.map(Drawing.Paint.color) {
                attribute(.fill, base.paint, reference: baseReference, into: &writer)
            }
            if let tag { writer.attributes(andTitleOf: tag) }
            if line.runs.count == 1, !line.isForced { return writer.linked(base) }
            var raised = base.baselineOffset
            for run in line.runs {
                if run.looksLike(base), run.baselineOffset == raised, run.forcedDirection != .rightToLeft {
                    writer.linked(run)
                } else {
                    writer.phrase("tspan") { writer in
                        if run.baselineOffset != raised { writer.attribute("dy", raised - run.baselineOffset) }
                        writer.attributes(of: run, differingFrom: base, analysis.fontFiles)
                        if isVisible, run.paint != base.paint {
                            let reference = reference(to: run.paint, box: nil)
                            attribute(.fill, run.paint, reference: reference, into: &writer)
                        }
                        writer.linked(run)
                    }
                }
                raised = run.baselineOffset
            }
        }
    }
}

extension MarkupWriter {
    /// Writes the text attributes of a line that differ from the attributes of the figure.
    fileprivate mutating func attributes(
        of run: Drawing.TextRun,
        differingFrom common: Drawing.Font?,
        _ fonts: SVGFonts?
    ) {
        attributes(of: run.font, differingFrom: common, fonts)
        if run.tracking != 0 { attribute("letter-spacing", run.tracking) }
        attribute(run.decoration)
    }

    /// Writes the font attributes that differ from the attributes of the figure.
    mutating func attributes(of font: Drawing.Font, differingFrom common: Drawing.Font?, _ fonts: SVGFonts?) {
        if !font.hasFamily(of: common) { attribute("font-family") { $0.append(familiesOf: font, fonts) } }
        if font.size != common?.size { attribute("font-size", font.size) }
        if font.weight != 400 { attribute("font-weight", font.weight.svgWeight) }
        if font.isItalic { attribute("font-style", "italic") }
    }

    /// Writes the text attributes of a run that differ from the attributes of its line.
    fileprivate mutating func attributes(
        of run: Drawing.TextRun,
        differingFrom base: Drawing.TextRun,
        _ fonts: SVGFonts?
    ) {
        if !run.font.hasFamily(of: base.font) { attribute("font-family") { $0.append(familiesOf: run.font, fonts) } }
        if run.font.size != base.font.size { attribute("font-size", run.font.size) }
        if run.font.weight != base.font.weight { attribute("font-weight", run.font.weight.svgWeight) }
        if run.font.isItalic != base.font.isItalic {
            if run.font.isItalic { attribute("font-style", "italic") } else { attribute("font-style", "normal") }
        }
        if run.tracking != base.tracking { attribute("letter-spacing", run.tracking) }
        if run.decoration != base.decoration { attribute(run.decoration) }
        // The direction of the line itself is left to right.
        if run.forcedDirection == .rightToLeft { attributes(forcing: .rightToLeft) }
    }

    private mutating func attribute(_ decoration: Drawing.TextDecoration) {
        switch decoration {
        case .underline: attribute("text-decoration", "underline")
        case .strikethrough: attribute("text-decoration", "line-through")
        case [.underline, .strikethrough]: attribute("text-decoration", "underline line-through")
        default: break
        }
    }

    /// Writes the attributes that make all characters use one direction.
    fileprivate mutating func attributes(forcing direction: Drawing.Direction) {
        switch direction {
        case .leftToRight: attribute("direction", "ltr")
        case .rightToLeft: attribute("direction", "rtl")
        }
        attribute("unicode-bidi", "bidi-override")
    }

    /// Writes the text of a run, inside its link if it has one.
    fileprivate mutating func linked(_ run: Drawing.TextRun) {
        guard let link = run.link else { return text(run.string) }
        phrase("a") { writer in
            writer.attribute("href", url: link)
            writer.text(run.string)
        }
    }
}

extension Int {
    /// The weight, limited to the range of SVG.
    fileprivate var svgWeight: Double { Double(Swift.min(Swift.max(self, 1), 1000)) }
}

extension Drawing.TextRun {
    /// Returns whether two runs have the same style, so that they can share an element.
    package func looksLike(_ other: Drawing.TextRun) -> Bool {
        font == other.font && paint == other.paint && tracking == other.tracking && decoration == other.decoration
    }
}

extension Drawing.TextLine {
    /// The distinct conic gradients of the line's runs.
    fileprivate var angularGradients: [Drawing.Gradient] {
        runs.reduce(into: []) { gradients, run in
            guard case .gradient(let gradient) = run.paint, gradient.isAngular else { return }
            if !gradients.contains(gradient) { gradients.append(gradient) }
        }
    }

    /// Whether the line is one run in one color, without further attributes.
    fileprivate var isPlain: Bool {
        guard runs.count == 1, direction == .leftToRight, runs[0].tracking == 0, runs[0].baselineOffset == 0,
            runs[0].decoration.isEmpty, runs[0].link == nil, runs[0].forcedDirection == nil
        else { return false }
        if case .color = runs[0].paint { return true }
        return false
    }

    /// Returns the line with changed paints.
    fileprivate func painted(_ paint: (Drawing.Paint) -> Drawing.Paint) -> Drawing.TextLine {
        var line = self
        for index in runs.indices { line.runs[index].paint = paint(runs[index].paint) }
        return line
    }

    /// Whether any run has a forced direction.
    fileprivate var isForced: Bool { runs.contains { $0.forcedDirection != nil } }

    /// Whether the line is stretched to its width in the layout.
    ///
    /// A single character can't be stretched.
    package var isPinned: Bool {
        guard width.thousandths > 0 else { return false }
        guard runs.count == 1 else { return true }
        let string = runs[0].string
        guard string.utf8.count > 1 else { return false }
        // ASCII characters never combine, so no further test is needed.
        if string.utf8[string.utf8.index(after: string.startIndex)] < 0x80 { return true }
        return string.index(after: string.startIndex) != string.endIndex
    }

    /// Whether the line has spaces that SVG would collapse.
    fileprivate var hasSpacesToKeep: Bool {
        let space = UInt8(ascii: " ")
        var last = space
        for run in runs.indices {
            var string = runs[run].string
            let keepsSpace = string.withUTF8 { bytes in
                for byte in bytes {
                    if byte <= space, byte < space || last == space { return true }
                    last = byte
                }
                return false
            }
            if keepsSpace { return true }
        }
        return last == space
    }
}
