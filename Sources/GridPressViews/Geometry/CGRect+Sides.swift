extension CGRect {
    /// Returns the rectangle mirrored about the vertical center line of another, as in a right-to-left layout.
    package func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }

    /// Returns a rectangle in the coordinates of a frame.
    ///
    /// The receiver is measured from the leading top corner of the view.
    package func placed(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let unmirrored = direction == .rightToLeft ? mirrored(in: CGRect(origin: .zero, size: frame.size)) : self
        return unmirrored.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The center.
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
