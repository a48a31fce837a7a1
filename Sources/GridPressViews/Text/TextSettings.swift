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
    /// The measurer, if it uses font files; otherwise `nil`.
    private(set) var fontFiles: (any FontFileMeasuring)?
}

extension Text {
    /// The rule that determines the base direction of a paragraph.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        /// Whether the first letter with a direction decides.
        let isContentBased: Bool

        /// The direction of the first letter that has one.
        ///
        /// This is the default.
        public static let contentBased = WritingDirectionStrategy(isContentBased: true)
        /// The layout direction of the environment.
        public static let layoutBased = WritingDirectionStrategy(isContentBased: false)
        /// The default rule, `contentBased`.
        public static let `default` = contentBased
    }
}

extension EnvironmentValues {
    /// The font of texts without an explicit font; `nil` for the body font.
    public var font: Font? {
        get { values.text.value.attributes.font }
        set { values.text.value.attributes.font = newValue }
    }

    /// The maximum number of lines of a text; `nil` without a limit.
    public var lineLimit: Int? {
        get { values.text.value.lineLimit }
        set { values.text.value.lineLimit = newValue }
    }

    /// The alignment of the lines of a text.
    ///
    /// The default is `leading`.
    public var multilineTextAlignment: TextAlignment {
        get { values.text.value.alignment }
        set { values.text.value.alignment = newValue }
    }

    /// The part of a text to omit if the text doesn't fit.
    ///
    /// The default is `tail`.
    public var truncationMode: Text.TruncationMode {
        get { values.text.value.truncation }
        set { values.text.value.truncation = newValue }
    }

    /// The space between lines, in points.
    ///
    /// The default is 0.
    public var lineSpacing: CGFloat {
        get { values.text.value.lineSpacing }
        set { values.text.value.lineSpacing = newValue }
    }

    /// The smallest factor by which letters shrink before a part of the text is omitted.
    ///
    /// The default is 1.
    public var minimumScaleFactor: CGFloat {
        get { values.text.value.minimumScale }
        set { values.text.value.minimumScale = newValue }
    }

    /// A Boolean value that indicates whether letters may move closer together.
    ///
    /// Always `false`; setting it has no effect.
    public var allowsTightening: Bool {
        get { false }
        set {}
    }

    /// The letter case of texts; `nil` for no change.
    public var textCase: Text.Case? {
        get { values.text.value.letterCase }
        set { values.text.value.letterCase = newValue }
    }

    /// The measurer of texts.
    public var textMeasurer: any TextMeasuring {
        get { values.text.value.measurer }
        set { values.text.value.measurer = newValue }
    }
}
