/// A declaration in a Swift source.
package enum SwiftDeclaration {
    /// Returns the code of a declaration, from its line to its closing brace, without common indentation.
    ///
    /// If the declaration has no closing brace, the code goes to the end of the source.
    ///
    /// - Parameters:
    ///   - line: The line on which the declaration starts, counted from 1.
    ///   - source: The whole source.
    package static func code(atLine line: Int, in source: String) -> String {
        // A line end of Windows is one character.
        let source = source.replacing("\r\n", with: "\n")
        let lines = source.split(separator: "\n", maxSplits: max(line - 1, 0), omittingEmptySubsequences: false)
        guard let rest = lines.last, lines.count == max(line, 1) else { return source }
        let bytes = Array(rest.utf8)
        return String(decoding: bytes[..<end(in: bytes)], as: UTF8.self).withoutIndentation
    }

    /// Returns the end of the first braces, outside of literals and comments.
    private static func end(in bytes: [UInt8]) -> Int {
        var depth = 0
        for piece in SyntaxLanguage.swift.pieces(of: bytes) where piece.role == .plain {
            for place in piece.bytes {
                if bytes[place] == UInt8(ascii: "{") { depth += 1 }
                guard bytes[place] == UInt8(ascii: "}") else { continue }
                depth -= 1
                if depth <= 0 { return place + 1 }
            }
        }
        return bytes.count
    }
}

extension String {
    /// The text without the spaces or tabs that all its lines start with.
    fileprivate var withoutIndentation: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map {
            $0.prefix { $0 == " " || $0 == "\t" }.count
        }
        return lines.map { $0.dropFirst(indents.min() ?? 0) }.joined(separator: "\n")
    }
}
