@_spi(Bytes) import GridPressSVG

extension HTMLPainter {
    /// Paints a shape: as boxes where CSS can draw its fill and stroke, and as SVG otherwise.
    mutating func paint(_ shape: Drawing.Shape, of index: Int, into body: inout MarkupWriter) {
        let (fill, stroke) = (shape.paintedFill, shape.paintedStroke)
        guard let box = ShapeBox(shape.path), isSharp(box.frame), fill.map({ $0.isBackground(of: box.frame) }) ?? true,
            stroke.map({ box.canHaveBorder($0) }) ?? true
        else {
            return inlineSVG("p", index, frame: drawing.elements[index].frame, into: &body) { painter, writer in
                painter.paint(.shape(shape), tag: nil, into: &writer)
            }
        }
        if let fill {
            var css = MarkupWriter(capacity: 128)
            background(fill, of: box.frame, to: &css)
            box.writeRadius(to: &css, grownBy: 0)
            paintBox("p", index, box.frame, css, into: &body)
        }
        if let stroke, case .color(let color) = stroke.paint {
            let width = stroke.style.lineWidth
            var css = MarkupWriter(capacity: 128)
            css.literal("border:")
            css.bytes.append(width)
            css.literal("px solid ")
            colors.append(svg.resolved(color), to: &css.bytes)
            css.literal(";")
            box.writeRadius(to: &css, grownBy: width / 2, isRound: stroke.style.lineJoin == .round)
            paintBox("q", index, box.frame.insetBy(dx: -width / 2, dy: -width / 2), css, into: &body)
        }
    }

    /// Returns whether a box looks the same as in SVG.
    ///
    /// Browsers snap the edges of boxes to whole pixels, and blend the edges of SVG shapes. Thin boxes could vanish,
    /// and edges inside a transform would be displaced.
    private func isSharp(_ frame: CGRect) -> Bool {
        if context.isTransformed {
            return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.thousandths % 1000 == 0 }
        }
        return frame.width >= 1 && frame.height >= 1
    }

    private mutating func paintBox(
        _ id: StaticString,
        _ index: Int,
        _ frame: CGRect,
        _ css: borrowing MarkupWriter,
        into body: inout MarkupWriter
    ) {
        let number = fills.number(of: css)
        body.element("div") { writer in
            writer.attribute("id", id, index)
            writeClasses("f", number, to: &writer)
            writer.literal("")
        }
        rules.rule(id, index) { $0.append(place: frame) }
    }

    /// Writes the declaration of a box's background.
    mutating func background(_ paint: Drawing.Paint, of frame: CGRect, to css: inout MarkupWriter) {
        css.literal("background:")
        switch paint {
        case .color(let color): colors.append(svg.resolved(color), to: &css.bytes)
        case .gradient(let gradient):
            if let color = gradient.solidColor {
                colors.append(svg.resolved(color), to: &css.bytes)
            } else {
                CSSGradient(gradient, in: frame).write(to: &css) { color, bytes in
                    colors.append(svg.resolved(color), to: &bytes)
                }
            }
        }
        css.literal(";")
    }
}

/// A rectangle or ellipse that a CSS box can draw.
struct ShapeBox {
    let frame: CGRect
    private let corner: Corner

    private enum Corner {
        case sharp
        case round(CGSize)
        case half
    }

    /// Creates the box of a path; `nil` if the path has no area, or is neither a rectangle nor an ellipse.
    init?(_ path: Path) {
        guard path.hasArea else { return nil }
        switch path.form {
        case .rect(let rect): (frame, corner) = (rect.standardized, .sharp)
        case .roundedRect(let rect, let size): (frame, corner) = (rect.standardized, .round(size))
        case .ellipse(let rect): (frame, corner) = (rect.standardized, .half)
        case .elements: return nil
        }
    }

    /// Returns whether a CSS border can draw a stroke: solid, in one color, and with room inside.
    func canHaveBorder(_ stroke: Drawing.Stroke) -> Bool {
        guard case .color = stroke.paint else { return false }
        let width = stroke.style.lineWidth
        guard !stroke.style.dash.contains(where: { $0 > 0 }), frame.width > width, frame.height > width else {
            return false
        }
        // CSS has no beveled corners, and the edges of a stroked ellipse aren't ellipses.
        switch corner {
        case .sharp: return stroke.style.lineJoin != .bevel && stroke.style.miterLimit >= 1.5
        case .round(let size): return size.width == size.height
        case .half: return frame.width == frame.height
        }
    }

    /// Writes the corner radius of a box that is larger by a length on each side.
    func writeRadius(to css: inout MarkupWriter, grownBy length: Double, isRound: Bool = false) {
        switch corner {
        case .sharp: if isRound { css.bytes.append("border-radius:", px: length) }
        case .half: css.literal("border-radius:50%;")
        case .round(let size):
            css.literal("border-radius:")
            css.bytes.append(size.width + length)
            css.literal("px")
            if size.width.thousandths != size.height.thousandths {
                css.literal(" / ")
                css.bytes.append(size.height + length)
                css.literal("px")
            }
            css.literal(";")
        }
    }
}

extension Drawing.Paint {
    /// Returns whether a CSS background can show the paint as SVG does.
    func isBackground(of frame: CGRect) -> Bool {
        switch self {
        case .color: true
        case .gradient(let gradient): gradient.solidColor != nil || CSSGradient(gradient, in: frame).isExact
        }
    }
}
