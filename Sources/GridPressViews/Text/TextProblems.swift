/// The problems of a text, collected while it is composed and reported when it is drawn.
struct TextProblems {
    enum Problem: Hashable {
        case control(Unicode.Scalar)
        case bidiControl(Unicode.Scalar)
        case unpairedMark
        case estimatedWidth(Unicode.Scalar)
        case font(FontProblem)
        case invalidSetting(String, CGFloat)
        case image(String)
        case refusedLink(String)
        case background
    }

    private var problems: [Problem] = []

    /// Adds a problem, unless one of the same kind was added.
    mutating func add(_ problem: Problem) {
        if !problems.contains(where: { $0.code == problem.code }) { problems.append(problem) }
    }

    /// Adds the problems of another text.
    mutating func add(_ others: TextProblems) {
        for problem in others.problems { add(problem) }
    }

    /// Reports all problems.
    ///
    /// - Parameters:
    ///   - place: A closure that returns the location of the text.
    ///   - findings: The collector that receives the findings.
    func report(at place: () -> Finding.Location, to findings: FindingCollector) {
        for problem in problems {
            if problem.isReportedOnce {
                findings.addOnce(problem.finding(at: place().ofDocument))
            } else {
                findings.add(problem.finding(at: place()))
            }
        }
    }
}

extension TextProblems.Problem {
    /// Whether the problem concerns the whole figure, so that reporting it once is enough.
    fileprivate var isReportedOnce: Bool {
        switch self {
        case .estimatedWidth, .font(.substituted), .font(.otherFace): true
        default: false
        }
    }

    fileprivate var code: Finding.Code {
        switch self {
        case .control: .controlCharacter
        case .bidiControl: .bidiControl
        case .unpairedMark: .unpairedMark
        case .estimatedWidth: .estimatedWidth
        case .font(.substituted): .substitutedFont
        case .font(.otherFace): .otherFace
        case .font(.invalidSize), .font(.tooLarge): .invalidFontSize
        case .invalidSetting: .invalidTextSetting
        case .image: .imageInText
        case .refusedLink: .refusedLink
        case .background: .backgroundInText
        }
    }

    fileprivate func finding(at place: Finding.Location?) -> Finding {
        switch self {
        case .control(let scalar):
            Finding(
                code,
                .warning,
                at: place,
                "A text contains the control character \(scalar.spelled). It is drawn as \"\u{FFFD}\".",
                fix: "Remove the character."
            )
        case .bidiControl(let scalar):
            Finding(
                code,
                .warning,
                at: place,
                "A text contains \(scalar.spelled), an invisible character that changes the order of letters.",
                fix: "Remove the character, unless it is intended. The base direction is detected without it."
            )
        case .unpairedMark:
            Finding(
                code,
                .warning,
                at: place,
                "A text starts with a combining mark that has no base letter.",
                fix: "Put a base letter or U+25CC (dotted circle) before the mark."
            )
        case .estimatedWidth(let scalar):
            Finding(
                code,
                .note,
                at: place,
                "The width of \"\(scalar)\" (\(scalar.spelled)) is an estimate, because the built-in tables don't contain "
                    + "the character.",
                fix: "If the width matters, set a measurer for the font with .textMeasurer(_:), or give the text a "
                    + "wide frame.",
                subject: String(scalar)
            )
        case .font(.substituted(let name, let isDesign)):
            Finding(
                code,
                .note,
                at: place,
                "The widths of the font \"\(name)\" are unknown. The text is drawn in the Helvetica family.",
                fix: isDesign
                    ? "Use a system font with the default or monospaced design. If the width matters, set a measurer "
                        + "with .textMeasurer(_:)."
                    : "Give the figure the file of the font, with --font, in its folder or with fonts(_:). Or use a "
                        + "system font with the default or monospaced design.",
                subject: name
            )
        case .font(.otherFace(let font, let weight, let isItalic)):
            Finding(
                code,
                .note,
                at: place,
                "The font \((font.face?.family ?? "").quoted) has no file of the weight \(weight)\(isItalic ? " italic" : ""). "
                    + "The text has the weight \(font.weight)\(font.isItalic ? " italic" : "").",
                fix: "Add the file of that weight and slant to the fonts of the figure.",
                subject: font.face?.family
            )
        case .font(.invalidSize(let size)):
            Finding(
                code,
                .warning,
                at: place,
                "A font has the invalid size \(size.inMessage). The text is drawn with the size of body text.",
                fix: "Use a finite size of at least 0.001."
            )
        case .font(.tooLarge(let size)):
            Finding(
                code,
                .warning,
                at: place,
                "A font has the invalid size \(size.inMessage). The text is drawn with the size \(Int(FigureLimits.fontSize)).",
                fix: "Use a size of at most \(Int(FigureLimits.fontSize)), and scale the view."
            )
        case .invalidSetting(let name, let value):
            Finding(
                code,
                .warning,
                at: place,
                "A text has the \(name) \(value.inMessage), which is invalid. The default is used.",
                fix: name == "minimum scale factor"
                    ? "Use a number greater than 0 and at most 1."
                    : name == "tracking"
                        ? "Use a length from the negative font size to \(Int(FigureLimits.length)) points."
                        : "Use a length from \(-Int(FigureLimits.length)) to \(Int(FigureLimits.length)) points."
            )
        case .image(let label):
            Finding(
                code,
                .note,
                at: place,
                "A text contains the image \"\(label)\". A square is drawn in its place.",
                fix: "Put the image beside the text, in an HStack."
            )
        case .refusedLink(let address):
            Finding(
                code,
                .warning,
                at: place,
                "The URL \"\(address)\" of a link has an unsafe scheme. The text of the link is drawn "
                    + "without the URL.",
                fix: "Use a URL that starts with https:, http: or mailto:, or a relative URL.",
                subject: address
            )
        case .background:
            Finding(
                code,
                .note,
                at: place,
                "A part of a text has a background color. The color isn't drawn.",
                fix: "Give the background to a separate text."
            )
        }
    }
}
