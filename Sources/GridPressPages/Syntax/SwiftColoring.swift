import SwiftScanning

/// The coloring of Swift: keywords, types, literals and comments.
///
/// The coloring doesn't know the grammar. A capitalized name is a type, and a reserved word is a keyword, except after a
/// dot or before the colon of an argument.
struct SwiftColoring {
    private let source: [UInt8]

    init(_ source: [UInt8]) { self.source = source }

    /// Returns the pieces of the source.
    func pieces() -> [SyntaxPiece] {
        let scan = UncheckedSource(source)
        var colored = scan.comments.map { SyntaxPiece(role: .comment, bytes: $0) }
        // The end of the last "@", whose adjacent name is part of the attribute.
        var attribute: Int?
        for token in scan.tokens {
            var range = token.range
            // In `$0`, only the number has a color.
            if source[range.lowerBound] == UInt8(ascii: "$") { range = range.dropFirst() }
            let isAttribute = token.kind == .word && range.lowerBound == attribute
            let role = isAttribute ? .keyword : role(of: token.kind, range)
            attribute = token.kind == .punctuation && role == .keyword ? range.upperBound : nil
            if role != .plain { colored.append(SyntaxPiece(role: role, bytes: range)) }
        }
        colored.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        var cursor = SyntaxCursor(source)
        for piece in colored + [SyntaxPiece(role: .plain, bytes: source.count..<source.count)] {
            cursor.add(.plain, to: piece.bytes.lowerBound)
            cursor.add(piece.role, to: piece.bytes.upperBound)
        }
        return cursor.pieces
    }

    private func role(of kind: Token.Kind, _ range: Range<Int>) -> SyntaxRole {
        switch kind {
        case .string, .regex, .number: .literal
        case .pound: .keyword
        case .punctuation: source[range.lowerBound] == UInt8(ascii: "@") ? .keyword : .plain
        case .symbol: .plain
        case .word: role(ofWord: range)
        }
    }

    private func role(ofWord range: Range<Int>) -> SyntaxRole {
        guard let first = source[range].first else { return .plain }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return .type }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return .literal }
        let word = String(decoding: source[range], as: UTF8.self)
        let isMember = range.lowerBound > 0 && source[range.lowerBound - 1] == UInt8(ascii: ".")
        guard !isMember, Self.keywords.contains(word) else { return .plain }
        let isLabel = source[range.upperBound...].first == UInt8(ascii: ":") && word != "default"
        return isLabel ? .plain : .keyword
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
}
