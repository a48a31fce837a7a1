extension Scanner {
    /// Reads a token that starts with `#`: a raw string, a regular expression, a macro or a directive.
    mutating func scanPound() throws(SyntaxFailure) -> Token.Kind {
        let start = position
        while peek() == UInt8(ascii: "#") { position += 1 }
        let hashes = position - start
        switch peek() {
        case UInt8(ascii: "\""): return try scanString(hashes: hashes)
        case UInt8(ascii: "/"): return try scanExtendedRegex(hashes: hashes, from: start)
        default:
            while peek().isWordByte { position += 1 }
            return .pound
        }
    }

    private mutating func scanExtendedRegex(hashes: Int, from start: Int) throws(SyntaxFailure) -> Token.Kind {
        position += 1
        while !isAtEnd {
            if peek() == UInt8(ascii: "/"), isHashed(hashes, after: 1) {
                position += 1 + hashes
                return .regex
            }
            position += peek() == UInt8(ascii: "\\") ? 2 : 1
        }
        position = bytes.count
        throw SyntaxFailure("The regular expression has no end.", at: start)
    }

    /// Reads a string, starting at its first quotation mark.
    mutating func scanString(hashes: Int) throws(SyntaxFailure) -> Token.Kind {
        let start = position
        let isMultiline = startsMultilineString
        position += isMultiline ? 3 : 1
        while !isAtEnd {
            switch peek() {
            case UInt8(ascii: "\""):
                let marks = isMultiline ? 3 : 1
                if !isMultiline || startsWith("\"\"\""), isHashed(hashes, after: marks) {
                    position += marks + hashes
                    return .string
                }
                position += 1
            case UInt8(ascii: "\\") where isHashed(hashes, after: 1):
                position += 1 + hashes
                if peek() == UInt8(ascii: "(") { try skipInterpolation() } else { position += 1 }
            case 0x0A, 0x0D:
                guard isMultiline else { throw unterminated(start) }
                position += 1
            default: position += 1
            }
        }
        position = bytes.count
        throw unterminated(start)
    }

    private func unterminated(_ start: Int) -> SyntaxFailure {
        SyntaxFailure("The string has no end. Write a quotation mark after it.", at: start)
    }

    /// Whether a multiline string starts here.
    ///
    /// In contrast, `#"""#` is a quotation mark in a raw string.
    private var startsMultilineString: Bool {
        guard startsWith("\"\"\"") else { return false }
        var distance = 3
        while peek(distance) == 0x20 || peek(distance) == 0x09 { distance += 1 }
        return peek(distance) == 0x0A || peek(distance) == 0x0D
    }

    private func isHashed(_ hashes: Int, after distance: Int) -> Bool {
        guard hashes > 0 else { return true }
        guard position + distance + hashes <= bytes.count else { return false }
        return (0..<hashes).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    /// Skips the code of an interpolation, which can contain strings itself.
    private mutating func skipInterpolation() throws(SyntaxFailure) {
        let start = position
        guard depth < 64 else {
            position = bytes.count
            throw SyntaxFailure("Strings are nested too deeply.", at: start)
        }
        depth += 1
        let (tokenCount, commentCount) = (tokens.count, comments.count)
        var parentheses = 0
        repeat {
            guard try scanToken(), let token = tokens.last else {
                throw SyntaxFailure("The interpolation has no end. Write \")\".", at: start)
            }
            if token.kind == .punctuation {
                switch bytes[token.range.lowerBound] {
                case UInt8(ascii: "("): parentheses += 1
                case UInt8(ascii: ")"): parentheses -= 1
                default: break
                }
            }
        } while parentheses > 0
        tokens.removeSubrange(tokenCount...)
        comments.removeSubrange(commentCount...)
        depth -= 1
    }
}
