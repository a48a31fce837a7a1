/// The tokens of Swift source as programs edit it: names, literals, and each byte of punctuation.
package struct SwiftScan {
    /// The source.
    package let bytes: [UInt8]
    /// The tokens, in order.
    package private(set) var tokens: [SwiftToken] = []

    /// Reads source; `nil` if a comment, a literal or a bracket isn't closed.
    package init?(_ bytes: [UInt8]) {
        guard let list = try? TokenList(bytes) else { return nil }
        self.bytes = bytes
        for token in list.tokens { add(token) }
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

    private mutating func add(_ token: Token) {
        let range = token.range
        switch token.kind {
        case .word: tokens.append(SwiftToken(kind: word(range), range: range))
        case .number, .regex: tokens.append(SwiftToken(kind: .other, range: range))
        case .string: tokens.append(SwiftToken(kind: .text(literal(range)), range: range))
        case .symbol, .punctuation: for index in range { addMark(index) }
        case .pound:
            addMark(range.lowerBound)
            let name = range.dropFirst()
            if !name.isEmpty { tokens.append(SwiftToken(kind: .word(text(name)), range: name)) }
        }
    }

    private mutating func addMark(_ index: Int) {
        tokens.append(SwiftToken(kind: .mark(Character(Unicode.Scalar(bytes[index]))), range: index..<index + 1))
    }

    private func word(_ range: Range<Int>) -> SwiftToken.Kind {
        guard bytes[range.lowerBound] == UInt8(ascii: "`") else { return .word(text(range)) }
        return .quotedWord(text(range.lowerBound + 1..<range.upperBound - 1))
    }

    private func literal(_ range: Range<Int>) -> SwiftStringLiteral {
        let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
        // `#"""#` is a quotation mark in a literal of one line.
        let line = bytes[range].dropFirst(hashes + 3).first { $0 != 0x20 && $0 != 0x09 }
        let isMultiline =
            bytes[range].dropFirst(hashes).starts(with: "\"\"\"".utf8) && (line == 0x0A || line == 0x0D)
        let marks = hashes + (isMultiline ? 3 : 1)
        let content = range.lowerBound + marks..<range.upperBound - marks
        return SwiftStringLiteral(
            hashes: hashes,
            isMultiline: isMultiline,
            content: content,
            hasInterpolation: hasInterpolation(content, hashes: hashes)
        )
    }

    private func hasInterpolation(_ content: Range<Int>, hashes: Int) -> Bool {
        let escape = Array(("\\" + String(repeating: "#", count: hashes)).utf8)
        var rest = bytes[content]
        while let start = rest.firstIndex(of: UInt8(ascii: "\\")) {
            rest = rest[start...]
            guard rest.starts(with: escape) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            if rest.first == UInt8(ascii: "(") { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
