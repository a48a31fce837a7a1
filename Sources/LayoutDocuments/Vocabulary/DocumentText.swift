/// The text inside an element, in parts with different styles.
struct DocumentText: Sendable {
    /// A part of a text.
    enum Part: Sendable {
        case letters(String)
        /// A nested text, and the closure that applies its style.
        case text(DocumentText, isVerbatim: Bool, styling: @Sendable (Text) -> Text)
    }

    private(set) var parts: [Part] = []
    /// The text with its styles, once it is complete.
    private(set) var composed = Text(verbatim: "")

    /// Adds letters unchanged.
    mutating func add(_ letters: String) { if !letters.isEmpty { parts.append(.letters(letters)) } }

    /// Adds letters, with each run of whitespace collapsed into one space, also across calls.
    mutating func addCollapsed(_ letters: String, isAfterSpace: inout Bool) {
        // Fast path: most texts have no white space to collapse.
        var endsWithSpace = isAfterSpace
        let isCollapsed = letters.utf8.allSatisfy { byte in
            let isSpace = byte == UInt8(ascii: " ")
            defer { endsWithSpace = isSpace }
            return isSpace ? !endsWithSpace : 0x21..<0x7F ~= byte
        }
        if isCollapsed {
            isAfterSpace = endsWithSpace
            return add(letters)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.utf8.count)
        for scalar in letters.unicodeScalars {
            if scalar.isWhiteSpace {
                if !isAfterSpace { bytes.append(UInt8(ascii: " ")) }
                isAfterSpace = true
                continue
            }
            isAfterSpace = false
            if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        add(String(decoding: bytes, as: UTF8.self))
    }

    /// Adds a nested text.
    mutating func add(_ text: DocumentText, isVerbatim: Bool, styling: @escaping @Sendable (Text) -> Text) {
        if !text.parts.isEmpty { parts.append(.text(text, isVerbatim: isVerbatim, styling: styling)) }
    }

    /// Removes a space at the end.
    mutating func trimEnd() {
        switch parts.popLast() {
        case nil: return
        case .letters(let letters)?:
            let endsWithSpace = letters.utf8.last == UInt8(ascii: " ") && letters.last == " "
            add(endsWithSpace ? String(letters.dropLast()) : letters)
        case .text(var text, let isVerbatim, let styling)?:
            text.trimEnd()
            add(text, isVerbatim: isVerbatim, styling: styling)
        }
    }

    /// The letters of all parts, without their styles.
    var letters: String {
        parts.map { part in
            switch part {
            case .letters(let letters): letters
            case .text(let inner, _, _): inner.letters
            }
        }.joined()
    }

    /// Composes the complete text, with inline Markdown unless it is verbatim.
    mutating func compose(isVerbatim: Bool) { composed = joined(isVerbatim: isVerbatim) }

    /// Returns the text, with inline Markdown unless it is verbatim.
    private func joined(isVerbatim: Bool) -> Text {
        var result: Text?
        for part in parts {
            let text: Text
            switch part {
            case .letters(let letters): text = isVerbatim ? Text(verbatim: letters) : Text(LocalizedStringKey(letters))
            case .text(let inner, let isVerbatim, let styling): text = styling(inner.joined(isVerbatim: isVerbatim))
            }
            result = result.map { $0 + text } ?? text
        }
        return result ?? Text(verbatim: "")
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is whitespace, with a fast path for ASCII.
    var isWhiteSpace: Bool { isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
