extension String {
    /// Returns the text with its lines wrapped at a number of terminal columns.
    ///
    /// Lines break at spaces, and inside words that are longer than a line. The next line starts with the indentation
    /// of the broken line and two more spaces, if that is at most half of the columns. Escape sequences for colors take no columns.
    package func wrapped(columns: Int?) -> String {
        guard let columns, columns > 0, utf8.count > columns else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.columns <= columns ? String($0) : WrappedLine($0, columns: columns).text }
            .joined(separator: "\n")
    }
}

/// A line that is broken into several.
private struct WrappedLine {
    /// The lines, separated by newlines.
    private(set) var text = ""
    private let limit: Int
    private let indent: String
    /// The columns of the current line.
    private var column = 0
    /// The word after the last space, and its columns.
    private var word = (text: "", columns: 0)
    /// The spaces before the word.
    private var spaces = ""

    init(_ line: Substring, columns: Int) {
        limit = columns
        let start = line.prefix { $0 == " " }
        let indentation = start.count + 2
        indent = String(repeating: " ", count: indentation <= columns / 2 ? indentation : 0)
        var isSequence = false
        for character in line {
            if isSequence || character == "\u{1B}" {
                // A sequence ends with a letter.
                isSequence = !character.isLetter
                word.text.append(character)
            } else if character == " " {
                endWord()
                spaces.append(" ")
            } else {
                add(character)
            }
        }
        endWord()
    }

    private mutating func add(_ character: Character) {
        if word.columns + character.columns > limit - indent.count {
            // The word is longer than a line.
            endWord()
        }
        word.text.append(character)
        word.columns += character.columns
    }

    private mutating func endWord() {
        if column > 0, column + spaces.count + word.columns > limit {
            text += "\n" + indent
            column = indent.count
        } else if column + spaces.count + word.columns <= limit {
            text += spaces
            column += spaces.count
        }
        text += word.text
        column += word.columns
        (spaces, word) = ("", ("", 0))
    }
}
