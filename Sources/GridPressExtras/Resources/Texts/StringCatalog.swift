/// A string catalog, an `.xcstrings` file: texts in several languages, with variations for plurals and devices.
struct StringCatalog: Decodable {
    private struct Item: Decodable {
        var localizations: [String: Localization]?
    }

    fileprivate struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    fileprivate struct Unit: Decodable {
        var state: String?
        var value: String
    }

    fileprivate struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    fileprivate struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// The language of the keys.
    let sourceLanguage: String
    private let strings: [String: Item]

    /// The languages that have texts.
    var languages: Set<String> {
        Set(strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] } + [sourceLanguage])
    }

    /// Returns the texts in a language by key, without texts that aren't translated yet.
    func entries(in language: String) -> [String: StringEntry] {
        var entries: [String: StringEntry] = [:]
        for (key, item) in strings {
            if let localization = item.localizations?[language] {
                entries[key] = localization.entry(language)
            } else if language == sourceLanguage {
                entries[key] = StringEntry(key)
            }
        }
        return entries
    }
}

extension StringCatalog.Localization {
    /// Returns the text in a language; `nil` if it isn't translated.
    fileprivate func entry(_ language: String) -> StringEntry? {
        if let device = variations?.device { return Self.preferred(device)?.entry(language) }
        if let plural = variations?.plural {
            let forms = plural.compactMapValues { $0.text }
            return forms.isEmpty ? nil : StringEntry(forms: forms, language: language)
        }
        guard let text else { return nil }
        let variables = (substitutions ?? [:]).mapValues { substitution in
            let specifier = substitution.formatSpecifier.map { "%" + $0 } ?? "%lld"
            return StringEntry.Variable(
                argument: substitution.argNum.map { $0 - 1 },
                forms: (substitution.variations?.plural ?? [:]).compactMapValues {
                    $0.text?.replacingOccurrences(of: "%arg", with: specifier)
                }
            )
        }
        return StringEntry(text, variables, language: language)
    }

    private var text: String? {
        if let device = variations?.device { return Self.preferred(device)?.text }
        return stringUnit?.state == "new" ? nil : stringUnit?.value
    }

    private static func preferred(_ devices: [String: Self]) -> Self? {
        devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
    }
}
