/// A font: its family, size and weight.
///
/// Texts are drawn in the Helvetica and Arial family, or in a monospaced family. Layout knows their widths without a
/// font file. Another family needs a font file in the figure: see `fonts(_:)` of the module `GridPressFonts`. Without
/// a file, texts are drawn in the Helvetica family, with a finding. Names such as `Menlo` and `Courier` select the
/// monospaced family, without a finding.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A named font.
        ///
        /// Its size scales with a text style; it is fixed without one.
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

    /// Returns the system font with a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// Returns the system font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// Returns a named font whose size scales with the body text style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, scalesAs: .body))
    }

    /// Returns a named font whose size scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, scalesAs: style))
    }

    /// Returns a named font with a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, scalesAs: nil))
    }
}

// MARK: - Text styles

extension Font {
    /// The font of titles at the top of a screen.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of first-level headings.
    public static let title = Font(.style(.title))
    /// The font of second-level headings.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level headings.
    public static let title3 = Font(.style(.title3))
    /// The font of headings, in the semibold weight.
    public static let headline = Font(.style(.headline))
    /// The font of subheadings.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text.
    public static let body = Font(.style(.body))
    /// The font of callouts.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions.
    public static let caption = Font(.style(.caption))
    /// The font of secondary captions.
    public static let caption2 = Font(.style(.caption2))
}

// MARK: - Changes

extension Font {
    /// Returns the font in bold, or in a heavier weight that is set.
    public func bold() -> Font { changed { $0.isBold = true } }

    /// Returns the font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// Returns the font with a design.
    package func design(_ design: Design) -> Font { changed { $0.design = design } }

    /// Returns the font in a monospaced family.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }

    /// Returns the font without changes: the digits of the Helvetica family have the same width anyway.
    public func monospacedDigit() -> Font { self }

    /// Returns the font without changes: the family has no other widths.
    public func width(_ width: Width) -> Font { self }

    /// Returns the font without changes: small capitals aren't supported.
    public func smallCaps() -> Font { self }

    /// Returns the font without changes: small capitals aren't supported.
    public func uppercaseSmallCaps() -> Font { self }

    /// Returns the font without changes: small capitals aren't supported.
    public func lowercaseSmallCaps() -> Font { self }

    /// Returns the font without changes.
    ///
    /// Use `lineSpacing(_:)` to move lines apart.
    public func leading(_ leading: Leading) -> Font { self }

    /// Returns the font with a fixed size in points.
    package func sized(_ size: CGFloat) -> Font {
        changed { font in
            switch font.base {
            case .style, .system: font.base = .system(size: size)
            case .custom(let name, _, _): font.base = .custom(name: name, size: size, scalesAs: nil)
            }
        }
    }

    /// The name of a font that isn't the system font; `nil` for the system font.
    package var customName: String? {
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
    /// A font for drawing, and the problem that arose.
    package struct Resolved {
        package var font: Drawing.Font
        var problem: FontProblem?
    }

    /// Returns the font for drawing in a dynamic type size.
    ///
    /// - Parameters:
    ///   - typeSize: The text size that the reader prefers.
    ///   - files: The font files of the figure, if any.
    ///   - folder: The folder of the figure, which can contain further font files.
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

    /// The smallest valid size in points: smaller sizes round to 0 in the document.
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

/// The reason why a font isn't drawn as requested.
enum FontProblem: Hashable {
    case invalidSize(CGFloat)
    case tooLarge(CGFloat)
    case substituted(String, isDesign: Bool)
    /// The font has no file with the weight or slant.
    case otherFace(Drawing.Font, weight: Int, isItalic: Bool)
}

nonisolated extension View {
    /// Sets the font of texts without an explicit font.
    ///
    /// `nil` restores the default font.
    public func font(_ font: Font?) -> ModifiedView<Self> {
        modified(by: TextSetting(path: \.attributes.font, value: font))
    }
}
