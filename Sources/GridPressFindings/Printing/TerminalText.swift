extension Character {
    /// The number of terminal columns that the character takes: 1 or 2.
    package var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // Most characters are a single scalar below U+1100. A variation selector for emoji makes a character wide.
        if first.value < 0x1100, unicodeScalars.count == 1 { return 1 }
        return first.isWide || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }

    /// The character for a terminal.
    ///
    /// U+FFFD replaces control characters, invisible characters, and marks without a base.
    package var shown: Character {
        let scalars = unicodeScalars
        guard let first = scalars.first, !first.needsOthers, !scalars.contains(where: \.isUnprintable) else {
            return "\u{FFFD}"
        }
        // The number of marks on a character is limited.
        return scalars.count > Self.mostScalars ? Character(String(scalars.prefix(Self.mostScalars))) : self
    }

    /// The maximum number of scalars that are kept of a character.
    private static let mostScalars = 16
}

extension StringProtocol {
    /// The number of terminal columns that the text takes.
    package var columns: Int { isPlain ? utf8.count : reduce(0) { $0 + $1.columns } }

    /// Returns the text for one line of a terminal, cut after a number of characters.
    package func shown(most: Int = 1000) -> String {
        if utf8.count <= most, isPlain { return String(self) }
        let end = index(startIndex, offsetBy: most, limitedBy: endIndex) ?? endIndex
        let text = String(self[..<end].map { $0.shown })
        return end < endIndex ? text + "…" : text
    }

    /// Whether the text has only printable ASCII characters.
    private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

extension Unicode.Scalar {
    /// Whether terminals show the scalar in two columns.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }

    /// Whether the scalar is visible only in combination with others, or not at all.
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
    /// The text for a terminal, with control characters replaced.
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
