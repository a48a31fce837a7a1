/// An algorithm that breaks text into lines and fills their gaps with hair spaces, the thinnest spaces of Unicode.
struct HairSpaceJustifier {
    /// The width of the lines, in points.
    let width: Double
    /// Whether the last line of a paragraph is filled, too.
    let fillsLastLine: Bool
    /// A closure that returns the width of a text, in points.
    let measure: (String) -> Double

    /// The hair space, U+200A.
    static let hairSpace: Character = "\u{200A}"

    /// Returns the lines of a text; line breaks end paragraphs, and consecutive spaces count as one.
    ///
    /// No-break spaces are parts of words.
    func lines(of text: String) -> [String] {
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return paragraphs.flatMap { paragraph in
            let lines = lines(
                ofWords: paragraph.split(whereSeparator: Self.separatesWords).flatMap { parts(of: String($0)) }
            )
            return lines.indices.map { index in
                fillsLastLine || index < lines.count - 1 ? justified(lines[index]) : lines[index].joined(separator: " ")
            }
        }
    }

    private static func separatesWords(_ letter: Character) -> Bool {
        letter.isWhitespace && !["\u{00A0}", "\u{2007}", "\u{202F}"].contains(letter)
    }

    /// Returns lines with as many words as fit into each.
    private func lines(ofWords words: [String]) -> [[String]] {
        let space = measure(" ")
        var lines: [[String]] = [[]]
        var length = 0.0
        for word in words {
            let wordLength = measure(word)
            if !lines[lines.count - 1].isEmpty {
                if length + space + wordLength <= width + Self.tolerance {
                    length += space
                } else {
                    lines.append([])
                    length = 0
                }
            }
            lines[lines.count - 1].append(word)
            length += wordLength
        }
        return lines
    }

    /// Returns a word, or its parts if it is wider than a line; each part has as many characters as fit, at least one.
    private func parts(of word: String) -> [String] {
        if measure(word) <= width + Self.tolerance { return [word] }
        var parts = [""]
        var length = 0.0
        for letter in word {
            let letterLength = measure(String(letter))
            if !parts[parts.count - 1].isEmpty, length + letterLength > width + Self.tolerance {
                parts.append("")
                length = 0
            }
            parts[parts.count - 1].append(letter)
            length += letterLength
        }
        return parts
    }

    /// Returns a line whose gaps have as many hair spaces as fit; the first gaps get one more if they can't be equal.
    private func justified(_ words: [String]) -> String {
        let gaps = words.count - 1
        guard gaps > 0 else { return words.joined() }
        let rest = width - words.reduce(0) { $0 + measure($1) }
        let hair = measure(String(Self.hairSpace))
        // In fonts without a thin hair space, the spaces stay unchanged.
        guard hair > 0, hair <= measure(" ") else { return words.joined(separator: " ") }
        let fitting = (rest + Self.tolerance) / hair
        let count = fitting < Self.most ? max(Int(max(fitting, 0)), gaps) : Int(Self.most)
        var line = words[0]
        for gap in 0..<gaps {
            let repeats = count / gaps + (gap < count % gaps ? 1 : 0)
            line += String(repeating: Self.hairSpace, count: repeats) + words[gap + 1]
        }
        return line
    }

    /// The largest number of hair spaces in a line.
    private static let most = 10_000.0
    /// The excess up to which a line still fits, in points.
    private static let tolerance = 1e-6
}
