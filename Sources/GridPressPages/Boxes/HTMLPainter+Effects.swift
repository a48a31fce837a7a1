@_spi(Bytes) import GridPressSVG

extension HTMLPainter {
    /// Returns the declarations for the element that applies an effect to its content; `nil` if the effect needs SVG.
    mutating func wrapper(for effect: Drawing.Effect, of index: Int) -> String? {
        var writer = MarkupWriter(capacity: 128)
        switch effect {
        case .mask, .hidden: return nil
        case .opacity(let opacity):
            writer.literal("opacity:")
            writer.bytes.append(max(opacity, 0))
        case .transform(let transform):
            writer.literal("transform:matrix(")
            for factor in [transform.a, transform.b, transform.c, transform.d] {
                writer.bytes.append(factor, .millionths)
                writer.literal(",")
            }
            writer.bytes.append(transform.tx)
            writer.literal(",")
            writer.bytes.append(transform.ty)
            writer.literal(")")
        case .clip(let path, let isEvenOdd):
            guard path.isFinite else { return nil }
            writer.literal("clip-path:path(")
            if isEvenOdd { writer.literal("evenodd,") }
            writer.literal("\"")
            var data = PathDataWriter()
            path.forEach { data.append($0, to: &writer.bytes) }
            // An empty path has to clip everything, so it can't be left out.
            if path.isEmpty { writer.literal("M0 0Z") }
            writer.literal("\")")
        case .blur(let radius):
            writer.literal("filter:blur(")
            writer.bytes.append(radius)
            writer.literal("px)")
        case .shadow(let color, let radius, let offset):
            writer.literal("filter:drop-shadow(")
            for length in [offset.width, offset.height, max(radius, 0)] {
                writer.bytes.append(length)
                writer.literal("px ")
            }
            let color = svg.resolved(color)
            colors.append(color, to: &writer.bytes)
            writer.literal(")")
        case .colors(let matrix):
            let filter = svg.filter { _, writer in
                writer.element("feColorMatrix") { $0.attribute("values", numbers: matrix.rows.flatMap { $0 }) }
            }
            writer.literal("filter:url(#")
            writer.literal(FigureID.placeholder)
            writer.literal("-")
            writer.bytes.append(filter)
            writer.literal(")")
        }
        return writer.string()
    }
}

extension SVGPainter {
    /// Adds a filter whose region is relative to the filtered element, and returns its number.
    fileprivate mutating func filter(_ content: (inout SVGPainter, inout MarkupWriter) -> Void) -> Int {
        var writer = MarkupWriter()
        writer.element("filter") { writer in
            writer.attribute("x", -1)
            writer.attribute("y", -1)
            writer.attribute("width", 3)
            writer.attribute("height", 3)
            writer.attribute("color-interpolation-filters", "sRGB")
            content(&self, &writer)
        }
        return definitions.number(of: writer, named: "filter")
    }
}
