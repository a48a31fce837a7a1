import GridPressDrawings

// What of a mark can be seen at all: the rest is never written.

extension Drawing.Shape {
    /// What fills the outline, unless there is nothing to fill or nothing would be seen.
    var paintedFill: Drawing.Paint? {
        guard let fill, fill.isPainted, path.hasArea else { return nil }
        return fill
    }

    /// What follows the outline, unless nothing would be seen.
    var paintedStroke: Drawing.Stroke? {
        guard let stroke, stroke.style.lineWidth.thousandths > 0, stroke.paint.isPainted, path.hasLength else {
            return nil
        }
        return stroke
    }
}

extension Drawing.TextLine {
    /// Whether there is anything to read; pieces are looked at where they are, since they are large.
    var isPainted: Bool { runs.indices.contains { runs[$0].isPainted } }

    /// Whether the colours of any piece flow around a centre.
    var isAngular: Bool { runs.indices.contains { runs[$0].paint.isAngular } }
}

extension Drawing.TextRun {
    /// Whether there is anything to read.
    var isPainted: Bool {
        paint.isPainted && font.size > 0 && !string.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    }
}

extension Drawing.Image {
    /// The pieces of which anything is seen.
    var paintedPieces: [Piece] {
        guard template?.isPainted ?? true else { return [] }
        return pieces.filter { Path($0.frame).hasArea && Path($0.source).hasArea }
    }
}

extension Drawing.Paint {
    /// Whether anything of it is seen in some scheme.
    var isPainted: Bool {
        switch self {
        case .color(let color): !color.isClear
        case .gradient(let gradient): gradient.stops.contains { !$0.color.isClear }
        }
    }

    /// Whether its colours flow around a centre, which SVG can't say in one element.
    var isAngular: Bool {
        guard case .gradient(let gradient) = self, case .angular = gradient.geometry else { return false }
        return gradient.solidColor == nil
    }
}

extension Path {
    /// Whether the outline can hold anything inside.
    var hasArea: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.hasArea
        case .elements(let elements): elements.count > 2 && isFinite
        }
    }

    /// Whether the outline is anything that a line could follow.
    var hasLength: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.isFinite
        case .elements(let elements): elements.count > 1 && isFinite
        }
    }
}

extension CGRect {
    /// Whether there is anything inside that is seen.
    var hasArea: Bool {
        isFinite && !Double(size.width).isPrintedAsZero && !Double(size.height).isPrintedAsZero
    }
}
