// The visibility of marks and of the content of effects. Pictures, pages, bounds, boxes and texts share these rules.

extension Double {
    /// Whether files print the number as zero, with three decimals.
    ///
    /// It is also `true` for NaN.
    @inline(__always)
    @inlinable
    package var isPrintedAsZero: Bool { !(abs(self) * 1000 >= 0.5) }
}

extension CGAffineTransform {
    /// Whether files print the transform as the identity.
    package var isPrintedAsIdentity: Bool {
        Double(tx).isPrintedAsZero && Double(ty).isPrintedAsZero
            && [a - 1, b, c, d - 1].allSatisfy { abs($0) < 0.5e-6 }
    }
}

extension CGAffineTransform {
    /// Whether files print the transform as one that maps everything to a line or a point, with six decimals.
    fileprivate var isPrintedAsFlat: Bool {
        func printed(_ factor: CGFloat) -> Double { (Double(factor) * 1e6).rounded() }
        return printed(a) * printed(d) == printed(b) * printed(c)
    }
}

extension Drawing.Effect {
    /// Whether the effect hides everything inside.
    package var paintsNothing: Bool {
        switch self {
        case .hidden: true
        case .opacity(let opacity): opacity.isPrintedAsZero || opacity < 0
        case .transform(let transform): !transform.isFinite || transform.isPrintedAsFlat
        case .clip(let path, _): !path.isFinite
        case .mask, .blur, .shadow, .colors: false
        }
    }
}

extension Drawing.Element {
    /// Whether everything inside the element is invisible: a mask, or content that an effect hides.
    package var hidesContent: Bool { layer == .mask || effect?.paintsNothing ?? false }
}

extension Drawing.Mark {
    /// A Boolean value that indicates whether the mark paints anything.
    ///
    /// Clear colors, empty outlines and invalid numbers paint nothing.
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
    /// The visible fill; `nil` if the shape has none.
    package var paintedFill: Drawing.Paint? {
        guard let fill, fill.isPainted, path.hasArea else { return nil }
        return fill
    }

    /// The visible line along the path; `nil` if the shape has none.
    package var paintedStroke: Drawing.Stroke? {
        guard let stroke, stroke.style.lineWidth > 0, !Double(stroke.style.lineWidth).isPrintedAsZero,
            stroke.paint.isPainted, path.hasLength
        else { return nil }
        return stroke
    }
}

extension Drawing.TextLine {
    /// A Boolean value that indicates whether the line contains visible letters.
    public var isPainted: Bool {
        // Indices avoid copies of runs, which cost more than the check.
        runs.indices.contains { runs[$0].isPainted }
    }
}

extension Drawing.TextRun {
    /// A Boolean value that indicates whether the run contains visible letters.
    public var isPainted: Bool {
        paint.isPainted && font.size > 0 && !string.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    }
}

extension Drawing.Image {
    /// The visible pieces.
    package var paintedPieces: [Piece] {
        guard template?.isPainted ?? true else { return [] }
        return pieces.filter { Path($0.frame).hasArea && Path($0.source).hasArea }
    }
}

extension Drawing.Paint {
    /// Whether the paint is visible in at least one scheme.
    package var isPainted: Bool {
        switch self {
        case .color(let color): !color.isClear
        case .gradient(let gradient): gradient.stops.contains { !$0.color.isClear }
        }
    }
}

extension Path {
    /// Whether the path can enclose an area.
    package var hasArea: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.hasArea
        case .elements(let elements):
            // A single curve encloses an area with the line back to its start.
            (elements.count > 2 || elements.contains(where: \.isCurve)) && isFinite
        }
    }

    /// Whether the path can have a line along it.
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
    /// Whether the rectangle encloses an area that files print.
    @inlinable
    package var hasArea: Bool {
        isFinite && !Double(size.width).isPrintedAsZero && !Double(size.height).isPrintedAsZero
    }
}
