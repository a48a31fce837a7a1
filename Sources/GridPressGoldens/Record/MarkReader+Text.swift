import GridPressDrawings
import GridPressRecords
import XMLReading

extension MarkReader {
    /// Reads a line of text.
    ///
    /// - Parameter widths: The widths of lines that the markup lacks. The first width is removed if the line needs it.
    func textLine(_ element: XMLElement, _ widths: inout ArraySlice<Double>) throws(RecordProblem) -> Drawing.TextLine {
        guard element.name == "text" else { throw .damaged }
        let isRightToLeft = element["direction"] == "rtl"
        let runs = try runs(of: element)
        var line = Drawing.TextLine(
            origin: CGPoint(x: try element.number("x", or: 0), y: try element.number("y", or: 0)),
            width: 0,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            runs: runs
        )
        if let width = try element.number("textLength") {
            line.width = width
        } else {
            guard let width = widths.popFirst() else { throw .damaged }
            line.width = width
        }
        if isRightToLeft { line.origin.x -= line.width }
        return line
    }

    /// Reads the runs of a line.
    private func runs(of element: XMLElement) throws(RecordProblem) -> [Drawing.TextRun] {
        let paint = try paint(.fill, of: element, in: nil) ?? .color(colors.textColor)
        var base = Drawing.TextRun("", font: try element.font(differingFrom: font), paint: paint)
        base.tracking = try element.number("letter-spacing", or: 0)
        base.decoration = element.decoration ?? []
        var runs: [Drawing.TextRun] = []
        for child in element.children {
            switch child {
            case .text(let text, _): runs.append(base.saying(text))
            case .element(let inner) where inner.name == "title": continue
            case .element(let inner) where inner.name == "a": runs.append(try base.linked(inner))
            case .element(let inner) where inner.name == "tspan":
                var run = base
                run.font = try inner.font(differingFrom: base.font)
                run.tracking = try inner.number("letter-spacing", or: base.tracking)
                run.decoration = inner.decoration ?? base.decoration
                run.paint = try self.paint(.fill, of: inner, in: nil) ?? base.paint
                if let link = inner.elements.first {
                    runs.append(try run.linked(link))
                } else {
                    runs.append(run.saying(inner.textInside))
                }
            case .element: throw .damaged
            case .comment: continue
            }
        }
        guard !runs.isEmpty else { throw .damaged }
        return runs
    }
}

extension Drawing.TextRun {
    fileprivate func saying(_ text: String) -> Drawing.TextRun {
        var run = self
        run.string = text
        return run
    }

    fileprivate func linked(_ link: XMLElement) throws(RecordProblem) -> Drawing.TextRun {
        guard link.name == "a", let address = link["href"], let url = SafeURL(address) else { throw .damaged }
        var run = saying(link.textInside)
        run.link = url
        return run
    }
}

extension XMLElement {
    /// Reads a font.
    ///
    /// Attributes that are missing have the values of the font around the element.
    func font(differingFrom outer: Drawing.Font) throws(RecordProblem) -> Drawing.Font {
        var font = outer
        if let families = self["font-family"] {
            font.family = families.hasPrefix("Helvetica") ? .sansSerif : .monospaced
        }
        font.size = try number("font-size", or: outer.size)
        font.weight = try count("font-weight") ?? outer.weight
        if let style = self["font-style"] { font.isItalic = style == "italic" }
        return font
    }

    /// The lines along letters; `nil` if the attribute is missing.
    fileprivate var decoration: Drawing.TextDecoration? {
        guard let text = self["text-decoration"] else { return nil }
        var decoration: Drawing.TextDecoration = []
        if text.contains("underline") { decoration.insert(.underline) }
        if text.contains("line-through") { decoration.insert(.strikethrough) }
        return decoration
    }
}
