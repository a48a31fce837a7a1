// What can be seen of marks and through effects: one rule for pictures, pages, bounds, boxes and texts.

extension Double {
    /// Whether files print the number as zero, with three decimals.
    @inline(__always)
    @inlinable
    package var isPrintedAsZero: Bool { !(abs(self) * 1000 >= 0.5) }
}

extension CGAffineTransform {
    /// Whether files print the transform as one that changes nothing.
    package var isPrintedAsIdentity: Bool {
        Double(tx).isPrintedAsZero && Double(ty).isPrintedAsZero
            && [a - 1, b, c, d - 1].allSatisfy { abs($0) < 0.5e-6 }
    }
}

extension CGAffineTransform {
    /// Whether files print the transform as one that leaves no area, with six decimals.
    fileprivate var isPrintedAsFlat: Bool {
        func printed(_ factor: CGFloat) -> Double { (Double(factor) * 1e6).rounded() }
        return printed(a) * printed(d) == printed(b) * printed(c)
    }
}

extension Drawing.Effect {
    /// Whether it leaves nothing to be seen inside.
    package var paintsNothing: Bool {
        switch self {
        case .hidden: true
        case .opacity(let opacity): opacity.isPrintedAsZero || opacity < 0
        case .transform(let transform): transform.isPrintedAsFlat
        case .clip, .mask, .blur, .shadow, .colors: false
        }
    }
}

extension Drawing.Element {
    /// Whether nothing inside can be seen, as masks are and what is hidden.
    package var hidesContent: Bool { layer == .mask || effect?.paintsNothing ?? false }
}

extension Drawing.Mark {
    /// Whether the mark paints anything: without a clear color, an empty outline or an invalid number.
    public var isPainted: Bool {
        if let (rect, color) = coloredRect { return !color.isClear && rect.hasArea }
        return switch self {
        case .none: false
        case .shape(let shape): shape.paintedFill != nil || shape.paintedStroke != nil
        case .text(let lines): lines.indices.contains { lines[$0].isPainted }
        case .image(let image): !image.paintedPieces.isEmpty
        case .annotation(let parts): !parts.isEmpty
        }
    }
}

extension Drawing.Shape {
    /// The paint inside the outline; `nil` if nothing of it can be seen.
    package var paintedFill: Drawing.Paint? {
        guard let fill, fill.isPainted, path.hasArea else { return nil }
        return fill
    }

    /// The line along the outline; `nil` if nothing of it can be seen.
    package var paintedStroke: Drawing.Stroke? {
        guard let stroke, stroke.style.lineWidth > 0, !Double(stroke.style.lineWidth).isPrintedAsZero,
            stroke.paint.isPainted, path.hasLength
        else { return nil }
        return stroke
    }
}

extension Drawing.TextLine {
    /// Whether the line contains visible letters.
    public var isPainted: Bool {
        // By their numbers: runs are large, and copies cost more than the check.
        runs.indices.contains { runs[$0].isPainted }
    }
}

extension Drawing.TextRun {
    /// Whether the run contains visible letters.
    public var isPainted: Bool {
        paint.isPainted && font.size > 0 && !string.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    }
}

extension Drawing.Image {
    /// The pieces that can be seen.
    package var paintedPieces: [Piece] {
        guard template?.isPainted ?? true else { return [] }
        return pieces.filter { Path($0.frame).hasArea && Path($0.source).hasArea }
    }
}

extension Drawing.Paint {
    /// Whether anything of it can be seen in one of the schemes.
    package var isPainted: Bool {
        switch self {
        case .color(let color): !color.isClear
        case .gradient(let gradient): gradient.stops.contains { !$0.color.isClear }
        }
    }
}

extension Path {
    /// Whether the outline can contain anything.
    package var hasArea: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.hasArea
        case .elements(let elements):
            // A single curve contains an area together with the line back to its start.
            (elements.count > 2 || elements.contains(where: \.isCurve)) && isFinite
        }
    }

    /// Whether a line can follow the outline.
    package var hasLength: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.isFinite
        case .elements(let elements): elements.count > 1 && isFinite
        }
    }
}

extension Path.Element {
    fileprivate var isCurve: Bool {
        switch self {
        case .quadCurve, .curve: true
        case .move, .line, .closeSubpath: false
        }
    }
}

extension CGRect {
    /// Whether anything inside can be seen.
    @inlinable
    package var hasArea: Bool {
        isFinite && !Double(size.width).isPrintedAsZero && !Double(size.height).isPrintedAsZero
    }
}
