extension CGRect {
    /// The rectangle mirrored about the vertical middle line of another, as right-to-left layout places it.
    func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }

    /// The centre.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
