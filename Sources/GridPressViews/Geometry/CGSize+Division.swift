extension CGSize {
    /// Returns the size with both lengths divided by a factor.
    package static func / (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width / factor, height: size.height / factor)
    }
}
