/// Turns a text and its environment into pieces that can be typeset.
struct TextComposer {
    /// A piece of text with its paint.
    struct Piece {
        var text: TextPiece
        var paint: StylePaint
    }

    let environment: EnvironmentValues
    /// The appearance of letters without attributes in the environment.
    let appearance: TextAppearance

    /// Returns the piece of a run, and adds its problems.
    func piece(_ run: Text.Run, _ problems: inout TextProblems) -> Piece {
        guard var attributes = run.attributes?.value else { return piece(run.string, appearance, &problems) }
        attributes.fill(from: environment.values.text.value.attributes)
        return piece(run.string, TextAppearance(attributes, in: environment), &problems)
    }

    private func piece(_ string: String, _ appearance: TextAppearance, _ problems: inout TextProblems) -> Piece {
        problems.add(appearance.problems)
        let cased: String =
            switch appearance.letterCase {
            case nil: string
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        let text = TextPiece(cased.drawable(&problems, appearance), appearance)
        return Piece(text: text, paint: appearance.paint(in: environment))
    }
}

extension TextPiece {
    /// Creates a piece of text with an appearance.
    init(_ string: String, _ appearance: TextAppearance) {
        self.init(
            string,
            font: appearance.font,
            tracking: appearance.tracking,
            baselineOffset: appearance.baselineOffset,
            decoration: appearance.decoration,
            link: appearance.link
        )
    }
}

extension String {
    /// Returns the text with characters replaced that can't be drawn.
    ///
    /// Tabs become four spaces, and other control characters become U+FFFD, with a problem.
    fileprivate func drawable(_ problems: inout TextProblems, _ appearance: TextAppearance) -> String {
        if isPrintableASCII { return self }
        // For a font file, characters without a glyph are reported when the text is drawn.
        if !appearance.font.hasFace, let scalar = appearance.measurer.firstEstimate(in: self) {
            problems.add(.estimatedWidth(scalar))
        }
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

    /// Whether the first scalar is a combining mark, which needs a base letter.
    var startsWithMark: Bool {
        guard let first = unicodeScalars.first, first.value >= 0x300 else { return false }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character that doesn't end a line, or a noncharacter.
    fileprivate var isUndrawable: Bool {
        switch value {
        case 0x0A...0x0D, 0x85: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    fileprivate var needsCare: Bool { self == "\t" || isUndrawable || isBidiControl }
}
