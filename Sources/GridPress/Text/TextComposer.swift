/// Turns a text and what its surroundings say into pieces that can be set.
struct TextComposer {
    /// A piece of text, and what it is painted with.
    struct Piece {
        var text: TextPiece
        var paint: StylePaint
    }

    let environment: EnvironmentValues
    let settings: Shared<TextSettings>

    /// The piece that a run becomes, and what is wrong with it.
    func piece(_ run: Text.Run, _ problems: inout TextProblems) -> Piece {
        guard var attributes = run.attributes?.value else {
            return piece(run.string, settings.value.attributes, &problems)
        }
        attributes.fill(from: settings.value.attributes)
        return piece(run.string, attributes, &problems)
    }

    private func piece(_ string: String, _ attributes: TextAttributes, _ problems: inout TextProblems) -> Piece {
        let resolved = attributes.completeFont.resolved(for: environment.dynamicTypeSize)
        if let problem = resolved.problem { problems.add(.font(problem)) }
        if let image = attributes.image { problems.add(.image(image)) }
        if let address = attributes.refusedLink { problems.add(.refusedLink(address)) }
        let cased: String =
            switch settings.value.letterCase {
            case nil: string
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        let text = TextPiece(
            cased.drawable(&problems, settings.value.measurer),
            font: resolved.font,
            tracking: length(attributes.tracking, atLeast: -resolved.font.size, "tracking", &problems),
            baselineOffset: length(attributes.baselineOffset, atLeast: -.infinity, "baseline offset", &problems),
            decoration: attributes.decoration,
            link: attributes.link
        )
        return Piece(text: text, paint: paint(attributes))
    }

    /// A length that can be drawn: 0 for one that leads back over letters, or beyond every picture.
    private func length(
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

    private func paint(_ attributes: TextAttributes) -> StylePaint {
        if let style = attributes.style { return style._paint(in: environment) }
        return ForegroundStyle()._paint(in: environment)
    }
}

extension String {
    /// The text with everything replaced that can't be drawn: tabs by four spaces, other controls by a sign for them.
    fileprivate func drawable(_ problems: inout TextProblems, _ measurer: any TextMeasuring) -> String {
        if isPrintableASCII { return self }
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
    var startsWithMark: Bool {
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
