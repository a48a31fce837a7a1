/// The `UIFont` and `NSFont` of systems without UIKit and AppKit: a typeface and its size.
public struct KitFont: Hashable, Sendable {
    /// The typeface as views have it.
    let font: Font
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

    /// The system's typeface at a size.
    public static func systemFont(ofSize size: CGFloat) -> KitFont { KitFont(.system(size: size), size: size) }

    /// The system's typeface at a size and in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight), size: size)
    }

    /// The system's typeface in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).bold(), size: size)
    }

    /// The system's typeface slanted.
    public static func italicSystemFont(ofSize size: CGFloat) -> KitFont {
        KitFont(.system(size: size).italic(), size: size)
    }

    /// A typeface whose letters are all of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> KitFont {
        KitFont(.system(size: size, weight: weight, design: .monospaced), size: size)
    }

    /// The same typeface at another size.
    public func withSize(_ size: CGFloat) -> KitFont { KitFont(font.sized(size), size: size) }
}

extension Font {
    /// A typeface of UIKit.
    public init(_ font: KitFont) { self = font.font }
}
