import GridPressDrawings

extension Thumbnail {
    /// Writes what a small picture is made of into its element; the number tells its gradients from those of others.
    func write(to writer: inout MarkupWriter, number: Int, palette: inout SVGPalette) {
        writer.attribute("viewBox", numbers: [0, 0, size.width.rounded(.up), size.height.rounded(.up)])
        writer.attribute("aria-hidden", "true")
        for (index, part) in parts.enumerated() {
            part.write(to: &writer, id: "n\(number)-\(index)", palette: &palette)
        }
    }

    /// How many bytes each of some parts takes.
    static func costs(of parts: [Part]) -> [Int] {
        var writer = MarkupWriter(capacity: 1 << 14)
        var palette = SVGPalette()
        return parts.map { part in
            let start = writer.count
            part.write(to: &writer, id: "n000-00", palette: &palette)
            return writer.count - start
        }
    }
}

extension Thumbnail.Part {
    /// Writes the part; a gradient that it is painted with gets an id.
    fileprivate func write(to writer: inout MarkupWriter, id: String, palette: inout SVGPalette) {
        var reference: String?
        if case .gradient(let gradient) = paint {
            writer.gradient(gradient, id: id, &palette)
            reference = id
        }
        switch shape {
        case .fill(let path):
            writer.element("path") { writer in
                writer.attribute("d") { $0.append(coarse: path) }
                writer.paint(.fill, paint, opacity, reference, &palette)
            }
        case .line(let path, let width):
            writer.element("path") { writer in
                writer.attribute("d") { $0.append(coarse: path) }
                writer.attribute("fill", "none")
                writer.paint(.stroke, paint, opacity, reference, &palette)
                if width.thousandths != 1000 { writer.attribute("stroke-width", max((width * 10).rounded() / 10, 0.5)) }
            }
        case .text(let string, let middle, let size, let isBold):
            writer.element("text") { writer in
                writer.attribute("x", middle.x.rounded())
                writer.attribute("y", middle.y.rounded())
                writer.attribute("font-size", (size * 10).rounded() / 10)
                if isBold { writer.attribute("font-weight", "700") }
                writer.paint(.fill, paint, opacity, reference, &palette)
                writer.text(string)
            }
        }
    }
}

extension MarkupWriter {
    fileprivate mutating func paint(
        _ property: SVGColorProperty,
        _ paint: Drawing.Paint,
        _ opacity: Double,
        _ gradient: String?,
        _ palette: inout SVGPalette
    ) {
        var alpha = opacity
        if let gradient {
            attribute(property.name) { bytes in
                bytes.append("url(#")
                bytes.append(identifier: gradient)
                bytes.append(")")
            }
        } else if case .color(let color) = paint {
            alpha *= color.light.alpha
            attribute(property, color, &palette)
        }
        if alpha.thousandths < 1000 { attribute(property.opacityName, (alpha * 100).rounded() / 100) }
    }

    /// Writes a colour, which the style changes in the dark scheme; it stays as opaque as it is in the light one.
    private mutating func attribute(_ property: SVGColorProperty, _ color: Drawing.Color, _ palette: inout SVGPalette) {
        var color = color
        color.dark.alpha = color.light.alpha
        let ink = palette.ink(of: color, in: property)
        attribute(property.name) { $0.append(ink) }
    }

    fileprivate mutating func gradient(_ gradient: Drawing.Gradient, id: String, _ palette: inout SVGPalette) {
        switch gradient.geometry {
        case .linear(let start, let end):
            element("linearGradient") { writer in
                writer.attribute("id", identifier: id)
                writer.attribute("gradientUnits", "userSpaceOnUse")
                writer.attribute("x1", start.x.rounded())
                writer.attribute("y1", start.y.rounded())
                writer.attribute("x2", end.x.rounded())
                writer.attribute("y2", end.y.rounded())
                writer.stops(gradient.stops, &palette)
            }
        case .radial(let center, let startRadius, let endRadius, _):
            element("radialGradient") { writer in
                writer.attribute("id", identifier: id)
                writer.attribute("gradientUnits", "userSpaceOnUse")
                writer.attribute("cx", center.x.rounded())
                writer.attribute("cy", center.y.rounded())
                writer.attribute("r", max(startRadius, endRadius, 1).rounded())
                writer.stops(startRadius > endRadius ? gradient.stops.reversed() : gradient.stops, &palette)
            }
        case .angular: break
        }
    }

    private mutating func stops(_ stops: [Drawing.Gradient.Stop], _ palette: inout SVGPalette) {
        for stop in stops {
            element("stop") { writer in
                writer.attribute("offset", (stop.location * 100).rounded() / 100)
                writer.attribute(.stop, stop.color, &palette)
                if stop.color.light.alpha.thousandths < 1000 {
                    writer.attribute("stop-opacity", stop.color.light.alpha)
                }
            }
        }
    }
}

extension ByteBuffer {
    /// Appends an outline in whole numbers, with few steps.
    fileprivate mutating func append(coarse path: Path) {
        switch path.form {
        case .rect(let rect): appendRect(rect.standardized)
        case .roundedRect(let rect, let corner): appendRounded(rect.standardized, corner)
        case .ellipse(let rect):
            let rect = rect.standardized
            append("M")
            appendWhole(rect.minX, rect.midY)
            for sign in [1.0, -1] {
                append("a")
                appendTenths(rect.width / 2, rect.height / 2)
                append(" 0 1 0 ")
                appendTenths(rect.width * sign, 0)
            }
        case .elements(let elements): appendSteps(elements)
        }
    }

    private mutating func appendRect(_ rect: CGRect) {
        append("M")
        appendWhole(rect.minX, rect.minY)
        append("h")
        append(max(rect.width.rounded(), 1))
        append("v")
        append(max(rect.height.rounded(), 1))
        append("h")
        append(-max(rect.width.rounded(), 1))
        append("z")
    }

    private mutating func appendRounded(_ rect: CGRect, _ corner: CGSize) {
        let (rx, ry) = (corner.width.rounded(), corner.height.rounded())
        guard rx >= 1, ry >= 1 else { return appendRect(rect) }
        let (width, height) = (max(rect.width.rounded() - 2 * rx, 0), max(rect.height.rounded() - 2 * ry, 0))
        append("M")
        appendWhole(rect.minX + rx, rect.minY)
        let sides: [(StaticString, Double, Double, Double)] = [
            ("h", width, rx, ry), ("v", height, -rx, ry), ("h", -width, -rx, -ry), ("v", -height, rx, -ry),
        ]
        for (command, length, x, y) in sides {
            append(command)
            append(length)
            append("a")
            appendWhole(rx, ry)
            append(" 0 0 1 ")
            appendWhole(x, y)
        }
    }

    /// Of long outlines only some of the points are taken.
    private mutating func appendSteps(_ elements: [Path.Element]) {
        let stride = Swift.max((elements.count + Path.mostSteps - 1) / Path.mostSteps, 1)
        for (index, step) in elements.enumerated() {
            switch step {
            case .move(let point):
                append("M")
                appendWhole(point.x, point.y)
            case .closeSubpath: append("z")
            case .quadCurve(let end, let control) where stride == 1:
                append("Q")
                appendWhole(control.x, control.y)
                append(" ")
                appendWhole(end.x, end.y)
            case .curve(let end, let first, let second) where stride == 1:
                append("C")
                appendWhole(first.x, first.y)
                append(" ")
                appendWhole(second.x, second.y)
                append(" ")
                appendWhole(end.x, end.y)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                if index % stride == 0 { appendLine(end) }
            }
        }
    }

    private mutating func appendLine(_ point: CGPoint) {
        append("L")
        appendWhole(point.x, point.y)
    }

    private mutating func appendWhole(_ x: Double, _ y: Double) {
        append(x.rounded())
        append(" ")
        append(y.rounded())
    }

    private mutating func appendTenths(_ x: Double, _ y: Double) {
        append((x * 10).rounded() / 10)
        append(" ")
        append((y * 10).rounded() / 10)
    }
}
