/// The text settings of an environment, such as the line limit and the alignment.
struct TextSettings: Sendable {
    var attributes = TextAttributes()
    var lineLimit: Int?
    var reservedLines = 1
    var truncation = Text.TruncationMode.tail
    var alignment = TextAlignment.leading
    var lineSpacing: CGFloat = 0
    var minimumScale: CGFloat = 1
    var letterCase: Text.Case?
    var direction = Text.WritingDirectionStrategy.default
    package var measurer: any TextMeasuring = StandardMeasurer() {
        didSet { fontFiles = measurer as? any FontFileMeasuring }
    }
    /// The measurer, if it has font files.
    private(set) var fontFiles: (any FontFileMeasuring)?
}

/// How the lines of a text lie beside each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Where lines start.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
}

extension Text {
    /// Which part of a text is left out where it doesn't fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The start.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }

    /// How letters are changed before they are shown.
    public enum Case: Hashable, Sendable {
        /// To capitals.
        case uppercase
        /// To small letters.
        case lowercase
    }

    /// How the direction of a paragraph is found.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        /// Whether the first letter that has a direction decides.
        let isContentBased: Bool

        /// As the first letter that has a direction reads; the default.
        public static let contentBased = WritingDirectionStrategy(isContentBased: true)
        /// As the layout around the text reads.
        public static let layoutBased = WritingDirectionStrategy(isContentBased: false)
        /// As the first letter that has a direction reads.
        public static let `default` = contentBased
    }
}

extension EnvironmentValues {
    /// The typeface of texts that name none.
    public var font: Font? {
        get { values.text.value.attributes.font }
        set { values.text.value.attributes.font = newValue }
    }

    /// How many lines a text may have; `nil` sets no limit.
    public var lineLimit: Int? {
        get { values.text.value.lineLimit }
        set { values.text.value.lineLimit = newValue }
    }

    /// How the lines of a text lie beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { values.text.value.alignment }
        set { values.text.value.alignment = newValue }
    }

    /// Which part of a text is left out where it doesn't fit.
    public var truncationMode: Text.TruncationMode {
        get { values.text.value.truncation }
        set { values.text.value.truncation = newValue }
    }

    /// The room between a line and the next.
    public var lineSpacing: CGFloat {
        get { values.text.value.lineSpacing }
        set { values.text.value.lineSpacing = newValue }
    }

    /// How much smaller letters may become before a part of a text is left out.
    public var minimumScaleFactor: CGFloat {
        get { values.text.value.minimumScale }
        set { values.text.value.minimumScale = newValue }
    }

    /// Whether letters may move closer together before a part of a text is left out; they never do.
    public var allowsTightening: Bool {
        get { false }
        set {}
    }

    /// How letters are changed before they are shown.
    public var textCase: Text.Case? {
        get { values.text.value.letterCase }
        set { values.text.value.letterCase = newValue }
    }

    /// What measures text.
    public var textMeasurer: any TextMeasuring {
        get { values.text.value.measurer }
        set { values.text.value.measurer = newValue }
    }
}
