// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

public struct KitFontDescriptor: Hashable, Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1), traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10), italic = traitItalic, bold = traitBold
        public static let monoSpace = traitMonoSpace
    }

    public enum SystemDesign: Hashable, Sendable {
        case `default`, serif
        /// A rounded design.
        case rounded, monospaced

        fileprivate var design: Font.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    package let font: KitFont
    public private(set) var symbolicTraits: SymbolicTraits

    package init(_ font: KitFont, symbolicTraits: SymbolicTraits = []) {
        self.font = font
        self.symbolicTraits = symbolicTraits
    }

    public init(name: String, size: CGFloat) { self.init(KitFont(name: name, size: size) ?? .systemFont(ofSize: size)) }

    public static func preferredFontDescriptor(withTextStyle style: KitFont.TextStyle) -> KitFontDescriptor {
        KitFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> KitFontDescriptor? {
        KitFontDescriptor(font, symbolicTraits: traits)
    }

    public func withSize(_ size: CGFloat) -> KitFontDescriptor {
        KitFontDescriptor(font.withSize(size), symbolicTraits: symbolicTraits)
    }

    public func withDesign(_ design: SystemDesign) -> KitFontDescriptor? {
        let other = KitFont.systemFont(ofSize: pointSize).changed { $0.design(design.design) }
        return KitFontDescriptor(other, symbolicTraits: symbolicTraits)
    }
}

extension KitFont {
    public init(descriptor: KitFontDescriptor, size: CGFloat) {
        var font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
        if descriptor.symbolicTraits.contains(.traitBold) { font = font.changed { $0.bold() } }
        if descriptor.symbolicTraits.contains(.traitItalic) { font = font.changed { $0.italic() } }
        if descriptor.symbolicTraits.contains(.traitMonoSpace) { font = font.changed { $0.monospaced() } }
        self = font
    }

    public var fontDescriptor: KitFontDescriptor {
        let drawn = font.resolved(for: .large).font
        var traits: KitFontDescriptor.SymbolicTraits = []
        if drawn.weight >= Font.Weight.semibold.value { traits.insert(.traitBold) }
        if drawn.isItalic { traits.insert(.traitItalic) }
        if drawn.family == .monospaced { traits.insert(.traitMonoSpace) }
        return KitFontDescriptor(self, symbolicTraits: traits)
    }

    public var fontName: String { familyName }
    public var familyName: String { font.customName ?? "System" }

    /// The names of font families: only the family of the system font.
    public static var familyNames: [String] { ["System"] }
    public static func fontNames(forFamilyName name: String) -> [String] { [name] }
}

#if !canImport(Darwin)
    public typealias UIFontDescriptor = KitFontDescriptor
    public typealias NSFontDescriptor = KitFontDescriptor

    public final class NSFontManager: Sendable {
        public static let shared = NSFontManager()

        /// The names of font families: only the family of the system font.
        public var availableFontFamilies: [String] { KitFont.familyNames }
        /// The names of fonts: only the name of the system font.
        public var availableFonts: [String] { KitFont.familyNames }
    }
#endif
