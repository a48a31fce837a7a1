/// The resolved appearance of letters in an environment, except their color.
///
/// Most texts have no attributes, and share the appearance of the last such text in an equal environment.
final class TextAppearance {
    let font: Drawing.Font
    let metrics: FontMetrics
    let measurer: any TextMeasuring
    let letterCase: Text.Case?
    let tracking: Double
    let baselineOffset: Double
    let decoration: Drawing.TextDecoration
    let link: SafeURL?
    /// The settings for lines of such letters.
    let settings: TextSettings
    /// The layout direction of the environment.
    let direction: LayoutDirection
    let pixelLength: CGFloat
    /// The folder of the figure; `nil` without font files.
    let imageFolder: URL?
    /// The problems of the appearance.
    let problems: TextProblems
    private let style: AnyShapeStyle?
    /// Whether letters need no processing: no case change, tracking or baseline offset.
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

    /// The settings that differ from their defaults.
    private(set) lazy var writtenSettings = settings.written

    /// Returns whether texts without attributes have the appearance in an environment.
    func isLook(in environment: EnvironmentValues) -> Bool {
        sharedSettings.isShared(with: environment.values.text) && direction == environment.layoutDirection
            && pixelLength == environment.pixelLength && typeSize == environment.dynamicTypeSize
    }

    /// Whether texts reserve space for more than one line.
    var reservesLines: Bool { settings.reservedLines > 1 }

    /// Returns the paint of the letters in an environment.
    func paint(in environment: EnvironmentValues) -> StylePaint {
        style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
    }

    /// Whether the letters have a custom style.
    var hasStyle: Bool { style != nil }

    /// Returns a length; 0, with a problem, if it is below a minimum or beyond the limits of a figure.
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
