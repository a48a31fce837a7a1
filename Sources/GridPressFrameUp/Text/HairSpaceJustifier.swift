/// Breaks text into lines and fills them with hair spaces, the thinnest there are, until both edges are even.
struct HairSpaceJustifier {
    /// How wide the lines are.
    let width: Double
    /// Whether the last line of a paragraph is filled, too.
    let fillsLastLine: Bool
    /// Tells how wide some letters are.
    let measure: (String) -> Double

    /// A space as thin as a hair.
    static let hairSpace: Character = "\u{200A}"

    /// The lines of a text: paragraphs end where the text says, and runs of spaces count as one.
    ///
    /// Spaces at which no line may end belong to their words.
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

    /// As many words in each line as it has room for.
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

    /// A word, or its parts where it is wider than a line: each with as many letters as fit, and one at least.
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

    /// A line with its gaps widened: as many hair spaces as fit, the odd ones in the first gaps.
    private func justified(_ words: [String]) -> String {
        let gaps = words.count - 1
        guard gaps > 0 else { return words.joined() }
        let rest = width - words.reduce(0) { $0 + measure($1) }
        let hair = measure(String(Self.hairSpace))
        // In a face without thin spaces the usual ones are left.
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

    /// How many hair spaces a line has at most.
    private static let most = 10_000.0
    /// Lines that are too long by less than this fit.
    private static let tolerance = 1e-6
}
