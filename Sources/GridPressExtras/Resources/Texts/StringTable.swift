/// The texts of a string table in the language of a locale.
///
/// Texts that are missing in this language are in the bundle's development language.
struct StringTable: Sendable {
    private let entries: [String: StringEntry]

    /// The text of a key; `nil` if the table doesn't have it.
    subscript(key: String) -> StringEntry? { entries[key] }

    /// Reads a table of a folder: `.strings` and `.stringsdict` files in language folders, and `.xcstrings` files.
    private init(_ name: String, in folder: ResourceFolder, for locale: String) {
        guard name.isFileName else {
            entries = [:]
            return
        }
        let catalog = (try? folder.contents(of: name + ".xcstrings"))
            .flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
        let folders = folder.names().filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        let available = Set(folders).union(catalog?.languages ?? [])
        let development = catalog?.sourceLanguage ?? Self.developmentLanguage(of: folder)
        var languages = LanguageChain(locale).languages(among: available)
        languages += LanguageChain(development).languages(among: available) + ["Base"]

        var entries = Self.entries(name, language: development, in: folder)
        for language in languages.reversed() {
            entries.merge(catalog?.entries(in: language) ?? [:]) { _, new in new }
            if available.contains(language) {
                entries.merge(Self.entries(name, language: language, in: folder, below: language + ".lproj/")) { $1 }
            }
        }
        self.entries = entries
    }

    /// Reads the table of one language.
    private static func entries(
        _ name: String,
        language: String,
        in folder: ResourceFolder,
        below prefix: String = ""
    ) -> [String: StringEntry] {
        var entries: [String: StringEntry] = [:]
        if let data = try? folder.contents(of: prefix + name + ".strings") {
            entries = StringsFile(data).texts.mapValues { StringEntry($0) }
        }
        if let data = try? folder.contents(of: prefix + name + ".stringsdict") {
            entries.merge(StringsDictionary.entries(data, language: language)) { $1 }
        }
        return entries
    }

    /// Returns the development language of a bundle, which its `Info.plist` names.
    private static func developmentLanguage(of folder: ResourceFolder) -> String {
        let info = (try? folder.contents(of: "Info.plist")).flatMap { PropertyListFile.dictionary($0) }
        return info?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }
}

extension StringTable {
    private struct Key: Hashable {
        let name: String
        let folder: ResourceFolder
        let locale: String
    }

    private static let tables = Locked<[Key: StringTable]>([:])

    /// Returns a string table, which is read once in the life of a program.
    static func named(_ name: String, in folder: ResourceFolder, for locale: Locale) -> StringTable {
        let key = Key(name: name, folder: folder, locale: locale.identifier)
        if let known = tables.use({ $0[key] }) { return known }
        let table = StringTable(name, in: folder, for: locale.identifier)
        tables.use { $0[key] = table }
        return table
    }
}
