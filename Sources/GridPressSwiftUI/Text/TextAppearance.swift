/// The resolved appearance of letters in an environment, but for their color.
///
/// Most texts say nothing about their letters, and share the look of the last one in like surroundings.
final class TextAppearance {
    let font: Drawing.Font
    let metrics: FontMetrics
    let measurer: any TextMeasuring
    let letterCase: Text.Case?
    let tracking: Double
    let baselineOffset: Double
    let decoration: Drawing.TextDecoration
    let link: SafeURL?
    /// How lines of such letters are set.
    let settings: TextSettings
    /// The direction of reading around the letters.
    let direction: LayoutDirection
    let pixelLength: CGFloat
    /// The folder of the figure, if there are font files.
    let imageFolder: URL?
    /// What is wrong with it.
    let problems: TextProblems
    private let style: AnyShapeStyle?
    /// Whether letters are drawn as they are, each behind the other, and all that can be said of them is known.
    let isPlain: Bool
    private let sharedSettings: Shared<TextSettings>
    private let typeSize: DynamicTypeSize

    init(_ attributes: TextAttributes, in environment: EnvironmentValues) {
        sharedSettings = environment.values.text
        typeSize = environment.dynamicTypeSize
        let settings = environment.values.text.value
        self.settings = settings
        direction = environment.layoutDirection
        pixelLength = environment.pixelLength
        var problems = TextProblems()
        let files = settings.fontFiles
        let resolved = attributes.completeFont.resolved(
            for: environment.dynamicTypeSize,
            files: files,
            folder: files == nil ? nil : environment.imageFolder
        )
        imageFolder = files == nil ? nil : environment.imageFolder
        if let problem = resolved.problem { problems.add(.font(problem)) }
        if let image = attributes.image { problems.add(.image(image)) }
        if attributes.hasBackground == true { problems.add(.background) }
        if let address = attributes.refusedLink { problems.add(.refusedLink(address)) }
        settings.check(&problems)
        font = resolved.font
        measurer = settings.measurer
        metrics = measurer.metrics(of: font)
        letterCase = settings.letterCase
        tracking = Self.length(attributes.tracking, atLeast: -font.size, "tracking", &problems)
        baselineOffset = Self.length(attributes.baselineOffset, atLeast: -.infinity, "baseline offset", &problems)
        decoration = attributes.decoration
        link = attributes.link
        style = attributes.style
        isPlain = letterCase == nil && tracking == 0 && baselineOffset == 0
        self.problems = problems
    }

    /// The settings of the text that aren't defaults.
    private(set) lazy var writtenSettings = settings.written

    /// Returns whether it is the look of letters of which nothing is said, in some surroundings.
    func isLook(in environment: EnvironmentValues) -> Bool {
        sharedSettings.isShared(with: environment.values.text) && direction == environment.layoutDirection
            && pixelLength == environment.pixelLength && typeSize == environment.dynamicTypeSize
    }

    /// Whether a text takes the room of more lines than it has.
    var reservesLines: Bool { settings.reservedLines > 1 }

    /// Returns what the letters are painted with in an environment.
    func paint(in environment: EnvironmentValues) -> StylePaint {
        style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
    }

    /// Whether the letters have a custom style.
    var hasStyle: Bool { style != nil }

    /// A length that can be drawn: 0 for one that leads back over letters, or beyond every picture.
    private static func length(
        _ length: CGFloat?,
        atLeast least: CGFloat,
        _ name: String,
        _ problems: inout TextProblems
    ) -> CGFloat {
        guard let length, length != 0 else { return 0 }
        if length >= least, abs(length) <= FigureLimits.length { return length }
        problems.add(.invalidSetting(name, length))
        return 0
    }
}
