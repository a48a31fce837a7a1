extension Character {
    /// How many columns of a terminal it takes.
    package var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // Most letters need no closer look; a sign for emoji may still follow.
        if first.value < 0x1100, unicodeScalars.count == 1 { return 1 }
        return first.isWide || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }

    /// The character as a terminal may show it: what would steer the terminal, and what nobody would see or what needs
    /// a letter before it, is replaced.
    package var shown: Character {
        let scalars = unicodeScalars
        guard let first = scalars.first, !first.needsOthers, !scalars.contains(where: \.isUnprintable) else {
            return "\u{FFFD}"
        }
        // However many marks are piled up, the terminal gets a few.
        return scalars.count > Self.mostScalars ? Character(String(scalars.prefix(Self.mostScalars))) : self
    }

    /// No letter that somebody means has more.
    private static let mostScalars = 16
}

extension StringProtocol {
    /// How many columns of a terminal it takes.
    package var columns: Int { isPlain ? utf8.count : reduce(0) { $0 + $1.columns } }

    /// The text as a terminal may show it on one line; of a very long one the start.
    package func shown(most: Int = 1000) -> String {
        if utf8.count <= most, isPlain { return String(self) }
        let end = index(startIndex, offsetBy: most, limitedBy: endIndex) ?? endIndex
        let text = String(self[..<end].map { $0.shown })
        return end < endIndex ? text + "…" : text
    }

    /// Whether there are only the letters and signs of ASCII in it, which need no closer look.
    private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

extension Unicode.Scalar {
    /// Whether terminals show it twice as wide as a letter.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }

    /// Whether it is seen only together with others, or not at all.
    fileprivate var needsOthers: Bool {
        guard value >= 0x80 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .surrogate, .lineSeparator,
            .paragraphSeparator:
            return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}

extension String {
    /// The text as a terminal may show it: what would do something there is replaced.
    package var shown: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map {
                    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.isBidiControl ? "\u{FFFD}" : $0
                }
            )
        )
    }
}
