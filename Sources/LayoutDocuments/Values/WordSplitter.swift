/// The splitting of values that consist of several words.
enum WordSplitter {
    /// Returns the words of a text without their apostrophes.
    ///
    /// Spaces separate words, except inside parentheses and between apostrophes.
    static func split(_ text: Substring) -> [Substring] {
        parts(of: text, atCommas: false).map(unquoted)
    }

    /// Returns a word without the apostrophes around it.
    static func unquoted(_ word: Substring) -> Substring {
        // Comparing bytes is much faster than comparing characters, and most words have no apostrophe.
        guard word.utf8.first == UInt8(ascii: "'"), word.utf8.count >= 2, word.first == "'", word.last == "'" else {
            return word
        }
        return word.dropFirst().dropLast()
    }

    /// Returns the items of a list.
    ///
    /// Commas and spaces separate them, except inside parentheses and between apostrophes.
    static func list(_ text: Substring) -> [Substring] { parts(of: text, atCommas: true) }

    private static func parts(of text: Substring, atCommas: Bool) -> [Substring] {
        var state = State(splitsAtCommas: atCommas)
        // For ASCII, comparing bytes is much faster than comparing characters.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            var words: [Substring] = []
            var start = text.startIndex
            var index = start
            while index < text.endIndex {
                let byte = text.utf8[index]
                let next = text.utf8.index(after: index)
                if state.isSeparator(Unicode.Scalar(byte), isSpace: byte == 0x20 || 0x09...0x0D ~= byte) {
                    if start < index { words.append(text[start..<index]) }
                    start = next
                }
                index = next
            }
            if start < index { words.append(text[start...]) }
            return words
        }
        return text.split { character in
            // A character of several scalars, such as a letter with marks, isn't a separator.
            let scalars = character.unicodeScalars
            let only = scalars.count == 1 ? scalars.first : nil
            return state.isSeparator(only ?? "x", isSpace: character.isWhitespace)
        }
    }

    /// The nesting in parentheses and apostrophes.
    private struct State {
        let splitsAtCommas: Bool
        private var depth = 0
        private var isQuoted = false

        init(splitsAtCommas: Bool) { self.splitsAtCommas = splitsAtCommas }

        /// Returns whether the next character is a separator, and updates the nesting.
        mutating func isSeparator(_ letter: Unicode.Scalar, isSpace: Bool) -> Bool {
            switch letter {
            case "'": isQuoted.toggle()
            case "(" where !isQuoted: depth += 1
            case ")" where !isQuoted: depth = max(depth - 1, 0)
            default: break
            }
            return depth == 0 && !isQuoted && (isSpace || splitsAtCommas && letter == ",")
        }
    }
}

extension ValueType {
    /// Returns the type of several values separated by commas or spaces.
    static func list<Item: Sendable>(of item: ValueType<Item>, _ expectation: String) -> ValueType
    where Value == [Item] {
        ValueType(
            Notation("\(item.notation.name)-list", expectation, pattern: Notation.anything)
        ) { text in
            let items = WordSplitter.list(text).map { item.value(of: $0) }
            return items.isEmpty || items.contains { $0 == nil } ? nil : items.compactMap(\.self)
        }
    }
}

extension ValueType where Value == [Substring] {
    /// Words separated by commas or spaces.
    static let texts = ValueType(
        Notation(
            "texts",
            "words separated by commas or spaces, with single quotation marks around words that contain commas "
                + "or spaces",
            pattern: Notation.anything
        )
    ) { text in
        let words = WordSplitter.list(text).map { WordSplitter.unquoted($0) }
        return words.isEmpty ? nil : words
    }
}
