import GridPressDrawings

// The marks that can be read back from the markup of a picture, so that a layout record doesn't need to contain them.
//
// The record contains the full mark if SVG can't express it in one element, as for angular gradients. It also does if
// the picture leaves something out, such as the colors of the other scheme.

extension Drawing.Mark {
    /// Returns whether the markup of a picture contains the complete mark, using only SVG elements.
    package func isInMarkup(scheme: Drawing.Scheme) -> Bool {
        switch self {
        case .none: false
        case .image(let image): image.isInMarkup
        case .annotation(let parts): parts == parts.inFewest && parts.allSatisfy { $0.isInMarkup(scheme) }
        case .shape(let shape): shape.isInMarkup(scheme)
        case .text(let lines): !lines.isEmpty && lines.allSatisfy { $0.isInMarkup(scheme) }
        }
    }

    /// The rectangle that a reader computes from the mark in the markup; `nil` if the mark determines none.
    package var impliedFrame: CGRect? {
        switch self {
        case .none, .annotation: nil
        case .image(let image): image.frame.inThousandths
        case .shape(let shape): shape.impliedFrame
        case .text(let lines): Self.frame(around: lines)
        }
    }

    /// Returns the frame of a text with some lines.
    private static func frame(around lines: [Drawing.TextLine]) -> CGRect? {
        guard let first = lines.first?.runs.first, let last = lines.last?.runs.first else { return nil }
        let left = lines.map(\.printedLeft).min() ?? 0
        let width = lines.map { ($0.width.inThousandths - 0.001).rounded(.up) }.max() ?? 0
        let top = Double(lines[0].origin.y).inThousandths - first.font.size.inThousandths * Drawing.Font.ascent
        let bottom =
            Double(lines[lines.count - 1].origin.y).inThousandths + last.font.size.inThousandths * Drawing.Font.descent
        return CGRect(
            x: left,
            y: top.inThousandths,
            width: max(width, 0),
            height: (bottom - top - 0.002).rounded(.up)
        )
    }
}

extension Path {
    /// The rectangle of the path as a reader of the printed numbers computes it; `nil` for other paths.
    package var printedRect: CGRect? {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _): return rect.inThousandths
        case .ellipse(let rect):
            let center = CGPoint(x: Double(rect.midX).inThousandths, y: Double(rect.midY).inThousandths)
            let radius = CGSize(
                width: Double(rect.width / 2).inThousandths,
                height: Double(rect.height / 2).inThousandths
            )
            return CGRect(
                x: center.x - radius.width,
                y: center.y - radius.height,
                width: 2 * radius.width,
                height: 2 * radius.height
            )
        case .elements: return nil
        }
    }
}

// MARK: Shapes

extension Drawing.Shape {
    /// The rectangle of the shape; a border that has only a stroke includes the width of the stroke.
    fileprivate var impliedFrame: CGRect? {
        guard let rect = path.printedRect else { return nil }
        guard fill == nil, let stroke else { return rect }
        let outset = (stroke.style.lineWidth / 2).inThousandths
        return rect.insetBy(dx: -outset, dy: -outset)
    }

    fileprivate func isInMarkup(_ scheme: Drawing.Scheme) -> Bool {
        guard path.isDrawnAsItIs, !isEvenOdd || fill != nil else { return false }
        if let fill, !fill.isInMarkup(scheme) || paintedFill == nil { return false }
        guard let stroke else { return true }
        return paintedStroke != nil && stroke.paint.isInMarkup(scheme) && stroke.style.isInMarkup(along: path)
    }
}

extension Path {
    /// Whether the path is written as an element with its form.
    package var isDrawnAsItIs: Bool {
        switch form {
        case .rect(let rect), .ellipse(let rect): hasArea && rect.isStandard
        case .roundedRect(let rect, let corner):
            hasArea && rect.isStandard && corner.width >= 0 && corner.height >= 0
                && !Double(min(corner.width, rect.width / 2)).isPrintedAsZero
                && !Double(min(corner.height, rect.height / 2)).isPrintedAsZero
        case .elements(let elements): !elements.isEmpty && isFinite
        }
    }
}

extension CGRect {
    /// Whether width and height aren't negative.
    fileprivate var isStandard: Bool { size.width >= 0 && size.height >= 0 }
}

extension StrokeStyle {
    fileprivate func isInMarkup(along path: Path) -> Bool {
        // The limit is written only where it applies, and dashes only if there are any.
        guard lineJoin != .miter || path.isFreeform || miterLimit == 10, miterLimit >= 1 else { return false }
        if lineJoin != .miter, miterLimit != 10 { return false }
        if dash.isEmpty { return dashPhase == 0 }
        return dash.allSatisfy { $0 >= 0 } && dash.contains { !Double($0).isPrintedAsZero }
    }
}

extension Path {
    /// Whether the path is written as path data, whose corners can have any angle.
    fileprivate var isFreeform: Bool { if case .elements(let elements) = form { elements.count > 2 } else { false } }
}

// MARK: Paints

extension Drawing.Paint {
    fileprivate func isInMarkup(_ scheme: Drawing.Scheme) -> Bool {
        switch self {
        case .color(let color): return color.isInMarkup(scheme)
        case .gradient(let gradient):
            guard gradient.solidColor == nil, !gradient.isAngular,
                gradient.stops.allSatisfy({ stop in
                    stop.color.isInMarkup(scheme) && (0...1).contains(stop.location)
                })
            else { return false }
            guard case .radial(_, let startRadius, let endRadius, _) = gradient.geometry else { return true }
            // Gradients of other radii are written with converted stops.
            return startRadius == 0 && endRadius > 0
        }
    }
}

extension Drawing.Color {
    fileprivate func isInMarkup(_ scheme: Drawing.Scheme) -> Bool {
        (scheme == .adaptive || !isAdaptive) && (0...1).contains(light.alpha) && (0...1).contains(dark.alpha)
    }
}

// MARK: Images

extension Drawing.Image {
    /// Whether the image is drawn once, with its whole file.
    fileprivate var isInMarkup: Bool {
        guard template == nil, caps == CapInsets(), scale > 0, !Double(scale).isPrintedAsZero,
            raster.pixels.isPrinted(between: 1, and: 1_000_000), let piece = paintedPieces.first,
            paintedPieces.count == 1
        else { return false }
        return piece.tile == nil && piece.frame == frame
            && piece.source == CGRect(origin: .zero, size: raster.pixels)
    }
}

extension CGSize {
    /// Returns whether both lengths are whole numbers in a range.
    fileprivate func isPrinted(between least: Double, and most: Double) -> Bool {
        [width, height].allSatisfy { $0 >= least && $0 < most && $0 == $0.rounded() }
    }
}

// MARK: Annotations

extension Drawing.Annotation.Part {
    fileprivate func isInMarkup(_ scheme: Drawing.Scheme) -> Bool {
        switch self {
        case .lines(_, let style), .outlines(_, let style), .rings(_, _, let style): style.color.isInMarkup(scheme)
        case .heads(_, let color, let halo): color.isInMarkup(scheme) && halo?.isInMarkup(scheme) != false
        case .areas(_, let color, _), .hatching(_, let color): color.isInMarkup(scheme)
        case .labels(_, let style): style.color.isInMarkup(scheme) && style.halo?.isInMarkup(scheme) != false
        }
    }
}

// MARK: Texts

extension Drawing.TextLine {
    fileprivate func isInMarkup(_ scheme: Drawing.Scheme) -> Bool {
        guard isPainted, !runs.isEmpty, width >= 0 else { return false }
        let areSimple = runs.allSatisfy { run in
            run.isPainted && run.baselineOffset == 0 && run.forcedDirection == nil && !run.font.hasFace
                && run.paint.isInMarkup(scheme)
                && (1...1000).contains(run.font.weight) && !run.string.utf8.contains(where: { $0 < 0x20 })
        }
        // Runs of the same style are merged in the markup.
        return areSimple
            && zip(runs, runs.dropFirst()).allSatisfy { !$0.looksLike($1) || $0.link != nil || $1.link != nil }
    }

    /// The left edge of the line as a reader of the printed line computes it.
    fileprivate var printedLeft: Double {
        direction == .leftToRight
            ? Double(origin.x).inThousandths : (origin.x + width).inThousandths - width.inThousandths
    }

    /// Whether the markup contains the width of the line.
    ///
    /// The record contains it otherwise.
    package var hasWidthInMarkup: Bool { isPinned }
}
