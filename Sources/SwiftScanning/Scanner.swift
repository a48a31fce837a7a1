/// A scanner that splits Swift source into tokens.
///
/// It reads each byte a limited number of times and limits the nesting, so that macros return for every source.
struct Scanner {
    let bytes: [UInt8]
    var position = 0
    /// The tokens so far.
    ///
    /// The last token determines whether a slash is a division or starts a regular expression.
    var tokens: [Token] = []
    /// The comments so far, including the delimiters.
    var comments: [Range<Int>] = []
    /// The number of strings around the current position.
    var depth = 0
    /// The position before which no regular expression starts, because the line has no second slash.
    var slashlessUntil = 0
    private var startsLine = true
    private var followsSpace = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the byte at a distance from the current position; 0 after the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Returns whether the remaining bytes start with a text.
    func startsWith(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in bytes[position...].starts(with: text) }
    }

    /// Reads the next token.
    ///
    /// - Returns: `false` at the end of the source.
    mutating func scanToken() throws(SyntaxFailure) -> Bool {
        try skipTrivia()
        guard !isAtEnd else { return false }
        let start = position
        add(try scanKind(), from: start)
        return true
    }

    /// Reads the next token, which ends at the first error in it.
    ///
    /// - Returns: `false` at the end of the source.
    mutating func scanUncheckedToken() -> Bool {
        guard (try? skipTrivia()) != nil, !isAtEnd else { return false }
        let (start, tokenCount, commentCount) = (position, tokens.count, comments.count)
        do throws(SyntaxFailure) { add(try scanKind(), from: start) } catch {
            // The error can be inside of an interpolation.
            (depth, position) = (0, min(position, bytes.count))
            tokens.removeSubrange(tokenCount...)
            comments.removeSubrange(commentCount...)
            add(bytes[start] == UInt8(ascii: "`") ? .word : .string, from: start)
        }
        return true
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(
            Token(kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace)
        )
    }

    private mutating func skipTrivia() throws(SyntaxFailure) {
        let start = position
        startsLine = tokens.isEmpty
        while !isAtEnd {
            switch peek() {
            case 0x0A, 0x0D:
                startsLine = true
                position += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                let start = position
                while !isAtEnd, peek() != 0x0A, peek() != 0x0D { position += 1 }
                comments.append(start..<position)
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
            case 0xEF where position == 0 && startsWith("\u{FEFF}"): position += 3
            case UInt8(ascii: "#") where position == 0 && peek(1) == UInt8(ascii: "!"):
                while !isAtEnd, peek() != 0x0A, peek() != 0x0D { position += 1 }
            default:
                followsSpace = position > start
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(SyntaxFailure) {
        let start = position
        defer { comments.append(start..<position) }
        var depth = 0
        repeat {
            guard !isAtEnd else { throw SyntaxFailure("The comment has no end. Write \"*/\".", at: start) }
            if startsWith("/*") {
                depth += 1
                position += 2
            } else if startsWith("*/") {
                depth -= 1
                position += 2
            } else {
                if peek() == 0x0A || peek() == 0x0D { startsLine = true }
                position += 1
            }
        } while depth > 0
    }

    private mutating func scanKind() throws(SyntaxFailure) -> Token.Kind {
        let byte = peek()
        switch byte {
        case _ where byte.isDigit: return scanNumber()
        case _ where byte.isWordByte: return scanWord()
        case UInt8(ascii: "`"): return try scanQuotedWord()
        case UInt8(ascii: "\""): return try scanString(hashes: 0)
        case UInt8(ascii: "#"): return try scanPound()
        case UInt8(ascii: "/"): return scanSlash()
        case UInt8(ascii: ".") where peek(1) != UInt8(ascii: "."):
            position += 1
            return .punctuation
        case _ where byte.isOperatorByte: return scanOperator()
        default:
            // The compiler reports bytes that can't start a token.
            position += 1
            return .punctuation
        }
    }

    private mutating func scanWord() -> Token.Kind {
        while peek().isWordByte { position += 1 }
        return .word
    }

    private mutating func scanQuotedWord() throws(SyntaxFailure) -> Token.Kind {
        let start = position
        position += 1
        while peek() != UInt8(ascii: "`") {
            guard !isAtEnd, peek() != 0x0A, peek() != 0x0D else {
                throw SyntaxFailure("The name has no end. Write \"`\" after it.", at: start)
            }
            position += 1
        }
        position += 1
        return .word
    }

    private mutating func scanNumber() -> Token.Kind {
        // The indices of nested tuples have no fraction: `pair.0.1`.
        let isElement =
            tokens.last.map { $0.range.upperBound == position && bytes[$0.range.lowerBound] == 0x2E } ?? false
        while true {
            if peek().isWordByte {
                // The sign of an exponent belongs to the number, but not in 0x1e+1.
                let isExponent = "eEpP".utf8.contains(peek()) && (peek(1) == 0x2B || peek(1) == 0x2D) && peek(2).isDigit
                position += isExponent ? 2 : 1
            } else if peek() == UInt8(ascii: "."), peek(1).isDigit, !isElement {
                position += 1
            } else {
                return .number
            }
        }
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Whether the byte can be a part of a name.
    ///
    /// All bytes outside of ASCII count as such.
    package var isWordByte: Bool {
        isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }

    var isOperatorByte: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
