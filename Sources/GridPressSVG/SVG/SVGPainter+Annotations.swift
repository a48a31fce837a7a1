extension SVGPainter {
    /// Paints an annotation as a group whose class is its name.
    ///
    /// Screen readers read one sentence instead of single numbers. On a page, tables contain the details.
    ///
    /// - Parameters:
    ///   - annotation: The annotation.
    ///   - index: The index of its element, if it has one in the picture.
    ///   - writer: The destination.
    package mutating func paint(_ annotation: Drawing.Annotation, at index: Int? = nil, into writer: inout MarkupWriter)
    {
        let part = index.flatMap { motion?.parts[$0] }
        // On pages, readers switch annotations on and off, so annotations of earlier states are left out.
        if isPartOfPage, part?.isGone ?? false { return }
        let parts = annotation.parts
        // Definitions have to be known before the elements that refer to them.
        let hatches = parts.map { part -> Int? in
            guard case .hatching(_, let color) = part else { return nil }
            return hatch(color)
        }
        writer.element("g") { writer in
            if isPartOfPage { writer.attribute("id", annotation: annotation.name, inDarkPart: isInDarkPart) }
            attributes(of: annotation, movingAs: part, to: &writer)
            if isPartOfPage {
                writer.attribute("aria-hidden", "true")
            } else {
                writer.attribute("role", "img")
                writer.attribute("aria-label", text: annotation.spoken)
            }
            for (part, hatch) in zip(parts, hatches) { paint(part, hatch: hatch, into: &writer) }
        }
    }

    private mutating func paint(_ part: Drawing.Annotation.Part, hatch: Int?, into writer: inout MarkupWriter) {
        switch part {
        case .lines(let lines, let style):
            writer.element("path") { writer in
                writer.attribute("d") { bytes in for line in lines { bytes.append(line) } }
                attributes(of: style, into: &writer)
            }
        case .outlines(let rects, let style):
            writer.element("path") { writer in
                writer.attribute("d") { bytes in for rect in rects { bytes.append(outline: rect) } }
                writer.attribute("fill", "none")
                attributes(of: style, into: &writer)
            }
        case .rings(let centers, let radius, let style):
            for center in centers {
                writer.element("circle") { writer in
                    writer.attribute("cx", center.x)
                    writer.attribute("cy", center.y)
                    writer.attribute("r", radius)
                    writer.attribute("fill", "none")
                    attributes(of: style, into: &writer)
                }
            }
        case .heads(let heads, let color, let halo):
            writer.element("path") { writer in
                writer.attribute("d") { bytes in for head in heads { bytes.append(head) } }
                attribute(.fill, color, into: &writer)
                if let halo { attributes(ofHalo: halo, width: 2, into: &writer) }
            }
        case .areas(let rects, let color, let radius):
            if radius == 0 {
                writer.element("path") { writer in
                    writer.attribute("d") { bytes in for rect in rects { bytes.append(outline: rect) } }
                    attribute(.fill, color, into: &writer)
                }
            } else {
                for rect in rects {
                    writer.element("rect") { writer in
                        writer.frame(rect)
                        writer.attribute("rx", radius)
                        attribute(.fill, color, into: &writer)
                    }
                }
            }
        case .hatching(let rects, _):
            guard let hatch else { return }
            writer.element("path") { writer in
                writer.attribute("d") { bytes in for rect in rects { bytes.append(outline: rect) } }
                writer.attribute("fill", definition: hatch)
            }
        case .labels(let labels, let style):
            paint(labels.filter { !$0.isTurned }, style, areTurned: false, into: &writer)
            paint(labels.filter(\.isTurned), style, areTurned: true, into: &writer)
        }
    }

    private mutating func attributes(of style: Drawing.Annotation.LineStyle, into writer: inout MarkupWriter) {
        attribute(.stroke, style.color, into: &writer)
        if style.width.thousandths != 1000 { writer.attribute("stroke-width", style.width) }
        if !style.dash.isEmpty { writer.attribute("stroke-dasharray", numbers: style.dash) }
    }

    private mutating func attributes(ofHalo halo: Drawing.Color, width: Double, into writer: inout MarkupWriter) {
        attribute(.stroke, halo, into: &writer)
        writer.attribute("stroke-width", width)
        writer.attribute("stroke-linejoin", "round")
        writer.attribute("paint-order", "stroke")
    }

    /// Paints labels with the same reading direction, in coordinates that are rotated with them.
    private mutating func paint(
        _ labels: [Drawing.Annotation.Label],
        _ style: Drawing.Annotation.LabelStyle,
        areTurned: Bool,
        into writer: inout MarkupWriter
    ) {
        guard !labels.isEmpty else { return }
        writer.element("g") { writer in
            if areTurned { writer.attribute("transform", "rotate(-90)") }
            attribute(.fill, style.color, into: &writer)
            if let halo = style.halo { attributes(ofHalo: halo, width: 3, into: &writer) }
            writer.attribute("text-anchor", "middle")
            if analysis.commonFont?.family != .sansSerif || analysis.commonFont?.hasFace ?? false {
                writer.attribute("font-family", Drawing.Font.Family.sansSerif.svgFamilies)
            }
            if analysis.commonFont?.size != style.size { writer.attribute("font-size", style.size) }
            if !isPartOfPage { writer.attribute("aria-hidden", "true") }
            for label in labels {
                writer.element("text") { writer in
                    writer.attribute("x", areTurned ? -label.middle.y : label.middle.x)
                    writer.attribute("y", areTurned ? label.middle.x : label.middle.y)
                    if label.hasWidthInMarkup {
                        writer.attribute("textLength", label.width)
                        // Some browsers move letters one by one, and the halo of each covers the previous letter.
                        if style.halo != nil { writer.attribute("lengthAdjust", "spacingAndGlyphs") }
                    }
                    writer.text(label.text)
                }
            }
        }
    }

    /// Returns the number of a pattern of thin diagonal lines.
    private mutating func hatch(_ color: Drawing.Color) -> Int {
        var writer = MarkupWriter()
        writer.element("pattern") { writer in
            writer.attribute("width", 5)
            writer.attribute("height", 5)
            writer.attribute("patternUnits", "userSpaceOnUse")
            writer.attribute("patternTransform", "rotate(45)")
            writer.element("path") { writer in
                writer.attribute("d", "M0 0V5")
                attribute(.stroke, color, into: &writer)
            }
        }
        return definitions.number(of: writer, named: "pattern")
    }
}

extension MarkupWriter {
    /// Writes the id that an annotation has in a page, where classes may occur elsewhere.
    mutating func attribute(_ name: StaticString, annotation: String, inDarkPart: Bool = false) {
        attribute(name) { bytes in
            bytes.appendFigurePrefix()
            if inDarkPart { bytes.append("dark-") }
            bytes.append(identifier: annotation)
        }
    }
}

extension ByteBuffer {
    /// Appends a straight line as path data.
    fileprivate mutating func append(_ line: Drawing.Annotation.Line) {
        append(UInt8(ascii: "M"))
        append(line.start.x)
        append(UInt8(ascii: " "))
        append(line.start.y)
        if line.start.y.thousandths == line.end.y.thousandths {
            append(UInt8(ascii: "H"))
            append(line.end.x)
        } else if line.start.x.thousandths == line.end.x.thousandths {
            append(UInt8(ascii: "V"))
            append(line.end.y)
        } else {
            append(UInt8(ascii: "L"))
            append(line.end.x)
            append(UInt8(ascii: " "))
            append(line.end.y)
        }
    }

    /// Appends the edges of a rectangle as path data.
    package mutating func append(outline rect: CGRect) {
        append(UInt8(ascii: "M"))
        append(rect.minX)
        append(UInt8(ascii: " "))
        append(rect.minY)
        append(UInt8(ascii: "H"))
        append(rect.maxX)
        append(UInt8(ascii: "V"))
        append(rect.maxY)
        append(UInt8(ascii: "H"))
        append(rect.minX)
        append(UInt8(ascii: "z"))
    }

    /// Appends an arrowhead as path data, starting at its tip.
    fileprivate mutating func append(_ head: Drawing.Annotation.Head) {
        append(UInt8(ascii: "M"))
        append(head.tip.x)
        append(UInt8(ascii: " "))
        append(head.tip.y)
        append(UInt8(ascii: "l"))
        let (length, half) = (head.length, head.width / 2)
        switch head.body {
        case .left: append(-length, half, "v", -head.width)
        case .right: append(length, half, "v", -head.width)
        case .top: append(half, -length, "h", -head.width)
        case .bottom: append(half, length, "h", -head.width)
        }
        append(UInt8(ascii: "z"))
    }

    private mutating func append(_ x: Double, _ y: Double, _ command: StaticString, _ length: Double) {
        append(x)
        if y >= 0 { append(UInt8(ascii: " ")) }
        append(y)
        append(command)
        append(length)
    }
}

extension Drawing.Annotation.Label {
    /// Whether the label is stretched to its width.
    package var hasWidthInMarkup: Bool { text.utf8.count > 1 }
}
