extension Path {
    /// Adds a transformed rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect).applying(transform))
    }

    /// Adds transformed rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a transformed ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds a transformed rectangle with elliptic corners.
    ///
    /// `style` has no effect: GridPress draws both styles as arcs.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize).applying(transform))
    }

    /// Adds transformed lines.
    public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
        var lines = Path()
        lines.addLines(points)
        addPath(lines.applying(transform))
    }

    /// Adds a transformed path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
}
