/// A type that has the font files of a drawing.
package protocol FontSupplying: Sendable {
    /// Returns a font file with the letters of some scalars alone; `nil` where the face isn't known or mayn't be
    /// embedded.
    ///
    /// The size of the font doesn't matter.
    func embedded(_ font: Drawing.Font, for scalars: Set<Unicode.Scalar>) -> EmbeddedFont?

    /// Returns the parts of a line from left to right: letters as outlines, and letters that stay text.
    func outlined(_ line: Drawing.TextLine) -> [OutlinedText]

    /// Returns whether the face of a font is known.
    func has(_ font: Drawing.Font) -> Bool
}

/// A font file as a part of a picture.
package struct EmbeddedFont: Sendable {
    /// The formats of files.
    package enum Format: Sendable {
        case trueType, openType
    }

    /// The bytes of the file.
    package var bytes: [UInt8]
    /// The format.
    package var format: Format

    package init(bytes: [UInt8], format: Format) {
        self.bytes = bytes
        self.format = format
    }
}

/// A part of a line whose letters have one form.
package struct OutlinedText: Sendable {
    /// The form of letters.
    package enum Form: Sendable {
        /// As outlines, in figure coordinates.
        case outlines(Path)
        /// As text in the family of the font, from a point of the baseline on.
        case text(String, origin: CGPoint, width: Double)
    }

    /// The run of the line to which the letters belong.
    package var run: Int
    /// The form.
    package var form: Form

    package init(run: Int, form: Form) {
        self.run = run
        self.form = form
    }
}

/// The font files of a drawing, which are no part of what it is compared by.
package struct FontSupply: Equatable, Sendable {
    private var sources: [any FontSupplying] = []

    package init() {}

    /// Whether there are no files.
    package var isEmpty: Bool { sources.isEmpty }

    /// Adds files, in addition to those that are there.
    package mutating func add(_ source: any FontSupplying) { sources.append(source) }

    /// Returns the files that have the face of a font.
    package func source(of font: Drawing.Font) -> (any FontSupplying)? {
        font.hasFace ? sources.first { $0.has(font) } : nil
    }

    package static func == (first: FontSupply, second: FontSupply) -> Bool { true }
}
