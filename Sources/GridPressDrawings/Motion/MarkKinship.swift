/// The rules that decide whether a mark can become another one by moving, growing or changing its color.
///
/// Other marks, such as two texts with different words, fade into each other.
enum MarkKinship {
    /// Returns whether a mark can become another one by moving, growing or changing its color.
    static func isKin(_ mark: Drawing.Mark, _ next: Drawing.Mark) -> Bool {
        // A mark that is visible in only one of two states comes or goes.
        guard mark.isPainted == next.isPainted else { return false }
        return switch (mark, next) {
        case (.none, .none): true
        case (.shape(let shape), .shape(let other)): isKin(shape, other)
        case (.text(let lines), .text(let others)):
            lines.count == others.count && zip(lines, others).allSatisfy { isKin($0, $1) }
        case (.image(let image), .image(let other)): isKin(image, other)
        case (.annotation(let parts), .annotation(let others)): parts == others
        default: false
        }
    }

    // MARK: Shapes

    private static func isKin(_ shape: Drawing.Shape, _ other: Drawing.Shape) -> Bool {
        guard shape.isEvenOdd == other.isEvenOdd else { return false }
        let frames = (shape.path.boundingRect, other.path.boundingRect)
        guard isKin(shape.fill, other.fill, in: frames) else { return false }
        switch (shape.stroke, other.stroke) {
        case (nil, nil): break
        case (let stroke?, let next?):
            var style = stroke.style
            style.lineWidth = next.style.lineWidth
            guard style == next.style, isKin(stroke.paint, next.paint, in: frames) else { return false }
        default: return false
        }
        return isKin(shape.path, other.path)
    }

    private static func isKin(_ path: Path, _ other: Path) -> Bool {
        switch (path.form, other.form) {
        case (.rect, .rect), (.rect, .roundedRect), (.roundedRect, .rect), (.roundedRect, .roundedRect),
            (.ellipse, .ellipse):
            path.hasArea && other.hasArea
        case (.elements(let steps), .elements(let others)):
            steps.count == others.count && zip(steps, others).allSatisfy { $0.isLike($1) }
        default: false
        }
    }

    private static func isKin(_ paint: Drawing.Paint?, _ other: Drawing.Paint?, in frames: (CGRect, CGRect)) -> Bool {
        switch (paint, other) {
        case (nil, nil), (.color, .color): true
        case (.gradient(let gradient), .gradient(let next)):
            gradient.stops == next.stops && gradient.geometry.follows(frames.0, next.geometry, frames.1)
        default: false
        }
    }

    // MARK: Texts and images

    private static func isKin(_ line: Drawing.TextLine, _ other: Drawing.TextLine) -> Bool {
        guard line.direction == other.direction, line.runs.count == other.runs.count,
            abs(line.width - other.width) < 0.01
        else { return false }
        let areOfOneColor = line.color != nil && other.color != nil
        return zip(line.runs, other.runs).allSatisfy { run, next in
            var painted = run
            if areOfOneColor { painted.paint = next.paint }
            return painted == next
        }
    }

    private static func isKin(_ image: Drawing.Image, _ other: Drawing.Image) -> Bool {
        var moved = image
        moved.frame = other.frame
        guard moved == other else { return false }
        return image.frame.size == other.frame.size
            || image.paintedPieces.count == 1 && other.paintedPieces.count == 1
                && image.resizing == .stretch
    }
}

extension Drawing.TextLine {
    /// The color of a line with a single run; `nil` for several runs or a gradient.
    var color: Drawing.Color? {
        guard runs.count == 1, case .color(let color) = runs[0].paint else { return nil }
        return color
    }
}

extension Path.Element {
    /// Returns whether both steps are of one kind.
    fileprivate func isLike(_ other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
            (.closeSubpath, .closeSubpath):
            true
        default: false
        }
    }
}

extension Drawing.Gradient.Geometry {
    /// Returns whether two geometries have the same position relative to their frames, so that moving and growing one
    /// frame transforms its gradient into the other.
    fileprivate func follows(_ frame: CGRect, _ other: Self, _ newFrame: CGRect) -> Bool {
        func isNear(_ point: CGPoint, _ next: CGPoint) -> Bool {
            let (first, second) = (frame.part(of: point), newFrame.part(of: next))
            return abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
        }
        return switch (self, other) {
        case (.linear(let start, let end), .linear(let newStart, let newEnd)):
            isNear(start, newStart) && isNear(end, newEnd)
        case (
            .radial(let center, let start, let end, let stretch),
            .radial(let newCenter, let newStart, let newEnd, let newStretch)
        ):
            isNear(center, newCenter) && frame.size == newFrame.size && start == newStart && end == newEnd
                && stretch == newStretch
        case (.angular(let center, let start, let end), .angular(let newCenter, let newStart, let newEnd)):
            isNear(center, newCenter) && frame.size == newFrame.size && start == newStart && end == newEnd
        default: false
        }
    }
}

extension CGRect {
    /// Returns a point relative to the rectangle, as fractions of its width and height.
    fileprivate func part(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: width > 0 ? (point.x - minX) / width : point.x - minX,
            y: height > 0 ? (point.y - minY) / height : point.y - minY
        )
    }
}
