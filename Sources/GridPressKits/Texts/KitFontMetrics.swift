import GridPressSwiftUI

#if !canImport(Darwin)
    /// The scaling of lengths with the content size category.
    ///
    /// A figure has the default size, so lengths don't change.
    public final class UIFontMetrics: Sendable {
        /// The scaling of body text.
        public static let `default` = UIFontMetrics(forTextStyle: .body)

        /// Creates the scaling of a text style.
        public init(forTextStyle style: UIFont.TextStyle) {}

        /// Returns the length unchanged.
        public func scaledValue(for value: CGFloat) -> CGFloat { value }

        /// Returns the font unchanged.
        public func scaledFont(for font: UIFont) -> UIFont { font }

        /// Returns the font, at the maximum size if its own size is larger.
        public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
            font.withSize(min(font.pointSize, maximumPointSize))
        }
    }
#endif
