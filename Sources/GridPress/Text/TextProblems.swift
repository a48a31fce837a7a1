/// What is wrong with a text, found while it is composed and told when it is drawn.
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
    }

    private var problems: [Problem] = []

    /// Adds a problem, each kind once.
    mutating func add(_ problem: Problem) {
        if !problems.contains(where: { $0.code == problem.code }) { problems.append(problem) }
    }

    /// Adds other problems.
    mutating func add(_ others: TextProblems) {
        for problem in others.problems { add(problem) }
    }

    /// Tells of all problems.
    func report(at place: () -> Finding.Place, to findings: FindingCollector) {
        for problem in problems {
            if problem.isToldOnce {
                findings.addOnce(problem.finding(at: nil))
            } else {
                findings.add(problem.finding(at: place()))
            }
        }
    }
}

extension TextProblems.Problem {
    /// Whether it is true of the whole figure: one text with it is enough to know.
    fileprivate var isToldOnce: Bool {
        switch self {
        case .estimatedWidth, .font(.substituted): true
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
        case .font(.invalidSize), .font(.tooLarge): .invalidFontSize
        case .invalidSetting: .invalidTextSetting
        case .image: .imageInText
        case .refusedLink: .refusedLink
        }
    }

    fileprivate func finding(at place: Finding.Place?) -> Finding {
        switch self {
        case .control(let scalar):
            Finding(
                code,
                .warning,
                at: place,
                "A text holds the control character \(scalar.spelled), which can't be drawn; “\u{FFFD}” stands for it.",
                fix: "Take it out of the text."
            )
        case .bidiControl(let scalar):
            Finding(
                code,
                .warning,
                at: place,
                "A text holds \(scalar.spelled), which changes the order in which it is read and can't be seen.",
                fix: "Take it out, unless it is meant; the base direction is found without it."
            )
        case .unpairedMark:
            Finding(
                code,
                .warning,
                at: place,
                "A text starts with a mark that belongs onto a letter.",
                fix: "Put the letter before it, or U+25CC, the dotted circle."
            )
        case .estimatedWidth(let scalar):
            Finding(
                code,
                .note,
                at: place,
                "Widths of Latin, Greek and Cyrillic letters are known; those of others, such as “\(scalar)” "
                    + "(\(scalar.spelled)), are estimates.",
                fix: "Set a measurer that knows the font, with .textMeasurer(_:), where the width matters."
            )
        case .font(.substituted(let name)):
            Finding(
                code,
                .note,
                at: place,
                "The typeface “\(name)” is drawn in the Helvetica family, whose widths are known.",
                fix: "Use a system typeface, or set a measurer that knows this one."
            )
        case .font(.invalidSize(let size)):
            Finding(
                code,
                .warning,
                at: place,
                "A typeface has the size \(size); it is drawn in the size of running text.",
                fix: "Use a finite size of at least 0.001."
            )
        case .font(.tooLarge(let size)):
            Finding(
                code,
                .warning,
                at: place,
                "A typeface has the size \(size); it is drawn at \(Int(FigureLimits.fontSize)).",
                fix: "Use a size of at most \(Int(FigureLimits.fontSize)), and scale the view."
            )
        case .invalidSetting(let name, let value):
            Finding(
                code,
                .warning,
                at: place,
                "A text has the \(name) \(value), which can't be drawn; the default is used.",
                fix: name == "minimum scale factor"
                    ? "Use a number above 0 and at most 1." : "Use a finite length, and none that moves letters back."
            )
        case .image(let label):
            Finding(
                code,
                .note,
                at: place,
                "A text holds the image “\(label)”; a square stands for it.",
                fix: "Put the image beside the text, in an HStack."
            )
        case .refusedLink(let address):
            Finding(
                code,
                .warning,
                at: place,
                "A link leads to “\(address)”, which isn't safe to follow; its text is drawn without the link.",
                fix: "Use an address that starts with https:, http: or mailto:, or a relative one."
            )
        }
    }
}
