import GridPressFigures

// All options, grouped by the types of their values.

extension ToolOption where Value == String {
    /// The output of pictures.
    static var output: Self { output(fallback: "standard output") }
    /// The output of watched pictures.
    static var watchedOutput: Self { output(fallback: nil) }

    /// The output of a gallery.
    static var gallery: Self { Self("--output", short: "-o", .folder, "the folder for the gallery") }

    private static func output(fallback: String?) -> Self {
        Self("--output", short: "-o", .target, "the output file or folder; a new folder ends in /", fallback: fallback)
    }

    /// The folder of golden files.
    static var goldens: Self { Self("--goldens", short: "-g", .folder, "the folder of golden files") }
    /// The xUnit file for the results of a check.
    static var xunit: Self { Self("--xunit", .file, "an additional file for the results, in xUnit format") }
    /// The file for a page about differences.
    static var differences: Self { Self("--report", .file, "the file for an HTML page with the differences") }
    /// The file for a page about pending files.
    static var page: Self { Self("--output", short: "-o", .file, "the file for the page", fallback: "standard output") }
    /// The golden files that tests have used.
    static var claims: Self {
        Self(
            "--claims", .file,
            "the file that a test run wrote to the path in GRIDPRESS_CLAIMS; repeat the option for several runs")
    }
    /// The results of tests.
    static var results: Self {
        Self(
            "--results", .file,
            "the test results of the run that wrote the --claims file, in xUnit format; the first file is for the "
                + "first run")
    }
    /// The folder of the documents of golden files.
    static var documents: Self {
        Self("--documents", .folder, "the folder of the documents that own the golden files of --goldens")
    }

    /// The sources whose previews are compared with golden files.
    static var checkedPreviews: Self {
        Self(
            "--previews", .file,
            "a package, a folder or a file whose previews are compared; repeat the option for several")
    }
    /// The device of checked documents or previews.
    static var checkedDevice: Self {
        let frames = FrameDevice.allCases.map(\.rawValue).choice
        return Self(
            "--device", .name("\(frames) for documents, or an iPhone or iPad such as \"iPhone 16\" for previews"),
            "the device or the window around documents, or the device of previews that ask for none",
            fallback: "none for documents, and 390 by 844 points for previews"
        ) { FrameDevice(rawValue: $0) == nil && DeviceProfile(named: $0) == nil ? nil : $0 }
    }
    /// The files of fonts.
    static var font: Self {
        Self(
            "--font", .file,
            "a font file; texts that name no font have the first one; repeat the option for several files")
    }

    /// The folder of images.
    static var images: Self {
        Self("--images", .folder, "the folder of images and of fonts that texts name", fallback: "no images")
    }
}

extension ToolOption where Value == PictureFormat {
    /// The format of pictures.
    static var pictureFormat: Self {
        Self(
            "--format",
            "the output format: a picture, a page, JSON, boxes for a terminal, or what a screen reader says; png and pdf need "
                + "rsvg-convert", fallback: "svg")
    }
}

extension ToolOption where Value == RenderSettings.Format {
    /// The format of golden files.
    static var format: Self {
        Self(
            "--format",
            "the output format: a picture, a page, the record as JSON, boxes for a terminal, or what a screen reader "
                + "says", fallback: "svg")
    }
}

extension ToolOption where Value == HTMLMode {
    /// The elements of pictures on pages.
    static var mode: Self {
        Self("--mode", "the picture of a page: one SVG element, or HTML boxes with text", fallback: "picture")
    }
}

extension ToolOption where Value == Drawing.TextForm {
    /// The form of texts in font files.
    static var text: Self {
        Self(
            "--text", "the texts of font files: text with an embedded font, or outlines, which need no font",
            fallback: "embedded; outlines for png and pdf")
    }
}

extension ToolOption where Value == SchemeName {
    /// The color scheme of pictures.
    static var scheme: Self {
        Self("--scheme", "the color scheme; adaptive includes light and dark", fallback: "the document's, or adaptive")
    }
}

extension ToolOption where Value == Drawing.DimensionSelection {
    /// The dimensions to draw.
    static var dimensions: Self {
        Self(
            "--dimensions", .someOf(Drawing.DimensionSelection.words),
            "the dimensions to draw, with arrows and numbers", fallback: "the dimensions of the document"
        ) { list in values(list) { Drawing.DimensionSelection(word: $0) }?.reduce(.none) { $0.union($1) } }
    }
}

extension ToolOption where Value == Set<Drawing.Guide> {
    private static let words = Value.words + [Drawing.Explanation.View.guideWord]

    /// The guides to draw.
    static var guides: Self {
        Self(
            "--guides", .someOf(words),
            "the guides to draw: one or more of \(words.joined(separator: ", ")), separated by commas; why:NAME shows the "
                + "steps that lead to the frame of a view", fallback: "nothing"
        ) { list in
            values(list) { Value(word: $0) ?? (Drawing.Explanation.View(guideWord: $0) == nil ? nil : []) }?.reduce([])
            { $0.union($1) }
        }
    }
}

extension ToolOption where Value == Drawing.Explanation.View {
    /// The view that a `why:NAME` word of `--guides` explains.
    static var explainedView: Self {
        Self(ToolOption<Set<Drawing.Guide>>.guides.rule.name, .name(""), "") { list in
            list.split(separator: ",").lazy.compactMap { Drawing.Explanation.View(guideWord: $0) }.first
        }
    }
}

extension ToolOption where Value == Bool {
    /// Whether pages explain the frame of every view.
    static var why: Self { Self("--why", "explain on pages, step by step, why each view has its frame") }
}

extension ToolOption where Value == Drawing.LegendVisibility {
    /// Whether guides are explained.
    static var legend: Self {
        Self(
            "--legend", "the explanation of guides below the picture", fallback: "auto: visible with two guides or more"
        )
    }
}

/// The callout of a named view.
struct CalloutWord: Sendable {
    let name: String
    let text: String

    /// Parses a word such as `header=as tall as its text`; `nil` if a part is missing.
    init?(_ word: String) {
        guard let sign = word.firstIndex(of: "=") else { return nil }
        name = String(word[..<sign])
        text = String(word[word.index(after: sign)...])
        if name.isEmpty || text.allSatisfy(\.isWhitespace) { return nil }
    }
}

extension ToolOption where Value == CalloutWord {
    /// The callouts of named views.
    static var callout: Self {
        Self(
            "--callout",
            .text("NAME=TEXT", "the name of a view, an equals sign and its explanation, such as header=Title"),
            "explain a named view in words; may be given several times", value: CalloutWord.init)
    }
}

extension ToolOption where Value == Drawing.CalloutPlacement {
    /// The placement of callout texts.
    static var calloutPlacement: Self {
        Self(
            "--callouts", "the place of callouts: beside the picture, or in a numbered list below it",
            fallback: "auto: beside, where every leader has a free way")
    }
}

/// The name of a theme, or the path of its file.
enum ThemeWord: Sendable {
    case preset(FigureTheme)
    case file(String)

    static let presets: KeyValuePairs<String, FigureTheme> = [
        "docc": .docC, "github": .gitHub, "plain": .plain, "standard": .standard,
    ]

    /// The names of the presets, for messages.
    static let names = presets.map(\.key).joined(separator: ", ")

    init(_ word: String) { self = Self.presets.first { $0.key == word }.map { .preset($0.value) } ?? .file(word) }
}

extension ToolOption where Value == ThemeWord {
    /// The theme of all annotations.
    static var theme: Self {
        Self(
            "--theme", .text("NAME|FILE", "\(ThemeWord.names), or a JSON file with a theme"),
            "the colors and sizes of dimensions, guides and callouts: \(ThemeWord.names), or a JSON file; pages "
                + "around an SVG can change them", fallback: "standard colors, which no page changes",
            value: { ThemeWord($0) })
    }
}

extension ToolOption where Value == String {
    /// The text below pictures.
    static var caption: Self {
        Self(
            "--caption", .text("TEXT", "a text"), "the words below the picture", fallback: "the document's",
            value: { $0 })
    }
}

extension ToolOption where Value == RecordMode {
    /// The recording mode of golden files.
    static var record: Self {
        Self(
            "--record",
            "the golden files to write: all, different or missing ones (failed), missing ones, or none; pending writes "
                + "only pending files", fallback: "GRIDPRESS_RECORD, else never in CI, else missing")
    }
}

extension ToolOption where Value == Double {
    /// The width of pictures.
    static var width: Self { Self("--width", "the width of pictures", fallback: "the document's") }
    /// The height of pictures.
    static var height: Self { Self("--height", "the height of pictures", fallback: "the document's") }
    /// The tolerance of comparisons.
    static var tolerance: Self { Self("--tolerance", "the tolerance when comparing numbers", fallback: "1/64") }
    /// The space around pictures.
    static var margin: Self { Self("--margin", "the space around the picture", fallback: "the document's, or 0") }
    /// The size of labels.
    static var labelSize: Self {
        Self("--label-size", "the size of the numbers and words of dimensions and guides", fallback: "11")
    }
}

extension ToolOption where Value == Int {
    /// The number of pixels of a PNG.
    static var scale: Self { Self("--scale", 1...8, "the number of pixels for each point of a PNG", fallback: "2") }
    /// The width of text.
    static var columns: Self {
        Self("--columns", 20...1000, "the width of text, in columns", fallback: "the terminal's, or 80")
    }
    /// The number of files to process in parallel.
    static var jobs: Self {
        Self("--jobs", 1...256, "the number of files to process in parallel", fallback: "one for each processor")
    }
}

extension ToolOption where Value == Bool {
    /// Whether documents are only checked, without writing.
    static var check: Self { Self("--check", "list the documents that would change, without writing") }
    /// Whether pending files are only listed.
    static var list: Self { Self("--list", "only list the pending files") }
    /// Whether unowned files are removed.
    static var delete: Self { Self("--delete", "remove the files that are found") }
    /// Whether the claims cover all tests.
    static var complete: Self {
        Self("--complete", "treat the claims as complete: files that no test used are unowned")
    }
    /// Whether the frames of all figures are also written, as JSON.
    static var frames: Self { Self("--frames", "also write the frames of each figure, as JSON") }
}
