/// The `UIFontDescriptor` and `NSFontDescriptor` of systems without UIKit and AppKit: the traits of a typeface.
public struct KitFontDescriptor: Hashable, Sendable {
    /// Traits that typefaces have or not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Stretched.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Slanted, as AppKit names it.
        public static let italic = traitItalic
        /// Bold, as AppKit names it.
        public static let bold = traitBold
        /// Letters of one width, as AppKit names it.
        public static let monoSpace = traitMonoSpace
    }

    /// The family of a typeface of the system.
    public enum SystemDesign: Hashable, Sendable {
        /// That of most text.
        case `default`
        /// With feet.
        case serif
        /// Round.
        case rounded
        /// Letters of one width.
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

    /// The typeface without its traits.
    package let font: KitFont
    /// The traits.
    public private(set) var symbolicTraits: SymbolicTraits

    package init(_ font: KitFont, symbolicTraits: SymbolicTraits = []) {
        self.font = font
        self.symbolicTraits = symbolicTraits
    }

    /// A typeface by name.
    public init(name: String, size: CGFloat) {
        self.init(KitFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    /// Returns the traits of a style of text.
    public static func preferredFontDescriptor(withTextStyle style: KitFont.TextStyle) -> KitFontDescriptor {
        KitFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// Returns the same typeface with other traits.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> KitFontDescriptor? {
        KitFontDescriptor(font, symbolicTraits: traits)
    }

    /// Returns the same typeface at another size.
    public func withSize(_ size: CGFloat) -> KitFontDescriptor {
        KitFontDescriptor(font.withSize(size), symbolicTraits: symbolicTraits)
    }

    /// Returns the typeface of the system in another family.
    public func withDesign(_ design: SystemDesign) -> KitFontDescriptor? {
        let other = KitFont.systemFont(ofSize: pointSize).changed { $0.design(design.design) }
        return KitFontDescriptor(other, symbolicTraits: symbolicTraits)
    }
}

extension KitFont {
    /// A typeface with traits, at their size where the size is 0.
    public init(descriptor: KitFontDescriptor, size: CGFloat) {
        var font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
        if descriptor.symbolicTraits.contains(.traitBold) { font = font.changed { $0.bold() } }
        if descriptor.symbolicTraits.contains(.traitItalic) { font = font.changed { $0.italic() } }
        if descriptor.symbolicTraits.contains(.traitMonoSpace) { font = font.changed { $0.monospaced() } }
        self = font
    }

    /// The traits of the typeface.
    public var fontDescriptor: KitFontDescriptor {
        let drawn = font.resolved(for: .large).font
        var traits: KitFontDescriptor.SymbolicTraits = []
        if drawn.weight >= Font.Weight.semibold.value { traits.insert(.traitBold) }
        if drawn.isItalic { traits.insert(.traitItalic) }
        if drawn.family == .monospaced { traits.insert(.traitMonoSpace) }
        return KitFontDescriptor(self, symbolicTraits: traits)
    }

    /// The name of the typeface.
    public var fontName: String { familyName }
    /// The name of the family.
    public var familyName: String { font.customName ?? "System" }

    /// The names of families: those of the system alone.
    public static var familyNames: [String] { ["System"] }

    /// Returns the names of the typefaces of a family.
    public static func fontNames(forFamilyName name: String) -> [String] { [name] }
}

#if !canImport(Darwin)
    /// The traits of a typeface, by their name in UIKit.
    public typealias UIFontDescriptor = KitFontDescriptor
    /// The traits of a typeface, by their name in AppKit.
    public typealias NSFontDescriptor = KitFontDescriptor

    /// The typefaces of AppKit.
    public final class NSFontManager: Sendable {
        /// The typefaces of the system.
        public static let shared = NSFontManager()

        /// The names of families: those of the system alone.
        public var availableFontFamilies: [String] { KitFont.familyNames }
        /// The names of typefaces: those of the system alone.
        public var availableFonts: [String] { KitFont.familyNames }
    }
#endif
