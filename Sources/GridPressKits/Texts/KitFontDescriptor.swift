import GridPressSwiftUI

/// The `UIFontDescriptor` and `NSFontDescriptor` of systems without UIKit and AppKit: the traits of a font.
public struct KitFontDescriptor: Hashable, Sendable {
    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Italic: AppKit's name.
        public static let italic = traitItalic
        /// Bold: AppKit's name.
        public static let bold = traitBold
        /// Monospaced: AppKit's name.
        public static let monoSpace = traitMonoSpace
    }

    /// A design of the system font.
    public enum SystemDesign: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A rounded design.
        case rounded
        /// A monospaced design.
        case monospaced

        fileprivate var design: Font.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The font without its traits.
    package let font: KitFont
    /// The traits.
    public private(set) var symbolicTraits: SymbolicTraits

    package init(_ font: KitFont, symbolicTraits: SymbolicTraits = []) {
        self.font = font
        self.symbolicTraits = symbolicTraits
    }

    /// Creates a descriptor of a font with a name.
    public init(name: String, size: CGFloat) {
        self.init(KitFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    /// Returns the descriptor of a text style.
    public static func preferredFontDescriptor(withTextStyle style: KitFont.TextStyle) -> KitFontDescriptor {
        KitFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// Returns the descriptor with other traits.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> KitFontDescriptor? {
        KitFontDescriptor(font, symbolicTraits: traits)
    }

    /// Returns the descriptor at another size.
    public func withSize(_ size: CGFloat) -> KitFontDescriptor {
        KitFontDescriptor(font.withSize(size), symbolicTraits: symbolicTraits)
    }

    /// Returns the descriptor of the system font with another design.
    public func withDesign(_ design: SystemDesign) -> KitFontDescriptor? {
        let other = KitFont.systemFont(ofSize: pointSize).changed { $0.design(design.design) }
        return KitFontDescriptor(other, symbolicTraits: symbolicTraits)
    }
}

extension KitFont {
    /// Creates a font of a descriptor; with the size 0, the descriptor's size applies.
    public init(descriptor: KitFontDescriptor, size: CGFloat) {
        var font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
        if descriptor.symbolicTraits.contains(.traitBold) { font = font.changed { $0.bold() } }
        if descriptor.symbolicTraits.contains(.traitItalic) { font = font.changed { $0.italic() } }
        if descriptor.symbolicTraits.contains(.traitMonoSpace) { font = font.changed { $0.monospaced() } }
        self = font
    }

    /// The descriptor of the font.
    public var fontDescriptor: KitFontDescriptor {
        let drawn = font.resolved(for: .large).font
        var traits: KitFontDescriptor.SymbolicTraits = []
        if drawn.weight >= Font.Weight.semibold.value { traits.insert(.traitBold) }
        if drawn.isItalic { traits.insert(.traitItalic) }
        if drawn.family == .monospaced { traits.insert(.traitMonoSpace) }
        return KitFontDescriptor(self, symbolicTraits: traits)
    }

    /// The name of the font.
    public var fontName: String { familyName }
    /// The name of the font family.
    public var familyName: String { font.customName ?? "System" }

    /// The names of font families: only the family of the system font.
    public static var familyNames: [String] { ["System"] }

    /// Returns the names of the fonts of a family.
    public static func fontNames(forFamilyName name: String) -> [String] { [name] }
}

#if !canImport(Darwin)
    /// The traits of a font: UIKit's name.
    public typealias UIFontDescriptor = KitFontDescriptor
    /// The traits of a font: AppKit's name.
    public typealias NSFontDescriptor = KitFontDescriptor

    /// The font manager of AppKit.
    public final class NSFontManager: Sendable {
        /// The shared font manager.
        public static let shared = NSFontManager()

        /// The names of font families: only the family of the system font.
        public var availableFontFamilies: [String] { KitFont.familyNames }
        /// The names of fonts: only the name of the system font.
        public var availableFonts: [String] { KitFont.familyNames }
    }
#endif
