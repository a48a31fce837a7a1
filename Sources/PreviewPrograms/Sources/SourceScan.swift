/// The declarations at the start of lines in a source, found without a compiler.
struct SourceScan {
    /// The names that are declared, by any keyword.
    private(set) var declaredNames: Set<String> = []
    /// The types that provide previews, with the lines of their declarations.
    private(set) var providers: [(name: String, line: Int)] = []

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "func", "var", "let", "typealias", "case", "extension", "macro",
    ]

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Words are sufficient, because comments that look like declarations have no consequences.
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
            guard let index = words.firstIndex(where: Self.keywords.contains), index + 1 < words.count else { continue }
            let name = String(words[index + 1].filter { $0 != "`" })
            if words[index] != "extension" { declaredNames.insert(name) }
            if words[(index + 1)...].contains("PreviewProvider") { providers.append((name, number + 1)) }
        }
    }
}
