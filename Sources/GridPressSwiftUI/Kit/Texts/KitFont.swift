/// The `UIFont` and `NSFont` of systems without UIKit and AppKit: a typeface and its size.
public struct KitFont: Hashable, Sendable {
    /// The typeface as views have it.
    package let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// A typeface by name, at a size that never grows.
    public init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(.custom(name, fixedSize: size), size: size)
    }

    /// Returns the system's typeface at a size.
    public static func systemFont(ofSize size: CGFloat) -> KitFont { KitFont(.system(size: size), size: size) }

    /// Returns the system's typeface at a size and in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight), size: size)
    }

    /// Returns the system's typeface in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).bold(), size: size)
    }

    /// Returns the system's typeface slanted.
    public static func italicSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).italic(), size: size)
    }

    /// Returns a typeface whose letters are all of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight, design: .monospaced), size: size)
    }

    /// Returns the same typeface at another size.
    public func withSize(_ size: CGFloat) -> KitFont { KitFont(font.sized(size), size: size) }

    /// Returns the typeface changed, at the same size.
    func changed(_ change: (Font) -> Font) -> KitFont { KitFont(change(font), size: pointSize) }
}

extension Font {
    /// A typeface of UIKit.
    public init(_ font: KitFont) { self = font.font }
}

extension KitFont {
    /// A style of text, by its name in UIKit.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle

        /// Headings at the top of a page.
        public static let largeTitle = TextStyle(style: .largeTitle)
        /// Headings of the first level.
        public static let title1 = TextStyle(style: .title)
        /// Headings of the second level.
        public static let title2 = TextStyle(style: .title2)
        /// Headings of the third level.
        public static let title3 = TextStyle(style: .title3)
        /// Headings of paragraphs.
        public static let headline = TextStyle(style: .headline)
        /// Headings below headings.
        public static let subheadline = TextStyle(style: .subheadline)
        /// Running text.
        public static let body = TextStyle(style: .body)
        /// Text that is called out beside running text.
        public static let callout = TextStyle(style: .callout)
        /// Notes.
        public static let footnote = TextStyle(style: .footnote)
        /// Words below pictures.
        public static let caption1 = TextStyle(style: .caption)
        /// Small words below pictures.
        public static let caption2 = TextStyle(style: .caption2)
    }

    /// The weight of a typeface.
    public typealias Weight = Font.Weight

    /// Returns the typeface of a style in the usual size.
    public static func preferredFont(forTextStyle style: TextStyle) -> KitFont {
        let font = Font.system(style.style)
        return KitFont(font, size: font.resolved(for: .large).font.size)
    }

    /// Returns the typeface of digits of one width, as the digits of the family are anyway.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// The size of most text.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small text.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of the titles of buttons.
    public static var buttonFontSize: CGFloat { 18 }

    /// The height from the top of the tallest letters to the bottom of the deepest.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of the tallest letters above the baseline.
    public var ascender: CGFloat { pointSize * Drawing.Font.ascent }
    /// The depth of the deepest letters below the baseline, below 0.
    public var descender: CGFloat { -pointSize * Drawing.Font.descent }
    /// The height of capital letters.
    public var capHeight: CGFloat { pointSize * Drawing.Font.capHeight }
    /// The room between lines: none.
    public var leading: CGFloat { 0 }
}

#if !canImport(Darwin)
    /// The growth of lengths with the size in which people like to read: a figure has the usual size.
    public final class UIFontMetrics: Sendable {
        /// The growth of running text.
        public static let `default` = UIFontMetrics(forTextStyle: .body)

        /// The growth of a style.
        public init(forTextStyle style: UIFont.TextStyle) {}

        /// Returns the length in the usual size.
        public func scaledValue(for value: CGFloat) -> CGFloat { value }

        /// Returns the typeface in the usual size.
        public func scaledFont(for font: UIFont) -> UIFont { font }

        /// Returns the typeface in the usual size, or in a size if that is smaller.
        public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
            font.withSize(min(font.pointSize, maximumPointSize))
        }
    }
#endif
