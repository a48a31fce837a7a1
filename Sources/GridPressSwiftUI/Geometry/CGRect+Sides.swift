extension CGRect {
    /// The rectangle mirrored about the vertical middle line of another, as right-to-left layout places it.
    package func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }

    /// A rectangle measured from the leading top corner of a view, where the view stands in its frame.
    package func placed(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let unmirrored = direction == .rightToLeft ? mirrored(in: CGRect(origin: .zero, size: frame.size)) : self
        return unmirrored.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The centre.
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
