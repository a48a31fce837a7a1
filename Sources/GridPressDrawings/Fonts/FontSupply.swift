/// A type that provides the font files of a drawing.
package protocol FontSupplying: Sendable {
    /// Returns a font file that only contains the letters for some Unicode scalars.
    ///
    /// The result doesn't depend on the size of the font. It is `nil` if the face is unknown or its license doesn't
    /// permit embedding.
    func embedded(_ font: Drawing.Font, for scalars: Set<Unicode.Scalar>) -> EmbeddedFont?

    /// Returns the parts of a line from left to right.
    ///
    /// Letters of a known face are outlines, and all others remain text.
    func outlined(_ line: Drawing.TextLine) -> [OutlinedText]

    /// Returns whether the face of a font is available.
    func has(_ font: Drawing.Font) -> Bool
}

/// A font file that a picture contains.
package struct EmbeddedFont: Sendable {
    /// The format of a font file.
    package enum Format: Sendable {
        case trueType, openType
    }

    /// The bytes of the file.
    package var bytes: [UInt8]
    /// The format of the file.
    package var format: Format

    package init(bytes: [UInt8], format: Format) {
        self.bytes = bytes
        self.format = format
    }
}

/// A part of a line whose letters are either outlines or text.
package struct OutlinedText: Sendable {
    /// The form of the letters.
    package enum Form: Sendable {
        /// Outlines, in figure coordinates.
        case outlines(Path)
        /// Text in the family of the font, with the start of its baseline.
        case text(String, origin: CGPoint, width: Double)
    }

    /// The index of the run that contains the letters.
    package var run: Int
    /// The form of the letters.
    package var form: Form

    package init(run: Int, form: Form) {
        self.run = run
        self.form = form
    }
}

/// The font files of a drawing.
///
/// They don't affect the comparison of drawings.
package struct FontSupply: Equatable, Sendable {
    private var sources: [any FontSupplying] = []

    package init() {}

    /// Whether the supply contains no files.
    package var isEmpty: Bool { sources.isEmpty }

    /// Adds font files to the supply.
    package mutating func add(_ source: any FontSupplying) { sources.append(source) }

    /// Adds the files of another supply.
    package mutating func add(contentsOf other: FontSupply) { sources += other.sources }

    /// Returns the files with the face of a font; `nil` if no file has it, or for a font without a face.
    package func source(of font: Drawing.Font) -> (any FontSupplying)? {
        font.hasFace ? sources.first { $0.has(font) } : nil
    }

    package static func == (first: FontSupply, second: FontSupply) -> Bool { true }
}
