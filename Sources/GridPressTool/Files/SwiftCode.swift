/// The recognition of Swift code by its first word.
enum SwiftCode {
    /// Returns whether a file starts like Swift code, and not like XML.
    static func isLikely(_ bytes: [UInt8]) -> Bool {
        if bytes.first == UInt8(ascii: "<") { return false }
        // The byte order mark isn't a part of the text.
        var text = Substring(decoding: bytes.prefix(1 << 16), as: UTF8.self).drop { $0 == "\u{FEFF}" }
        while true {
            text = text.drop(while: \.isWhitespace)
            if text.hasPrefix("//") {
                text = text.drop { !$0.isNewline }
            } else if text.hasPrefix("/*"), let end = text.firstRange(of: "*/") {
                text = text[end.upperBound...]
            } else {
                break
            }
        }
        guard let first = text.first else { return false }
        if first == "@" || first == "#" { return text.dropFirst().first?.isLetter ?? false }
        return words.contains(String(text.prefix { $0.isLetter }))
    }

    /// The words that declarations start with.
    private static let words: Set = [
        "import", "struct", "class", "enum", "extension", "protocol", "actor", "func", "let", "var", "typealias",
        "final",
        "public", "package", "internal", "fileprivate", "private", "open", "nonisolated", "macro", "precedencegroup",
    ]
}
