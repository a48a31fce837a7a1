/// The modules that a source imports, found without compiling it.
///
/// Some imports can be excluded by `#if`.
package struct ImportedModules {
    /// The names of the modules, with the lines of their first imports.
    package private(set) var lines: [String: Int] = [:]

    /// The names of the modules.
    package var names: Set<String> { Set(lines.keys) }

    package init(in text: String) {
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
            else { continue }
            var rest = words[(index + 1)...]
            if let kind = rest.first, Self.kinds.contains(kind) { rest = rest.dropFirst() }
            guard let name = rest.first?.split(separator: ".").first.map(String.init),
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), lines[name] == nil
            else { continue }
            lines[name] = number + 1
        }
    }

    private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
}
