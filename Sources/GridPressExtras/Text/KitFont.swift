/// The `UIFont` and `NSFont` of systems without UIKit and AppKit: a font and its size.
public struct KitFont: Hashable, Sendable {
    /// The SwiftUI font.
    package let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// Creates a font with a name, at a size that doesn't scale with the content size category.
    public init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(.custom(name, fixedSize: size), size: size)
    }

    /// Returns the system font at a size.
    public static func systemFont(ofSize size: CGFloat) -> KitFont { KitFont(.system(size: size), size: size) }

    /// Returns the system font with a size and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight), size: size)
    }

    /// Returns the bold system font at a size.
    public static func boldSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).bold(), size: size)
    }

    /// Returns the italic system font at a size.
    public static func italicSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).italic(), size: size)
    }

    /// Returns the monospaced system font with a size and a weight.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight, design: .monospaced), size: size)
    }

    /// Returns the font at another size.
    public func withSize(_ size: CGFloat) -> KitFont { KitFont(font.sized(size), size: size) }

    /// Returns the font with a change, at the same size.
    package func changed(_ change: (Font) -> Font) -> KitFont { KitFont(change(font), size: pointSize) }
}

extension Font {
    /// Creates a font from a UIKit or AppKit font.
    public init(_ font: KitFont) { self = font.font }
}

extension KitFont {
    /// A text style of UIKit.
    public struct TextStyle: Hashable, Sendable {
        package let style: Font.TextStyle

        /// Large titles.
        public static let largeTitle = TextStyle(style: .largeTitle)
        /// Titles of the first level.
        public static let title1 = TextStyle(style: .title)
        /// Titles of the second level.
        public static let title2 = TextStyle(style: .title2)
        /// Titles of the third level.
        public static let title3 = TextStyle(style: .title3)
        /// Headlines.
        public static let headline = TextStyle(style: .headline)
        /// Subheadlines.
        public static let subheadline = TextStyle(style: .subheadline)
        /// Body text.
        public static let body = TextStyle(style: .body)
        /// Callouts.
        public static let callout = TextStyle(style: .callout)
        /// Footnotes.
        public static let footnote = TextStyle(style: .footnote)
        /// Captions.
        public static let caption1 = TextStyle(style: .caption)
        /// Small captions.
        public static let caption2 = TextStyle(style: .caption2)
    }

    /// The weight of a font.
    public typealias Weight = Font.Weight

    /// Returns the font of a text style at the default size.
    public static func preferredFont(forTextStyle style: TextStyle) -> KitFont {
        let font = Font.system(style.style)
        return KitFont(font, size: font.resolved(for: .large).font.size)
    }

    /// Returns the system font, whose digits all have the same width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// The size of most text, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of button titles, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// The distance from the ascender to the descender.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of the tallest letters above the baseline.
    public var ascender: CGFloat { pointSize * Drawing.Font.ascent }
    /// The depth of the deepest letters below the baseline, as a negative number.
    public var descender: CGFloat { -pointSize * Drawing.Font.descent }
    /// The height of capital letters.
    public var capHeight: CGFloat { pointSize * Drawing.Font.capHeight }
    /// The spacing between lines, which is always 0.
    public var leading: CGFloat { 0 }
}

#if !canImport(Darwin)
    /// A font of UIKit.
    public typealias UIFont = KitFont
    /// A font of AppKit.
    public typealias NSFont = KitFont
#endif
