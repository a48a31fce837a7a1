/// A scanner that divides Swift into pieces: keywords, types, literals and comments.
///
/// The scanner doesn't parse the grammar. A capitalized name is a type, and a reserved word is a keyword, except after
/// a dot or before the colon of an argument.
struct SwiftScanner {
    private var cursor: SyntaxCursor

    init(_ source: [UInt8]) { cursor = SyntaxCursor(source) }

    /// Returns the pieces of the source.
    mutating func pieces() -> [SyntaxPiece] {
        while let byte = cursor.next {
            let start = cursor.position
            let role = skipPiece(startingWith: byte)
            cursor.add(role, from: start)
        }
        return cursor.pieces
    }

    private mutating func skipPiece(startingWith byte: UInt8) -> SyntaxRole {
        switch byte {
        case UInt8(ascii: "/") where cursor.starts(with: "//"):
            cursor.skip { $0 != UInt8(ascii: "\n") }
            return .comment
        case UInt8(ascii: "/") where cursor.starts(with: "/*"):
            skipBlockComment()
            return .comment
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if let delimiter = StringDelimiter(at: cursor) {
                skipString(delimiter)
                return .literal
            }
            cursor.advance()
            cursor.skip(while: \.isOfWord)
            return .keyword
        case UInt8(ascii: "@"):
            cursor.advance()
            cursor.skip(while: \.isOfWord)
            return .keyword
        case _ where byte.isDigit:
            skipNumber()
            return .literal
        case _ where byte.isOfWord: return skipWord()
        case UInt8(ascii: "`"):
            cursor.advance()
            cursor.skip(past: "`")
            return .plain
        default:
            cursor.advance()
            return .plain
        }
    }

    // MARK: Words and numbers

    private mutating func skipWord() -> SyntaxRole {
        let start = cursor.position
        let isMember = cursor.byte(-1) == UInt8(ascii: ".")
        let isType = cursor.next?.isCapital ?? false
        cursor.skip(while: \.isOfWord)
        if isType { return .type }
        let word = cursor.text(from: start)
        guard !isMember, Self.keywords.contains(word) else { return .plain }
        let isLabel = cursor.next == UInt8(ascii: ":") && word != "default"
        return isLabel ? .plain : .keyword
    }

    private mutating func skipNumber() {
        cursor.skip { $0.isDigit || $0.isOfWord }
        // The first dot of `0..<4` isn't a decimal point.
        guard cursor.next == UInt8(ascii: "."), cursor.byte(1)?.isDigit ?? false else { return }
        cursor.advance()
        cursor.skip(while: \.isOfWord)
    }

    private static let keywords: Set = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class", "consuming",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout",
        "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package",
        "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where", "while",
    ]

    // MARK: Comments and strings

    /// Moves past a comment, including nested ones.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if cursor.starts(with: "/*") {
                depth += 1
                cursor.advance(2)
            } else if cursor.starts(with: "*/") {
                depth -= 1
                cursor.advance(2)
            } else {
                cursor.advance()
            }
        } while depth > 0 && cursor.next != nil
    }

    /// The start of a string: the numbers of its quotation marks and number signs.
    private struct StringDelimiter {
        let hashes: Int
        let isMultiline: Bool

        /// Creates the delimiter that starts at a position; `nil` if no string starts there.
        init?(at cursor: SyntaxCursor) {
            var hashes = 0
            while cursor.byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
            guard cursor.byte(hashes) == UInt8(ascii: "\"") else { return nil }
            self.hashes = hashes
            isMultiline = cursor.starts(with: "\"\"\"", after: hashes)
        }

        var length: Int { hashes + (isMultiline ? 3 : 1) }

        /// Returns whether the string ends at a position.
        func isEnd(_ cursor: SyntaxCursor) -> Bool {
            let quotes = isMultiline ? 3 : 1
            return (0..<quotes).allSatisfy { cursor.byte($0) == UInt8(ascii: "\"") }
                && (0..<hashes).allSatisfy { cursor.byte(quotes + $0) == UInt8(ascii: "#") }
        }

        /// Returns whether a backslash at a position starts an escape sequence.
        func isEscape(_ cursor: SyntaxCursor) -> Bool {
            (0..<hashes).allSatisfy { cursor.byte(1 + $0) == UInt8(ascii: "#") }
        }
    }

    /// An unfinished part of a string: the string itself, or the parentheses of an interpolation.
    private enum OpenPart {
        case string(StringDelimiter)
        case parentheses
    }

    /// Moves past a string, including interpolations and the strings in them.
    private mutating func skipString(_ delimiter: StringDelimiter) {
        var open: [OpenPart] = [.string(delimiter)]
        cursor.advance(delimiter.length)
        while let part = open.last, let byte = cursor.next {
            switch part {
            case .string(let delimiter):
                if delimiter.isEnd(cursor) {
                    cursor.advance(delimiter.length)
                    open.removeLast()
                } else if byte == UInt8(ascii: "\\"), delimiter.isEscape(cursor) {
                    cursor.advance(1 + delimiter.hashes)
                    if cursor.next == UInt8(ascii: "(") { open.append(.parentheses) }
                    cursor.advance()
                } else if byte == UInt8(ascii: "\n"), !delimiter.isMultiline {
                    return  // It has no end.
                } else {
                    cursor.advance()
                }
            case .parentheses:
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let inner = StringDelimiter(at: cursor) {
                    open.append(.string(inner))
                    cursor.advance(inner.length)
                    continue
                }
                if byte == UInt8(ascii: "(") { open.append(.parentheses) }
                if byte == UInt8(ascii: ")") { open.removeLast() }
                cursor.advance()
            }
        }
    }
}
