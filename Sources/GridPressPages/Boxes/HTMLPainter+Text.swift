@_spi(Bytes) import GridPressSVG
import Typesetting

extension HTMLPainter {
    /// Paints lines of text, each as one selectable element.
    mutating func paint(_ lines: [Drawing.TextLine], of index: Int, into body: inout MarkupWriter) {
        for (number, line) in lines.enumerated() where line.isPainted {
            let frame = line.bounds
            guard analysis.fontFiles?.areOutlines(line) != true, line.canBeElement(in: frame) else {
                paintAsSVG(line, number, of: index, in: frame, into: &body)
                continue
            }
            paint(line, number, of: index, in: frame, into: &body)
        }
    }

    private mutating func paint(
        _ line: Drawing.TextLine,
        _ number: Int,
        of index: Int,
        in frame: CGRect,
        into body: inout MarkupWriter
    ) {
        let base = line.plainBase
        let css = css(of: line, base, in: frame)
        place(line, number, of: index, in: frame)
        body.element("span") { writer in
            writer.attribute("id", line: number, of: index)
            writeClasses("t s", css, to: &writer)
            if line.isPlain { return writer.linked(base) }
            for run in line.runs {
                if run.looksLike(base), run.baselineOffset == 0, run.forcedDirection != .rightToLeft {
                    writer.linked(run)
                } else {
                    let css = self.css(of: run, in: base)
                    writer.phrase("span") { writer in
                        writer.attribute("class", "s", css)
                        writer.linked(run)
                    }
                }
            }
        }
    }

    /// Paints a line as SVG text inside its element.
    private mutating func paintAsSVG(
        _ line: Drawing.TextLine,
        _ number: Int,
        of index: Int,
        in frame: CGRect,
        into body: inout MarkupWriter
    ) {
        var inside = MarkupWriter()
        svg.paint([line], tag: nil, into: &inside)
        let markup = inside.string()
        place(line, number, of: index, in: frame)
        body.element("span") { writer in
            writer.attribute("id", line: number, of: index)
            writeClasses("t", nil, to: &writer)
            writer.phrase("svg") { writer in
                writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                writer.attribute("width", max(frame.width, 1))
                writer.attribute("height", max(frame.height, 1))
                let size = CGSize(width: max(frame.width, 1), height: max(frame.height, 1))
                writer.view(of: CGRect(origin: frame.origin, size: size))
                writer.markup(markup)
            }
        }
    }

    private mutating func place(_ line: Drawing.TextLine, _ number: Int, of index: Int, in frame: CGRect) {
        rules.literal("#t")
        rules.bytes.append(index)
        rules.literal("-")
        rules.bytes.append(number)
        rules.literal("{")
        rules.bytes.append(place: frame)
        rules.literal("}\n")
        // A strut fixes the baseline for any font; its height usually matches the letters of the base run.
        let ascent = line.origin.y - frame.minY
        guard ascent.thousandths != (line.runs[0].font.size * Drawing.Font.ascent).thousandths else { return }
        rules.literal("#t")
        rules.bytes.append(index)
        rules.literal("-")
        rules.bytes.append(number)
        rules.literal("::before{")
        rules.bytes.append("height:", px: ascent)
        rules.literal("}\n")
    }

    // MARK: Styles

    /// Returns the class of a line, with the style of its first run.
    private mutating func css(
        of line: Drawing.TextLine,
        _ base: Drawing.TextRun,
        in frame: CGRect
    ) -> Int {
        var css = MarkupWriter(capacity: 128)
        let common = analysis.commonFont
        if !base.font.hasFamily(of: common) { css.family(of: base.font, analysis.fontFiles) }
        if base.font.size != common?.size { css.bytes.append("font-size:", px: base.font.size) }
        css.letters(of: base)
        if case .gradient(let gradient) = base.paint, gradient.solidColor == nil {
            background(base.paint, of: frame, to: &css)
            css.literal("-webkit-background-clip:text;background-clip:text;color:transparent;")
        } else {
            color(base.paint, to: &css)
        }
        if line.runs.contains(where: { $0.forcedDirection != nil }) {
            css.literal("direction:ltr;unicode-bidi:bidi-override;")
        } else if line.direction == .rightToLeft {
            css.literal("direction:rtl;")
        }
        return letters.number(of: css)
    }

    /// Returns the class of a run that differs from the base style of its line.
    private mutating func css(of run: Drawing.TextRun, in base: Drawing.TextRun) -> Int {
        var css = MarkupWriter(capacity: 128)
        if !run.font.hasFamily(of: base.font) { css.family(of: run.font, analysis.fontFiles) }
        if run.font.size != base.font.size { css.bytes.append("font-size:", px: run.font.size) }
        css.letters(of: run, in: base)
        if run.paint != base.paint { color(run.paint, to: &css) }
        if run.baselineOffset != 0 {
            css.literal("position:relative;")
            css.bytes.append("top:", px: -run.baselineOffset)
        }
        if run.forcedDirection == .rightToLeft { css.literal("direction:rtl;unicode-bidi:bidi-override;") }
        return letters.number(of: css)
    }

    private mutating func color(_ paint: Drawing.Paint, to css: inout MarkupWriter) {
        let color: Drawing.Color
        switch paint {
        case .color(let inner): color = inner
        case .gradient(let gradient):
            guard let solid = gradient.solidColor else { return }
            color = solid
        }
        if color == analysis.commonColor { return }
        css.literal("color:")
        colors.append(svg.resolved(color), to: &css.bytes)
        css.literal(";")
    }
}

extension MarkupWriter {
    fileprivate mutating func attribute(_ name: StaticString, line: Int, of index: Int) {
        attribute(name) { bytes in
            bytes.append("t")
            bytes.append(index)
            bytes.append("-")
            bytes.append(line)
        }
    }

    /// Writes the text of a run, inside its link if it has one.
    fileprivate mutating func linked(_ run: Drawing.TextRun) {
        guard let link = run.link else { return text(run.string) }
        phrase("a") { writer in
            writer.attribute("href", url: link)
            writer.text(run.string)
        }
    }

    /// Writes the declarations of a font family.
    mutating func family(of font: Drawing.Font, _ fonts: SVGFonts?) {
        literal("font-family:")
        bytes.append(familiesOf: font, fonts)
        literal(";")
        guard fonts != nil else { return }
        if font.hasFace { literal(SVGStyle.shaped) } else { literal(SVGStyle.unshaped) }
        literal(";")
    }

    /// Writes the declarations of text attributes that differ from the attributes of the base run, or from plain text.
    fileprivate mutating func letters(of run: Drawing.TextRun, in base: Drawing.TextRun? = nil) {
        if run.font.weight != base?.font.weight ?? 400 {
            literal("font-weight:")
            bytes.append(min(max(run.font.weight, 1), 1000))
            literal(";")
        }
        if run.font.isItalic != base?.font.isItalic ?? false {
            if run.font.isItalic { literal("font-style:italic;") } else { literal("font-style:normal;") }
        }
        if run.tracking != base?.tracking ?? 0 { bytes.append("letter-spacing:", px: run.tracking) }
        guard run.decoration != base?.decoration ?? [] else { return }
        switch run.decoration {
        case .underline: literal("text-decoration:underline;")
        case .strikethrough: literal("text-decoration:line-through;")
        case [.underline, .strikethrough]: literal("text-decoration:underline line-through;")
        default: literal("text-decoration:none;")
        }
    }
}

extension Drawing.Paint {
    /// Whether the paint is a single color.
    fileprivate var isColor: Bool {
        switch self {
        case .color: true
        case .gradient(let gradient): gradient.solidColor != nil
        }
    }
}

extension Drawing.TextLine {
    /// Returns whether HTML elements show the line as SVG does.
    ///
    /// Elements can't be stretched to a width that is estimated, and a gradient can't continue across several runs.
    fileprivate func canBeElement(in frame: CGRect) -> Bool {
        guard runs.count == 1 || runs.allSatisfy(\.paint.isColor) else { return false }
        guard runs.allSatisfy({ $0.paint.isBackground(of: frame) }) else { return false }
        let measurer = StandardMeasurer()
        return runs.allSatisfy { $0.font.hasFace || measurer.firstEstimate(in: $0.string) == nil }
    }

    /// Whether the line is one run that needs no separate element.
    fileprivate var isPlain: Bool {
        runs.count == 1 && runs[0].forcedDirection == nil && runs[0].baselineOffset == 0
    }

    /// The run whose style the line has.
    ///
    /// An inner element can't remove underlines and strikethroughs of the line.
    fileprivate var plainBase: Drawing.TextRun {
        var base = runs[0]
        if !isPlain { base.decoration = [] }
        return base
    }
}
