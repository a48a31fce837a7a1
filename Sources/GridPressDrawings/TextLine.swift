extension Drawing {
    /// One set line of text.
    public struct TextLine: Equatable, Sendable {
        /// The left end of its baseline, in figure coordinates.
        public var origin: CGPoint
        /// How wide layout took it to be.
        public var width: Double
        /// The direction that the line as a whole reads in.
        public var direction: Direction
        /// What it says, in the order of reading, in pieces that look the same.
        ///
        /// Where directions are forced, pieces stand from left to right, and those next to each other that read from
        /// right to left in the order of reading.
        public var runs: [TextRun]

        /// One set line of text.
        public init(origin: CGPoint, width: Double, direction: Direction = .leftToRight, runs: [TextRun]) {
            self.origin = origin
            self.width = width
            self.direction = direction
            self.runs = runs
        }

        /// What it says.
        public var string: String {
            runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
        }
    }

    /// A piece of a line whose letters look the same.
    public struct TextRun: Equatable, Sendable {
        /// What it says.
        public var string: String
        /// The typeface and size.
        public var font: Font
        /// What it is painted with.
        public var paint: Paint
        /// The room added after each letter.
        public var tracking: Double
        /// How far it is raised above the line's baseline.
        public var baselineOffset: Double
        /// The lines that are drawn along it.
        public var decoration: TextDecoration
        /// Where it leads.
        public var link: SafeURL?
        /// The direction that all its letters read in, where their own would be misleading.
        public var forcedDirection: Direction?
    }

    /// A direction of reading.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// From left to right, as Latin letters.
        case leftToRight
        /// From right to left, as Arabic and Hebrew letters.
        case rightToLeft
    }

    /// Lines along letters.
    public struct TextDecoration: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// A set of these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line below the letters.
        public static let underline = TextDecoration(rawValue: 1)
        /// A line through the letters.
        public static let strikethrough = TextDecoration(rawValue: 2)
    }

    /// A typeface and size.
    public struct Font: Hashable, Sendable {
        /// The family of a typeface.
        public enum Family: String, Hashable, Sendable, CaseIterable {
            /// The family of Helvetica and Arial.
            case sansSerif
            /// A face whose letters are all of one width.
            case monospaced
        }

        /// Which family of typefaces.
        public var family: Family
        /// The size in points.
        public var size: Double
        /// From 100, thin, to 900, black; 400 is regular.
        public var weight: Int
        /// Whether it is slanted.
        public var isItalic: Bool
        /// The number of the face; 0 for none.
        private var faceNumber: UInt32

        /// The face of a font file; `nil` for a face of the family.
        ///
        /// Letters that the file lacks are drawn in the family.
        public var face: Face? {
            get { Face(number: faceNumber) }
            set { faceNumber = newValue?.number ?? 0 }
        }
        /// Whether the face is that of a font file.
        package var hasFace: Bool { faceNumber != 0 }

        /// A typeface and size.
        public init(
            family: Family = .sansSerif,
            face: Face? = nil,
            size: Double,
            weight: Int = 400,
            isItalic: Bool = false
        ) {
            self.family = family
            faceNumber = face?.number ?? 0
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
        }
    }
}

extension Drawing.TextRun {
    // Beside the structure: what is written field by field inside it, the compiler copies once it is whole.
    /// A piece of a line.
    public init(
        _ string: String,
        font: Drawing.Font,
        paint: Drawing.Paint,
        tracking: Double = 0,
        baselineOffset: Double = 0,
        decoration: Drawing.TextDecoration = [],
        link: SafeURL? = nil,
        forcedDirection: Drawing.Direction? = nil
    ) {
        self.init(
            string: string,
            font: font,
            paint: paint,
            tracking: tracking,
            baselineOffset: baselineOffset,
            decoration: decoration,
            link: link,
            forcedDirection: forcedDirection
        )
    }
}

extension Drawing.TextLine {
    /// The rectangle from the top of the tallest letters to the bottom of the deepest.
    public var bounds: CGRect {
        var top = 0.0
        var bottom = 0.0
        for run in runs.indices {
            let (font, offset) = (runs[run].font, runs[run].baselineOffset)
            top = max(top, font.size * font.ascentRatio + offset)
            bottom = max(bottom, font.size * font.descentRatio - offset)
        }
        return CGRect(x: origin.x, y: origin.y - top, width: width, height: top + bottom)
    }
}

extension Drawing.Font {
    /// How far letters reach above the baseline, as a part of the size.
    package static let ascent = 1950.0 / 2048
    /// How far letters reach below the baseline, as a part of the size.
    package static let descent = 494.0 / 2048
    /// How high capital letters are, as a part of the size.
    package static let capHeight = 1443.0 / 2048

    /// The height of the font's letters above the baseline, as a part of the size.
    package var ascentRatio: Double { hasFace ? face?.ascent ?? Self.ascent : Self.ascent }
    /// The depth of the font's letters below the baseline, as a part of the size.
    package var descentRatio: Double { hasFace ? face?.descent ?? Self.descent : Self.descent }
}

extension Drawing.Mark {
    /// The words of a text; those of its lines have spaces between them.
    package var words: String? {
        guard case .text(let lines) = self else { return nil }
        let words = lines.map(\.string).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
