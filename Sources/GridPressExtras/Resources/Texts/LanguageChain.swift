/// The languages to look up for a locale, in order.
///
/// For `de_AT` these are `de-AT` and `de`. If a bundle has neither, any variant of the language is used.
struct LanguageChain {
    private let names: [String]

    /// Creates the languages of a locale or language identifier.
    init(_ identifier: String) {
        let plain = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        var parts = plain.split(separator: "-").map { $0.lowercased() }
        // The region of a Chinese locale determines its script.
        if parts.first == "zh", !parts.contains("hans"), !parts.contains("hant") {
            let isTraditional = parts.contains { ["tw", "hk", "mo"].contains($0) }
            parts.insert(isTraditional ? "hant" : "hans", at: 1)
        }
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        let synonyms = ["nb": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in", "in": "id"]
        if let last = names.last, let synonym = synonyms[last] { names.append(synonym) }
        self.names = names
    }

    /// Returns the matching languages among the available ones, the best first.
    func languages(among available: some Sequence<String>) -> [String] {
        let sorted = available.sorted()
        func key(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        let exact = names.flatMap { name in sorted.filter { key($0) == name } }
        guard exact.isEmpty, let language = names.last else { return exact }
        return sorted.first { key($0).hasPrefix(language + "-") }.map { [$0] } ?? []
    }
}
