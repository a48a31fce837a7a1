/// A typeface, its size and weight.
///
/// Everything is drawn in the family of Helvetica and Arial, or in a monospaced face: those have widths that layout
/// knows without a font file. A typeface that is named otherwise is drawn in its font file, if the figure has one
/// (`fonts(_:)` of the module `GridPressFonts`), or else in the nearest of these, with a finding.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// With a style, the size grows as that does.
        case custom(name: String, size: CGFloat, scalesAs: TextStyle?)
    }

    private var base: Base
    private var weight: Weight?
    private var design: Design?
    private var isBold = false
    private var isItalic = false
    private var isMonospaced = false

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// The system's typeface at a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The system's typeface in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A typeface by name, at a size that grows as running text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, scalesAs: .body))
    }

    /// A typeface by name, at a size that grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, scalesAs: style))
    }

    /// A typeface by name, at a size that never grows.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, scalesAs: nil))
    }
}

// MARK: - Text styles

extension Font {
    /// Headings at the top of a page.
    public static let largeTitle = Font(.style(.largeTitle))
    /// Headings of the first level.
    public static let title = Font(.style(.title))
    /// Headings of the second level.
    public static let title2 = Font(.style(.title2))
    /// Headings of the third level.
    public static let title3 = Font(.style(.title3))
    /// Headings of paragraphs.
    public static let headline = Font(.style(.headline))
    /// Headings below headings.
    public static let subheadline = Font(.style(.subheadline))
    /// The typeface of running text.
    public static let body = Font(.style(.body))
    /// What is called out beside running text.
    public static let callout = Font(.style(.callout))
    /// Notes at the foot.
    public static let footnote = Font(.style(.footnote))
    /// What stands below a picture.
    public static let caption = Font(.style(.caption))
    /// What stands below a picture and matters less.
    public static let caption2 = Font(.style(.caption2))
}

// MARK: - Changes

extension Font {
    /// The typeface in bold.
    public func bold() -> Font { changed { $0.isBold = true } }

    /// The typeface slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// The typeface in a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// The typeface with another character.
    package func design(_ design: Design) -> Font { changed { $0.design = design } }

    /// A typeface whose letters are all of one width.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }

    /// The typeface with digits of one width, as the digits of this family are anyway.
    public func monospacedDigit() -> Font { self }

    /// The typeface as wide as it is: the family has no other widths.
    public func width(_ width: Width) -> Font { self }

    /// The typeface with small capitals, which are drawn as the letters are written.
    public func smallCaps() -> Font { self }

    /// The typeface with capitals drawn as small ones, which are drawn as the letters are written.
    public func uppercaseSmallCaps() -> Font { self }

    /// The typeface with small letters drawn as small capitals, which are drawn as the letters are written.
    public func lowercaseSmallCaps() -> Font { self }

    /// The typeface with lines as far apart as they are; `lineSpacing(_:)` moves them.
    public func leading(_ leading: Leading) -> Font { self }

    /// The typeface at another size, which never grows.
    func sized(_ size: CGFloat) -> Font {
        changed { font in
            switch font.base {
            case .style, .system: font.base = .system(size: size)
            case .custom(let name, _, _): font.base = .custom(name: name, size: size, scalesAs: nil)
            }
        }
    }

    /// The name of a typeface that isn't the system's.
    var customName: String? {
        if case .custom(let name, _, _) = base { name } else { nil }
    }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

// MARK: - Drawing

extension Font {
    /// A typeface as it is drawn, and what couldn't be done as asked for.
    package struct Resolved {
        package var font: Drawing.Font
        var problem: FontProblem?
    }

    /// The typeface as it is drawn for people who like to read at a size.
    ///
    /// - Parameters:
    ///   - files: The files of fonts.
    ///   - folder: The folder of the figure, in which there may be more of them.
    package func resolved(
        for typeSize: DynamicTypeSize,
        files: (any FontFileMeasuring)? = nil,
        folder: URL? = nil
    ) -> Resolved {
        var problem: FontProblem?
        let asked = size(for: typeSize)
        var size = asked
        if !(asked >= Self.leastSize && asked.isFinite) {
            problem = .invalidSize(asked)
            size = TextStyle.body.size(for: typeSize)
        } else if asked > FigureLimits.fontSize {
            problem = .tooLarge(asked)
            size = FigureLimits.fontSize
        }
        let weight = isBold ? max(weight?.value ?? 0, Weight.bold.value) : weight?.value ?? styleWeight
        var isMonospaced = isMonospaced || design == .monospaced
        if let files, !isMonospaced || customName != nil {
            let wanted = Drawing.Font(
                family: isMonospaced ? .monospaced : .sansSerif,
                size: size,
                weight: weight,
                isItalic: isItalic
            )
            if let match = files.font(named: customName, like: wanted, in: folder) {
                if !match.isExact { problem = problem ?? .otherFace(match.font, weight: weight, isItalic: isItalic) }
                return Resolved(font: match.font, problem: problem)
            }
        }
        if case .custom(let name, _, _) = base {
            if Self.isMonospaced(name) {
                isMonospaced = true
            } else if !Self.isOfHelveticaFamily(name) {
                problem = problem ?? .substituted(name, isDesign: false)
            }
        }
        if let design, design == .serif || design == .rounded {
            problem = problem ?? .substituted("\(design)", isDesign: true)
        }
        let font = Drawing.Font(
            family: isMonospaced ? .monospaced : .sansSerif,
            size: size,
            weight: weight,
            isItalic: isItalic
        )
        return Resolved(font: font, problem: problem)
    }

    /// The smallest size that isn't 0 once it is written.
    private static let leastSize: CGFloat = 0.001

    private func size(for typeSize: DynamicTypeSize) -> CGFloat {
        switch base {
        case .style(let style): style.size(for: typeSize)
        case .system(let size): size
        case .custom(_, let size, nil): size
        case .custom(_, let size, let style?): size * style.size(for: typeSize) / style.size(for: .large)
        }
    }

    private var styleWeight: Int {
        if case .style(let style) = base { style.weight.value } else { Weight.regular.value }
    }

    private static func isMonospaced(_ name: String) -> Bool {
        ["mono", "courier", "menlo", "consolas", "monaco"].contains { name.lowercased().contains($0) }
    }

    private static func isOfHelveticaFamily(_ name: String) -> Bool {
        ["helvetica", "arial", "liberation sans"].contains { name.lowercased().hasPrefix($0) }
    }
}

/// The reason why a typeface isn't drawn as requested.
enum FontProblem: Hashable {
    case invalidSize(CGFloat)
    case tooLarge(CGFloat)
    case substituted(String, isDesign: Bool)
    /// The font has no file of the weight or slant.
    case otherFace(Drawing.Font, weight: Int, isItalic: Bool)
}

nonisolated extension View {
    /// Sets the typeface of texts that name none.
    public func font(_ font: Font?) -> ModifiedView<Self> {
        modified(by: TextSetting(path: \.attributes.font, value: font))
    }
}
