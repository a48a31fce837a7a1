/// The font files that a picture needs, with the characters that it uses of each.
///
/// The object is filled during the analysis of a drawing, and only read afterwards.
package final class SVGFonts {
    /// A part of a font file, as a `@font-face` rule.
    struct EmbeddedFace {
        /// The number of the family.
        let family: Int
        let weight: Int
        let isItalic: Bool
        let file: EmbeddedFont
    }

    /// The families in the order in which they appear.
    private var families: [String] = []
    /// The fonts in the order in which they appear, all in the same size.
    private var fonts: [Drawing.Font] = []
    private var scalars: [Drawing.Font: Set<Unicode.Scalar>] = [:]
    private var outlinedFonts: Set<Drawing.Font> = []
    private var supply = FontSupply()
    /// The parts of files that the picture contains.
    private(set) var embedded: [EmbeddedFace] = []

    // MARK: Collecting

    /// Adds the characters of a run whose font has a face.
    func add(_ run: borrowing Drawing.TextRun) {
        let font = run.font.inOneSize
        if scalars[font] == nil {
            fonts.append(font)
            if let family = font.face?.family, !families.contains(family) { families.append(family) }
        }
        var letters = scalars[font] ?? []
        letters.formUnion(run.string.unicodeScalars)
        if run.string.utf8.contains(where: { $0 >= 0x80 }) {
            // A font may have one glyph for a letter with its marks, or several.
            letters.formUnion(run.string.precomposedStringWithCanonicalMapping.unicodeScalars)
            letters.formUnion(run.string.decomposedStringWithCanonicalMapping.unicodeScalars)
        }
        scalars[font] = letters
    }

    /// Decides how each font is drawn, after all characters are known.
    func resolve(_ supply: FontSupply, as form: Drawing.TextForm) {
        self.supply = supply
        for font in fonts {
            guard let source = supply.source(of: font) else { continue }
            guard form == .embedded, let family = font.face?.family, let number = families.firstIndex(of: family),
                let file = source.embedded(font, for: scalars[font] ?? [])
            else {
                outlinedFonts.insert(font)
                continue
            }
            embedded.append(
                EmbeddedFace(family: number + 1, weight: font.weight, isItalic: font.isItalic, file: file)
            )
        }
    }

    // MARK: Use

    /// Returns the family number of a face that the picture contains; `nil` for others.
    func familyNumber(of face: Drawing.Font.Face) -> Int? {
        let family = face.family
        guard let index = families.firstIndex(of: family) else { return nil }
        return embedded.contains { $0.family == index + 1 } ? index + 1 : nil
    }

    /// Returns a line as outlines; `nil` for a line that stays text.
    func outlined(_ line: borrowing Drawing.TextLine) -> [OutlinedText]? {
        guard !outlinedFonts.isEmpty else { return nil }
        for run in line.runs.indices {
            let font = line.runs[run].font
            if font.hasFace, outlinedFonts.contains(font.inOneSize) {
                return supply.source(of: font)?.outlined(copy line)
            }
        }
        return nil
    }

    /// Returns whether a line is drawn as outlines.
    package func areOutlines(_ line: borrowing Drawing.TextLine) -> Bool {
        guard !outlinedFonts.isEmpty else { return false }
        for run in line.runs.indices where line.runs[run].font.hasFace {
            if outlinedFonts.contains(line.runs[run].font.inOneSize) { return true }
        }
        return false
    }

    /// Whether any line is drawn as outlines.
    var hasOutlines: Bool { !outlinedFonts.isEmpty }
}

extension Drawing.Font {
    /// The font in the common size that files are looked up with.
    fileprivate var inOneSize: Drawing.Font {
        var font = self
        font.size = 1
        font.family = .sansSerif
        return font
    }

    /// Returns whether a font has the same family or file as another, regardless of size and weight.
    package func hasFamily(of other: Drawing.Font?) -> Bool {
        guard let other else { return false }
        return family == other.family && face == other.face
    }
}

// MARK: - Writing

extension ByteBuffer {
    /// Appends the families of a font in order of preference.
    ///
    /// The part of the file that the picture contains comes first, then the reader's font of the same name, then a
    /// fallback.
    package mutating func append(familiesOf font: Drawing.Font, _ fonts: SVGFonts?) {
        if let face = font.face {
            if let number = fonts?.familyNumber(of: face) {
                append("'")
                append(fontFamily: number)
                append("',")
            }
            let name = face.family
            if name.unicodeScalars.allSatisfy(\.isOfPlainName) {
                append("'")
                // The name needs no escaping.
                append(name, in: .content)
                append("',")
            }
        }
        append(font.family.svgFamilies)
    }

    /// Appends the family name of a part of a font file.
    fileprivate mutating func append(fontFamily number: Int) {
        appendFigurePrefix()
        append("f")
        append(number)
    }
}

extension Unicode.Scalar {
    /// Whether a name with the scalar can be quoted in a style sheet and in an attribute without escaping.
    fileprivate var isOfPlainName: Bool {
        self == " " || self == "-" || self == "_" || properties.isAlphabetic
            || properties.generalCategory == .decimalNumber
    }
}

extension MarkupWriter {
    /// Writes the rules of font files.
    ///
    /// Each part of a file has a unique family name, which no other figure has.
    mutating func rules(of fonts: SVGFonts) {
        for face in fonts.embedded {
            literal("@font-face{font-family:\"")
            bytes.append(fontFamily: face.family)
            literal("\";font-weight:")
            bytes.append(min(max(face.weight, 1), 1000))
            if face.isItalic { literal(";font-style:italic") }
            literal(";src:url(data:font/")
            switch face.file.format {
            case .trueType: literal("ttf;base64,")
            case .openType: literal("otf;base64,")
            }
            face.file.bytes.withUnsafeBytes { bytes.append(base64: $0) }
            literal(")}")
        }
    }
}
