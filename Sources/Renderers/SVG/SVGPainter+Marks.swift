import Drawings

extension SVGPainter {
    /// Paints what an element paints itself.
    ///
    /// A tag that isn't empty belongs to the only primitive there is.
    mutating func paint(_ mark: Drawing.Mark, tag: SVGTag?, into writer: inout MarkupWriter) {
        switch mark {
        case .none: break
        case .shape(let shape): paint(shape, tag: tag, into: &writer)
        case .text(let lines): for line in lines where line.isPainted { paint(line, tag: tag, into: &writer) }
        case .image(let image): paint(image, tag: tag, into: &writer)
        }
    }

    private mutating func paint(_ shape: Drawing.Shape, tag: SVGTag?, into writer: inout MarkupWriter) {
        if !shape.isStroked, case .color(let color) = shape.fill {
            return writer.outline(shape.path) { writer in
                attribute(.fill, color, into: &writer)
                if shape.isEvenOdd { writer.attribute("fill-rule", "evenodd") }
                if let tag { writer.attributes(andTitleOf: tag) }
            }
        }
        var fill = shape.paintedFill
        var stroke = shape.paintedStroke
        if case .gradient(let gradient) = fill, gradient.isAngular {
            paintFan(gradient, filling: shape, into: &writer)
            fill = nil
        }
        var fan: (gradient: Drawing.Gradient, mark: Drawing.Mark)?
        if let line = stroke, case .gradient(let gradient) = line.paint, gradient.isAngular {
            let opaque = Drawing.Stroke(paint: .color(.opaque), style: line.style)
            fan = (gradient, .shape(Drawing.Shape(path: shape.path, stroke: opaque)))
            stroke = nil
        }
        if fill != nil || stroke != nil {
            let box = shape.path.box
            let fillReference = fill.flatMap { reference(to: $0, box: box) }
            let strokeReference = stroke.flatMap { reference(to: $0.paint, box: box) }
            writer.outline(shape.path) { writer in
                attribute(.fill, fill, reference: fillReference, into: &writer)
                if fill != nil, shape.isEvenOdd { writer.attribute("fill-rule", "evenodd") }
                if let stroke {
                    attribute(.stroke, stroke.paint, reference: strokeReference, into: &writer)
                    writer.attributes(of: stroke.style, along: shape.path)
                }
                if let tag { writer.attributes(andTitleOf: tag) }
            }
        }
        if let fan { paintFan(fan.gradient, through: fan.mark, into: &writer) }
    }

    // MARK: Text

    private mutating func paint(_ line: Drawing.TextLine, tag: SVGTag?, into writer: inout MarkupWriter) {
        if case .gradient(let gradient) = line.paint, gradient.isAngular {
            var opaque = line
            opaque.paint = .color(.opaque)
            return paintFan(gradient, through: .text([opaque]), into: &writer)
        }
        if maskDepth > 0 { hasMaskedText = true }
        let reference = reference(to: line.paint, box: nil)
        writer.element("text") { writer in
            writer.attribute(unlessZero: "x", line.origin.x)
            writer.attribute(unlessZero: "y", line.origin.y)
            if line.isPinned { writer.attribute("textLength", line.width) }
            writer.attributes(of: line.font, differingFrom: survey.commonFont)
            if line.hasSpacesToKeep { writer.attribute("xml:space", "preserve") }
            if maskDepth > 0 || line.paint != survey.commonColor.map(Drawing.Paint.color) {
                attribute(.fill, line.paint, reference: reference, into: &writer)
            }
            if let tag { writer.attributes(andTitleOf: tag) }
            writer.text(line.string)
        }
    }

    // MARK: Paints

    /// The number of the definition that a paint needs; `nil` for a colour.
    private mutating func reference(to paint: Drawing.Paint, box: CGRect?) -> Int? {
        guard case .gradient(let gradient) = paint, gradient.solidColor == nil else { return nil }
        return definition(of: gradient, box: box)
    }

    private mutating func attribute(
        _ property: SVGColorProperty,
        _ paint: Drawing.Paint?,
        reference: Int?,
        into writer: inout MarkupWriter
    ) {
        if let reference { return writer.attribute(property.name, definition: reference) }
        switch paint {
        case nil: writer.attribute(property.name, "none")
        case .color(let color): attribute(property, color, into: &writer)
        case .gradient(let gradient):
            if let color = gradient.solidColor { attribute(property, color, into: &writer) }
        }
    }
}

extension MarkupWriter {
    /// Writes how a line is drawn, where that isn't what SVG does by itself.
    mutating func attributes(of style: StrokeStyle, along path: Path) {
        if style.lineWidth.thousandths != 1000 { attribute("stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        default: break
        }
        switch style.lineJoin {
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        default: if path.mayHaveSharpCorners { attribute("stroke-miterlimit", max(style.miterLimit, 1)) }
        }
        // Lengths without a sum would be a whole line, and negative ones make SVG give up.
        guard style.dash.allSatisfy({ $0 >= 0 }), style.dash.contains(where: { $0.thousandths > 0 }) else { return }
        attribute("stroke-dasharray", numbers: style.dash.map { Double($0) })
        attribute(unlessZero: "stroke-dashoffset", style.dashPhase)
    }

    /// Writes how letters look, where that isn't inherited.
    fileprivate mutating func attributes(of font: Drawing.Font, differingFrom common: Drawing.Font?) {
        if font.family != common?.family { attribute("font-family", font.family.svgFamilies) }
        if font.size != common?.size { attribute("font-size", font.size) }
        if font.weight != 400 { attribute("font-weight", Double(min(max(font.weight, 1), 1000))) }
        if font.isItalic { attribute("font-style", "italic") }
    }
}

extension Path {
    /// The box around the outline, where every renderer of SVG agrees about it.
    fileprivate var box: CGRect? {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): hasArea ? rect.standardized : nil
        case .elements: nil
        }
    }

    /// Whether a corner may be sharp enough to be cut at SVG's limit of 4 already; right angles aren't.
    fileprivate var mayHaveSharpCorners: Bool {
        if case .elements(let elements) = form { elements.count > 2 } else { false }
    }
}

extension Drawing.Color {
    /// Any colour that can't be seen through.
    fileprivate static let opaque = Drawing.Color(Drawing.RGBA(red: 255, green: 255, blue: 255))
}

extension Drawing.TextLine {
    /// Whether the line is stretched to the width that layout took it to have; there is nothing between the letters of
    /// a single one to stretch.
    fileprivate var isPinned: Bool {
        width.thousandths > 0 && string.index(after: string.startIndex) != string.endIndex
    }

    /// Whether the line has spaces that SVG would leave out.
    fileprivate var hasSpacesToKeep: Bool {
        var last = UInt8(ascii: " ")
        for byte in string.utf8 {
            if byte < 0x20 || (byte == UInt8(ascii: " ") && last == byte) { return true }
            last = byte
        }
        return last == UInt8(ascii: " ")
    }
}
