import GridPressDrawings

/// The font files that a picture needs, with the letters that it has of each.
///
/// It is filled while a drawing is analyzed, and only read from then on.
final class SVGFonts {
    /// A part of a font file, as a rule of the style.
    struct EmbeddedFace {
        /// The number of the family.
        let family: Int
        let weight: Int
        let isItalic: Bool
        let file: EmbeddedFont
    }

    /// The families in the order in which they appear.
    private var families: [String] = []
    /// The fonts in the order in which they appear, in one size.
    private var fonts: [Drawing.Font] = []
    private var scalars: [Drawing.Font: Set<Unicode.Scalar>] = [:]
    private var outlinedFonts: Set<Drawing.Font> = []
    private var supply = FontSupply()
    /// The parts of files that the picture contains.
    private(set) var embedded: [EmbeddedFace] = []

    // MARK: Collecting

    /// Adds the letters of a run, whose font has a face.
    func add(_ run: borrowing Drawing.TextRun) {
        let font = run.font.inOneSize
        if scalars[font] == nil {
            fonts.append(font)
            if let family = font.face?.family, !families.contains(family) { families.append(family) }
        }
        var letters = scalars[font] ?? []
        letters.formUnion(run.string.unicodeScalars)
        if run.string.utf8.contains(where: { $0 >= 0x80 }) {
            // A font may have a letter and its marks as one glyph, or as several.
            letters.formUnion(run.string.precomposedStringWithCanonicalMapping.unicodeScalars)
            letters.formUnion(run.string.decomposedStringWithCanonicalMapping.unicodeScalars)
        }
        scalars[font] = letters
    }

    /// Determines how each font is drawn, once all letters are known.
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

    /// Returns the number of the family of a face whose file the picture contains; `nil` for others.
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
    func areOutlines(_ line: borrowing Drawing.TextLine) -> Bool {
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
    /// The font in one size, as files are found.
    fileprivate var inOneSize: Drawing.Font {
        var font = self
        font.size = 1
        font.family = .sansSerif
        return font
    }

    /// Returns whether a font comes from the same family or file as another, whatever its size and weight.
    func hasFamily(of other: Drawing.Font?) -> Bool {
        guard let other else { return false }
        return family == other.family && face == other.face
    }
}

// MARK: - Writing

extension ByteBuffer {
    /// Appends the families of a font, best first: the part of its file that the picture contains, the reader's font of
    /// the same name, and what stands in for it.
    mutating func append(familiesOf font: Drawing.Font, _ fonts: SVGFonts?) {
        if let face = font.face {
            if let number = fonts?.familyNumber(of: face) {
                append("'")
                append(fontFamily: number)
                append("',")
            }
            let name = face.family
            if name.unicodeScalars.allSatisfy(\.isOfPlainName) {
                append("'")
                // There is nothing to escape in it.
                append(name, in: .content)
                append("',")
            }
        }
        append(font.family.svgFamilies)
    }

    /// Appends the name of the family of a part of a font file.
    fileprivate mutating func append(fontFamily number: Int) {
        appendFigurePrefix()
        append("f")
        append(number)
    }
}

extension Unicode.Scalar {
    /// Whether it can stand between quotes in a style sheet and in an attribute.
    fileprivate var isOfPlainName: Bool {
        self == " " || self == "-" || self == "_" || properties.isAlphabetic
            || properties.generalCategory == .decimalNumber
    }
}

extension MarkupWriter {
    /// Writes the rules of font files.
    ///
    /// Each part of a file has a family of its own, which is that of no other figure.
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
