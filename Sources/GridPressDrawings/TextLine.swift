extension Drawing {
    /// A line of text after layout.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     for line in lines where line.isPainted { print(line.origin, line.width, line.string) }
    /// }
    /// ```
    public struct TextLine: Equatable, Sendable {
        /// The left end of the baseline, in figure coordinates.
        public var origin: CGPoint
        /// The width of the line as measured by layout, in points.
        public var width: Double
        /// The base direction of the line.
        public var direction: Direction
        /// The parts of the text, each with one style, in reading order.
        ///
        /// If runs have forced directions, the runs are in visual order from left to right. Adjacent runs from right
        /// to left are in reading order among themselves.
        public var runs: [TextRun]

        /// Creates a line of text.
        public init(origin: CGPoint, width: Double, direction: Direction = .leftToRight, runs: [TextRun]) {
            self.origin = origin
            self.width = width
            self.direction = direction
            self.runs = runs
        }

        /// The text of the line.
        public var string: String {
            runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
        }
    }

    /// A part of a line whose letters have one style.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     let bold = lines.flatMap(\.runs).filter { $0.font.weight >= 600 }
    ///     print(bold.map(\.string))
    /// }
    /// ```
    public struct TextRun: Equatable, Sendable {
        /// The text of the run.
        public var string: String
        /// The typeface and size.
        public var font: Font
        /// The paint of the letters.
        public var paint: Paint
        /// The underline and the strikethrough of the run.
        public var decoration: TextDecoration
        /// The direction of all letters of the run; `nil` for the natural directions of the letters.
        public var forcedDirection: Direction?
        /// The values that most runs lack; `nil` for none.
        @usableFromInline var details: Shared<Details>?

        /// The values that few runs have.
        @usableFromInline struct Details: Equatable, Sendable {
            @usableFromInline var tracking = 0.0
            @usableFromInline var baselineOffset = 0.0
            @usableFromInline var link: SafeURL?

            @inlinable init() {}
        }

        /// The space added after each letter, in points.
        @inlinable public var tracking: Double {
            get { details?.value.tracking ?? 0 }
            set { if details != nil || newValue != 0 { change { $0.tracking = newValue } } }
        }

        /// The distance of the run above the line's baseline, in points.
        @inlinable public var baselineOffset: Double {
            get { details?.value.baselineOffset ?? 0 }
            set { if details != nil || newValue != 0 { change { $0.baselineOffset = newValue } } }
        }

        /// The target of the link; `nil` for text without a link.
        @inlinable public var link: SafeURL? {
            get { details?.value.link }
            set { if details != nil || newValue != nil { change { $0.link = newValue } } }
        }

        @usableFromInline mutating func change(_ change: (inout Details) -> Void) {
            if details == nil { details = Shared(Details()) }
            change(&details!.value)
        }

        /// Returns whether two runs are equal.
        public static func == (first: Self, second: Self) -> Bool {
            first.string == second.string && first.font == second.font && first.paint == second.paint
                && first.decoration == second.decoration && first.forcedDirection == second.forcedDirection
                && (first.details == nil && second.details == nil || first.allDetails == second.allDetails)
        }

        private var allDetails: Details { details?.value ?? Details() }
    }

    /// A reading direction.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     let start = lines.first.map { $0.direction == .leftToRight ? $0.bounds.minX : $0.bounds.maxX }
    ///     print(start ?? 0)
    /// }
    /// ```
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// From left to right, as Latin letters.
        case leftToRight
        /// From right to left, as Arabic and Hebrew letters.
        case rightToLeft
    }

    /// The lines along letters.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     let cancelled = lines.flatMap(\.runs).filter { $0.decoration.contains(.strikethrough) }
    ///     print(cancelled.map(\.string))
    /// }
    /// ```
    public struct TextDecoration: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set of these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line below the letters.
        public static let underline = TextDecoration(rawValue: 1)
        /// A line through the letters.
        public static let strikethrough = TextDecoration(rawValue: 2)
    }

    /// A typeface and size.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     for font in lines.flatMap(\.runs).map(\.font) { print(font.family, font.size, font.weight) }
    /// }
    /// ```
    public struct Font: Hashable, Sendable {
        /// The family of a typeface.
        ///
        /// ```swift
        /// for case .text(let lines) in drawing.elements.map(\.mark) {
        ///     let code = lines.flatMap(\.runs).filter { $0.font.family == .monospaced }
        ///     print(code.map(\.string))
        /// }
        /// ```
        public enum Family: String, Hashable, Sendable, CaseIterable {
            /// The sans-serif family: Helvetica or Arial.
            case sansSerif
            /// A family whose letters all have one width.
            case monospaced
        }

        /// The size in points.
        public var size: Double
        /// The number of the face; 0 for no face.
        @usableFromInline var faceNumber: UInt32
        @usableFromInline var weightCode: Int16
        /// The family of the typeface.
        public var family: Family
        /// A Boolean value that indicates whether the letters are slanted.
        public var isItalic: Bool

        /// The weight: 100 is thin, 400 is regular, and 900 is black.
        @inlinable public var weight: Int {
            get { Int(weightCode) }
            set { weightCode = Int16(clamping: newValue) }
        }

        /// The face of a font file; `nil` for the face of the family.
        ///
        /// Letters that the file lacks are drawn in the family.
        public var face: Face? {
            get { Face(number: faceNumber) }
            set { faceNumber = newValue?.number ?? 0 }
        }
        /// Whether the font has a face of a font file.
        @inlinable package var hasFace: Bool { faceNumber != 0 }

        /// Creates a font.
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
            weightCode = Int16(clamping: weight)
            self.isItalic = isItalic
        }
    }
}

extension Drawing.TextRun {
    // In an extension, so that it calls the memberwise initializer: assigning field by field costs one more copy.
    /// Creates a run of letters.
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
            decoration: decoration,
            forcedDirection: forcedDirection,
            details: nil
        )
        if tracking != 0 || baselineOffset != 0 || link != nil {
            change { ($0.tracking, $0.baselineOffset, $0.link) = (tracking, baselineOffset, link) }
        }
    }
}

extension Drawing.TextLine {
    /// The rectangle from the top of the tallest letters to the bottom of the deepest, in figure coordinates.
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
    /// The height of letters above the baseline, as a fraction of the size.
    package static let ascent = 1950.0 / 2048
    /// The depth of letters below the baseline, as a fraction of the size.
    package static let descent = 494.0 / 2048
    /// The height of capital letters, as a fraction of the size.
    package static let capHeight = 1443.0 / 2048

    /// The height of the font's letters above the baseline, as a fraction of the size.
    package var ascentRatio: Double { hasFace ? face?.ascent ?? Self.ascent : Self.ascent }
    /// The depth of the font's letters below the baseline, as a fraction of the size.
    package var descentRatio: Double { hasFace ? face?.descent ?? Self.descent : Self.descent }
}

extension Drawing.Mark {
    /// The text of all lines, joined by spaces; `nil` for marks other than text and for empty texts.
    package var words: String? {
        guard case .text(let lines) = self else { return nil }
        let words = lines.map(\.string).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
