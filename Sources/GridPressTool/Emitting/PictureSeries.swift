/// The pictures of each document, one for each width and color scheme, and the markup that shows them.
struct PictureSeries: Sendable {
    /// The widths in ascending order; `nil` is the width of the document.
    let widths: [Double?]
    /// The form of the markup for a page; `nil` prints none.
    let style: PictureMarkup.Style?
    /// Whether each scheme of an adaptive document has separate pictures.
    let separatesSchemes: Bool
    /// The numbers of pixels per point; only 1 for vector formats.
    let scales: [Int]

    /// Creates the series that arguments describe; `nil` for a single picture per document without markup.
    init?(_ words: CommandArguments, _ settings: RenderSettings) throws {
        let lengths = words[.widths]
        style = words[.emit]
        guard lengths != nil || style != nil else { return nil }
        let format = settings.writtenFormat
        if style != nil, format != "svg", format != "png" {
            throw ToolFailure.usage(
                "The option --emit has no effect with --format \(format).",
                advice: "Remove it, or use --format svg."
            )
        }
        // A bitmap can't adapt to the reader's scheme.
        separatesSchemes =
            words[.scheme] == nil && (style?.separatesSchemes ?? false || style != nil && settings.conversion != nil)
        scales =
            if style != nil, let scale = settings.conversion?.scale, scale > 1 { [1, scale] } else { [1] }
        widths = try lengths.map { try Self.checked($0, words) } ?? [nil]
    }

    /// Returns the widths in ascending order.
    ///
    /// - Throws: ``ToolFailure`` for widths that aren't valid.
    private static func checked(_ lengths: [Double], _ words: CommandArguments) throws -> [Double] {
        if words.isGiven(ToolOption<Double>.width.rule) {
            throw ToolFailure.usage("A width and several widths are given.", advice: "Use --width or --widths.")
        }
        let widths = lengths.map(\.inThousandths).sorted()
        if let (width, _) = zip(widths, widths.dropFirst()).first(where: { $0 == $1 }) {
            throw ToolFailure.usage("The width \(width.phrase) is listed twice.", advice: "Remove it.")
        }
        let limit = PictureRequest.mostWidths
        guard widths.count <= limit else {
            throw ToolFailure.usage(
                "\(widths.count) widths are given, and at most \(limit) are drawn.",
                advice: "Use fewer widths."
            )
        }
        return widths
    }
}

extension PictureSeries {
    /// Returns the suffix of a picture's name after the name of its document.
    func suffix(_ width: Double?, isDark: Bool = false, scale: Int = 1) -> String {
        (width.map { "-" + $0.phrase } ?? "") + (isDark ? "~dark" : "") + (scale > 1 ? "@\(scale)x" : "")
    }

    /// The suffixes of all pictures that may be written.
    var suffixes: [String] {
        widths.flatMap { width in
            (separatesSchemes ? [false, true] : [false]).flatMap { isDark in
                scales.map { scale in suffix(width, isDark: isDark, scale: scale) }
            }
        }
    }

    /// Returns the output target; by default, the current folder.
    func target(_ path: String?) throws -> String {
        guard let path else { return "." }
        if OutputPlan.standardOutputs.contains(path) { try refuseDevice(path) }
        return path
    }

    /// Throws an error for a target that isn't a file or folder.
    func refuseDevice(_ path: String) throws {
        throw ToolFailure.usage(
            "The pictures of \(style == nil ? "--widths" : "--emit") are files, and \"\(path)\" isn't a file or a folder.",
            advice: "Set a file or folder with -o."
        )
    }
}
