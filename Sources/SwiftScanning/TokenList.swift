/// A source with its tokens.
///
/// All brackets are balanced.
package struct TokenList: Sendable {
    /// The source.
    package let bytes: [UInt8]
    /// The tokens in the order of the source.
    package let tokens: [Token]
    /// The index of the matching bracket, for each bracket.
    private let partners: [Int: Int]

    /// Creates the list of the tokens of a source.
    ///
    /// - Throws: ``SyntaxFailure`` if a bracket has no partner, or a string or another token has no end.
    package init(_ source: String) throws(SyntaxFailure) { try self.init(Array(source.utf8)) }

    /// Creates the list of the tokens of a source.
    ///
    /// - Throws: ``SyntaxFailure`` if a bracket has no partner, or a string or another token has no end.
    package init(_ bytes: [UInt8]) throws(SyntaxFailure) {
        self.bytes = bytes
        var scanner = Scanner(bytes)
        while try scanner.scanToken() {}
        tokens = scanner.tokens
        partners = try Self.partners(of: tokens, in: bytes)
    }

    private static func partners(of tokens: [Token], in bytes: [UInt8]) throws(SyntaxFailure) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            let byte = bytes[token.range.lowerBound]
            if "([{".utf8.contains(byte) {
                open.append(index)
            } else if ")]}".utf8.contains(byte) {
                // In ASCII, closing brackets follow their opening brackets at a distance of one or two.
                guard let start = open.popLast(), (1...2).contains(byte &- bytes[tokens[start].range.lowerBound])
                else { throw SyntaxFailure("A closing bracket has no opening one.", at: token.range.lowerBound) }
                partners[start] = index
                partners[index] = start
            }
        }
        if let start = open.last {
            throw SyntaxFailure("An opening bracket has no closing one.", at: tokens[start].range.lowerBound)
        }
        return partners
    }

    /// The index after the last token.
    package var endIndex: Int { tokens.count }

    /// Returns the text of a token; empty after the last token.
    package func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? text(tokens[index].range) : ""
    }

    /// Returns the text of a range of bytes.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the text of a range of tokens, without the comments around them.
    package func text(tokens indices: Range<Int>) -> String {
        guard let first = indices.first, let last = indices.last else { return "" }
        return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    /// Returns whether a token is a given name, keyword, sign or bracket.
    package func isToken(_ index: Int, _ text: String) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard token.kind != .string, token.kind != .regex, token.range.count == text.utf8.count else { return false }
        return bytes[token.range].elementsEqual(text.utf8)
    }

    /// Returns the kind of a token; `nil` after the last token.
    package func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// Returns the index after a token, or after the brackets that it opens.
    package func index(after index: Int) -> Int {
        if let partner = partners[index], partner > index { partner + 1 } else { index + 1 }
    }

    /// Returns the index of the matching bracket.
    package func closing(_ index: Int) -> Int? { partners[index] }

    /// Returns the offset of a token, or of the end of the source.
    package func offset(_ index: Int) -> Int {
        tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
    }
}
