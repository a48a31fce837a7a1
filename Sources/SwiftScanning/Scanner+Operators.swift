extension Scanner {
    /// Reads an operator.
    ///
    /// `?` and `!` after an operand are separate tokens, as in `Int?=nil`.
    mutating func scanOperator() -> Token.Kind {
        if isPostfixMark(peek()), isAfterOperand { return one() }
        let allowsDots = peek() == UInt8(ascii: ".")
        while peek().isOperatorByte {
            if peek() == UInt8(ascii: "."), !allowsDots { break }
            if startsComment { break }
            position += 1
        }
        return .symbol
    }

    private mutating func one() -> Token.Kind {
        position += 1
        return .symbol
    }

    private func isPostfixMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

    private var startsComment: Bool {
        peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    }

    /// Whether an operand ends directly before the current position.
    private var isAfterOperand: Bool {
        guard position > 0, let last = tokens.last, last.range.upperBound == position else { return false }
        let byte = bytes[position - 1]
        return byte.isWordByte || ")]}>`\"?!".utf8.contains(byte)
    }

    /// Reads a regular expression or an operator that starts with a slash.
    mutating func scanSlash() -> Token.Kind {
        guard startsRegex, let end = endOfRegex() else { return scanOperator() }
        position = end
        return .regex
    }

    /// Whether a slash at the current position can start a regular expression: without an operand before it, or a
    /// space after.
    private var startsRegex: Bool {
        guard position >= slashlessUntil, ![0, 0x20, 0x09, 0x0A, 0x0D].contains(peek(1)) else { return false }
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regex, .pound: return false
        case .punctuation: return !")]}".utf8.contains(bytes[last.range.lowerBound])
        case .symbol: return last.range.upperBound < position || !isPostfixMark(bytes[last.range.upperBound - 1])
        case .word: return Self.wordsBeforeExpressions.contains(String(decoding: bytes[last.range], as: UTF8.self))
        }
    }

    private static let wordsBeforeExpressions: Set = [
        "return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "throw", "else", "yield",
    ]

    /// Returns the position after the second slash of the line; `nil` if it has none.
    private mutating func endOfRegex() -> Int? {
        var end = position + 1
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            switch bytes[end] {
            case UInt8(ascii: "/"): return end + 1
            case UInt8(ascii: "\\"): end += 2
            default: end += 1
            }
        }
        slashlessUntil = end
        return nil
    }
}
