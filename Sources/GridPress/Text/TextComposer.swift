/// Turns a text and what its surroundings say into pieces that can be set.
struct TextComposer {
    private(set) var pieces: [TextPiece] = []
    private(set) var paints: [StylePaint] = []
    private let environment: EnvironmentValues
    private let settings: TextSettings

    init(_ environment: EnvironmentValues, _ settings: TextSettings) {
        self.environment = environment
        self.settings = settings
    }

    /// Adds the pieces of a text.
    mutating func add(_ text: Text, _ problems: inout TextProblems) {
        if let plain = text.plain {
            add(plain, settings.attributes, &problems)
        } else {
            for run in text.runs {
                var attributes = run.attributes
                attributes.fill(from: settings.attributes)
                add(run.string, attributes, &problems)
            }
        }
        if pieces.isEmpty { add("", settings.attributes, &problems) }
        if pieces[0].string.startsWithMark { problems.add(.unpairedMark) }
    }

    private mutating func add(_ string: String, _ attributes: TextAttributes, _ problems: inout TextProblems) {
        let resolved = attributes.completeFont.resolved(for: environment.dynamicTypeSize)
        if let problem = resolved.problem { problems.add(.font(problem)) }
        if let address = attributes.refusedLink { problems.add(.refusedLink(address)) }
        let cased: String =
            switch settings.letterCase {
            case nil: string
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        pieces.append(
            TextPiece(
                cased.drawable(&problems, settings.measurer),
                font: resolved.font,
                tracking: attributes.tracking ?? 0,
                baselineOffset: attributes.baselineOffset ?? 0,
                decoration: attributes.decoration ?? [],
                link: attributes.link
            )
        )
        paints.append(paint(attributes))
    }

    private func paint(_ attributes: TextAttributes) -> StylePaint {
        if let style = attributes.style { return style._paint(in: environment) }
        if attributes.link != nil { return TintShapeStyle()._paint(in: environment) }
        return ForegroundStyle()._paint(in: environment)
    }
}

extension String {
    /// The text with everything replaced that can't be drawn: tabs by four spaces, other controls by a sign for them.
    fileprivate func drawable(_ problems: inout TextProblems, _ measurer: any TextMeasuring) -> String {
        if utf8.allSatisfy(\.isPrintableASCII) { return self }
        if let scalar = measurer.firstEstimate(in: self) { problems.add(.estimatedWidth(scalar)) }
        guard unicodeScalars.contains(where: \.needsCare) else { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "\t" {
                result.append(contentsOf: "    ".unicodeScalars)
            } else if scalar.isUndrawable {
                problems.add(.control(scalar))
                result.append("\u{FFFD}")
            } else {
                if scalar.isBidiControl { problems.add(.bidiControl(scalar)) }
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether the first scalar is a mark that belongs onto a letter.
    fileprivate var startsWithMark: Bool {
        guard let first = unicodeScalars.first, first.value >= 0x300 else { return false }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control, other than those that end a line, or no character.
    fileprivate var isUndrawable: Bool {
        switch value {
        case 0x0A...0x0D, 0x85: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    fileprivate var needsCare: Bool { self == "\t" || isUndrawable || isBidiControl }
}
