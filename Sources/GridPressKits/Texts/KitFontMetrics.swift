// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// The scaling of lengths with the content size category.
    ///
    /// A figure has the default size, so lengths don't change.
    public final class UIFontMetrics: Sendable {
        public static let `default` = UIFontMetrics(forTextStyle: .body)
        public init(forTextStyle style: UIFont.TextStyle) {}
        public func scaledValue(for value: CGFloat) -> CGFloat { value }
        public func scaledFont(for font: UIFont) -> UIFont { font }

        public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
            font.withSize(min(font.pointSize, maximumPointSize))
        }
    }
#endif
