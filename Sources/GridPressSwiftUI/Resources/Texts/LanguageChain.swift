/// The languages that are looked for in turn, for a locale.
///
/// For `de_AT` these are `de-AT` and `de`. Where a bundle has neither, any variant of the language is taken.
struct LanguageChain {
    private let names: [String]

    /// The languages of a locale or of another language.
    init(_ identifier: String) {
        let plain = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        var parts = plain.split(separator: "-").map { $0.lowercased() }
        // Chinese is written in two scripts, which follow from the region.
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

    /// Returns the languages among those that are available, the best first.
    func languages(among available: some Sequence<String>) -> [String] {
        let sorted = available.sorted()
        func key(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        let exact = names.flatMap { name in sorted.filter { key($0) == name } }
        guard exact.isEmpty, let language = names.last else { return exact }
        return sorted.first { key($0).hasPrefix(language + "-") }.map { [$0] } ?? []
    }
}
