extension SVGPainter {
    /// Paints the mark of an element.
    ///
    /// A tag that isn't empty is written on the only primitive of the mark.
    package mutating func paint(_ mark: Drawing.Mark, tag: SVGElementAttributes?, into writer: inout MarkupWriter) {
        switch mark {
        case .none: break
        case .shape(let shape): paint(shape, tag: tag, into: &writer)
        case .text(let lines): paint(lines, tag: tag, into: &writer)
        case .image(let image): paint(image, tag: tag, into: &writer)
        case .annotation: break
        }
    }

    /// Paints a rectangle in a color.
    mutating func paint(_ rect: CGRect, _ color: Drawing.Color, into writer: inout MarkupWriter) {
        writer.element("rect") { writer in
            writer.frame(rect.standardized)
            attribute(.fill, color, into: &writer)
        }
    }

    private mutating func paint(_ shape: Drawing.Shape, tag: SVGElementAttributes?, into writer: inout MarkupWriter) {
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

    // MARK: Paints

    /// Returns the number of the definition that a paint needs; `nil` for a single color.
    mutating func reference(to paint: Drawing.Paint, box: CGRect?) -> Int? {
        guard case .gradient(let gradient) = paint, gradient.solidColor == nil else { return nil }
        return definition(of: gradient, box: box)
    }

    mutating func attribute(
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
    /// Writes the stroke attributes that differ from the defaults of SVG.
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
        // Dashes whose sum is zero mean a solid line, and negative ones make SVG ignore the list.
        guard style.dash.allSatisfy({ $0 >= 0 }), style.dash.contains(where: { $0.thousandths > 0 }) else { return }
        attribute("stroke-dasharray", numbers: style.dash.map { Double($0) })
        attribute(unlessZero: "stroke-dashoffset", style.dashPhase)
    }
}

extension Path {
    /// The bounding box of the path; `nil` if it has no area, or if SVG renderers may compute it differently.
    fileprivate var box: CGRect? {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): hasArea ? rect.standardized : nil
        case .elements: nil
        }
    }

    /// Whether a corner may be sharper than the default miter limit of SVG, 4, allows.
    ///
    /// Right angles are within the limit.
    fileprivate var mayHaveSharpCorners: Bool {
        if case .elements(let elements) = form { elements.count > 2 } else { false }
    }
}

extension Drawing.Color {
    /// An opaque color for masks.
    static let opaque = Drawing.Color(Drawing.RGBA(red: 255, green: 255, blue: 255))
    /// The color of the parts of a mask that hide content.
    static let clear = opaque.opacity(0)
}
