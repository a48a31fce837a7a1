/// The tokens of Swift source: enough of its grammar to distinguish code, comments and literals.
package struct SwiftScan {
    /// The source.
    package let bytes: [UInt8]
    /// The tokens, in order.
    package private(set) var tokens: [SwiftToken] = []

    /// Reads source; `nil` if a comment, a literal or a bracket isn't closed.
    package init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var reader = SwiftLexer(bytes)
        guard let tokens = reader.read(), Self.isBalanced(tokens) else { return nil }
        self.tokens = tokens
    }

    /// Returns the index of the token that closes the bracket at an index; `nil` if no token does.
    package func closing(_ index: Int) -> Int? {
        var depth = 0
        for next in tokens.indices[index...] {
            guard case .mark(let mark) = tokens[next].kind else { continue }
            if "([{".contains(mark) { depth += 1 }
            if ")]}".contains(mark) { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }

    private static func isBalanced(_ tokens: [SwiftToken]) -> Bool {
        var open: [Character] = []
        let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        for case .mark(let mark) in tokens.map(\.kind) {
            if "([{".contains(mark) { open.append(mark) }
            if let start = pairs[mark], open.popLast() != start { return false }
        }
        return open.isEmpty
    }
}

/// A lexer of Swift source.
private struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var last: SwiftToken.Kind?
    /// The maximum depth of nested interpolations.
    private static let mostLevels = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns all tokens; `nil` if one of them isn't closed.
    mutating func read() -> [SwiftToken]? {
        if bytes.starts(with: Array("#!".utf8)) { skipLine() }
        var tokens: [SwiftToken] = []
        while true {
            guard skipSpace() else { return nil }
            guard position < bytes.count else { return tokens }
            let start = position
            guard let kind = readToken(level: 0) else { return nil }
            last = kind
            tokens.append(SwiftToken(kind: kind, range: start..<position))
        }
    }

    // MARK: Space

    /// Skips white space and comments.
    ///
    /// - Returns: `false` if a comment isn't closed.
    private mutating func skipSpace() -> Bool {
        while position < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00].contains(bytes[position]) {
                position += 1
            } else if starts("//") {
                skipLine()
            } else if starts("/*") {
                guard skipComment() else { return false }
            } else if starts("\u{FEFF}") {
                position += 3
            } else {
                return true
            }
        }
        return true
    }

    private mutating func skipLine() {
        while position < bytes.count, !isNewline(bytes[position]) { position += 1 }
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        while position < bytes.count {
            if starts("/*") {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return true }
            } else {
                position += 1
            }
        }
        return false
    }

    // MARK: Pieces

    private mutating func readToken(level: Int) -> SwiftToken.Kind? {
        let byte = bytes[position]
        if isLetter(byte) {
            let start = position
            while position < bytes.count, isLetter(bytes[position]) || isDigit(bytes[position]) { position += 1 }
            return .word(text(start..<position))
        }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
        case UInt8(ascii: "`"): return readQuotedWord()
        case UInt8(ascii: "\""): return readText(hashes: 0, level: level)
        case UInt8(ascii: "#"):
            let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
            let next = position + hashes
            if next < bytes.count, bytes[next] == UInt8(ascii: "\"") { return readText(hashes: hashes, level: level) }
            if next < bytes.count, bytes[next] == UInt8(ascii: "/") { return readLongPattern(hashes: hashes) }
            position += 1
            return .mark("#")
        case UInt8(ascii: "/"):
            if let end = endOfPattern { position = end; return .other }
            position += 1
            return .mark("/")
        default:
            position += 1
            return .mark(Character(Unicode.Scalar(byte)))
        }
    }

    private mutating func readNumber() -> SwiftToken.Kind {
        while position < bytes.count {
            let isPoint =
                bytes[position] == UInt8(ascii: ".") && position + 1 < bytes.count && isDigit(bytes[position + 1])
            guard isLetter(bytes[position]) || isDigit(bytes[position]) || isPoint else { break }
            position += 1
        }
        return .other
    }

    private mutating func readQuotedWord() -> SwiftToken.Kind? {
        let rest = bytes[(position + 1)...].prefix { !isNewline($0) }
        guard let end = rest.firstIndex(of: UInt8(ascii: "`")) else { return nil }
        defer { position = end + 1 }
        return .quotedWord(text(position + 1..<end))
    }

    // MARK: Texts

    private mutating func readText(hashes: Int, level: Int) -> SwiftToken.Kind? {
        guard level < Self.mostLevels else { return nil }
        let signs = String(repeating: "#", count: hashes)
        let quotes = isMultiline(from: position + hashes, hashes: hashes) ? "\"\"\"" : "\""
        let isMultiline = quotes.count == 3
        let end = quotes + signs
        let escape = "\\" + signs
        var hasInterpolation = false
        position += hashes + quotes.count
        let start = position
        while position < bytes.count {
            if starts(end) {
                let content = start..<position
                position += end.utf8.count
                let text = SwiftStringLiteral(
                    hashes: hashes,
                    isMultiline: isMultiline,
                    content: content,
                    hasInterpolation: hasInterpolation
                )
                return .text(text)
            }
            if starts(escape) {
                position += escape.utf8.count
                guard position < bytes.count else { return nil }
                if bytes[position] == UInt8(ascii: "(") {
                    hasInterpolation = true
                    guard skipInterpolation(level: level + 1) else { return nil }
                } else {
                    position += 1
                }
                continue
            }
            if !isMultiline, isNewline(bytes[position]) { return nil }
            position += 1
        }
        return nil
    }

    /// Returns whether the quotation marks at an index start a literal with several lines.
    private func isMultiline(from start: Int, hashes: Int) -> Bool {
        guard bytes[start...].starts(with: Array("\"\"\"".utf8)) else { return false }
        // `#"""#` is one quotation mark in a literal of one line.
        let end = Array(("\"" + String(repeating: "#", count: hashes)).utf8)
        let line = bytes[(start + 1)...].prefix { !isNewline($0) }
        return hashes == 0 || !line.indices.contains { line[$0...].starts(with: end) }
    }

    private mutating func skipInterpolation(level: Int) -> Bool {
        var depth = 0
        while skipSpace(), position < bytes.count {
            guard let kind = readToken(level: level) else { return false }
            last = kind
            if kind == .mark("(") { depth += 1 }
            if kind == .mark(")") { depth -= 1 }
            if depth == 0 { return true }
        }
        return false
    }

    // MARK: Regular expressions

    private mutating func readLongPattern(hashes: Int) -> SwiftToken.Kind? {
        let end = "/" + String(repeating: "#", count: hashes)
        position += hashes + 1
        while position < bytes.count {
            if starts(end) { position += end.utf8.count; return .other }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// The end of the regular expression at the current position; `nil` if the slash is a division.
    private var endOfPattern: Int? {
        guard mayBeginValue, let next = bytes[(position + 1)...].first else { return nil }
        guard ![0x20, 0x09, UInt8(ascii: ")"), UInt8(ascii: "=")].contains(next), !isNewline(next) else { return nil }
        var index = position + 1
        while index < bytes.count, !isNewline(bytes[index]) {
            if bytes[index] == UInt8(ascii: "/") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Whether a value can follow the last token.
    private var mayBeginValue: Bool {
        switch last {
        case nil: true
        case .mark(let mark): !")]}.?!".contains(mark)
        case .word(let word): Self.wordsBeforeValues.contains(word)
        case .quotedWord, .text, .other: false
        }
    }

    private static let wordsBeforeValues: Set = [
        "return", "try", "await", "in", "case", "if", "guard", "while", "where", "else", "switch", "throw", "is", "as",
    ]

    // MARK: Bytes

    private func starts(_ text: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: text.utf8) }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }
}
