/// A text with a key that is looked up in the string tables of a bundle when it is drawn.
package final class LocalizedText: Sendable {
    let key: LocalizedStringKey
    private let table: String?
    private let folder: ResourceFolder?
    /// The runs of the text if no table has its key.
    ///
    /// They are made once, because the key may contain Markdown.
    private let written: [Text.Run]

    /// Creates a text of a string table of a folder; `nil` for `Localizable`, and for a program without tables.
    package init(_ key: LocalizedStringKey, table: String?, in folder: ResourceFolder?) {
        self.key = key
        self.table = table
        self.folder = folder
        written = key.plain == nil ? key.runs : []
    }

    /// Returns the runs of the text in the language of a locale.
    ///
    /// If no table has the key, the key is the text.
    func runs(in locale: Locale) -> [Text.Run] {
        guard let parts = translated(in: locale) else { return key.plain.map { [Text.Run($0)] } ?? written }
        return LocalizedStringKey(parts).runs
    }

    /// Returns the text without attributes.
    ///
    /// Markdown marks aren't removed.
    package func string(in locale: Locale) -> String {
        (translated(in: locale) ?? key.parts).map { part in
            switch part {
            case .typed(let text): text
            case .value(let runs): runs.map { $0.localizedString(in: locale) }.joined()
            }
        }.joined()
    }

    private func translated(in locale: Locale) -> [LocalizedStringKey.Part]? {
        folder.flatMap { $0.reader?.parts(of: key, in: table ?? "Localizable", of: $0, for: locale) }
    }
}

extension Text {
    /// Returns the text in the language of a locale.
    ///
    /// Its runs have no keys.
    func localized(in locale: Locale) -> Text {
        hasKeys ? Text(runs: runs.flatMap { $0.localized(in: locale) }) : self
    }

    /// Whether a run of the text is looked up by a key.
    var hasKeys: Bool {
        if let onlyRun { return onlyRun.key != nil }
        return runs.contains { $0.key != nil }
    }
}

extension Text.Run {
    /// Returns the runs that replace this run in the language of a locale.
    fileprivate func localized(in locale: Locale) -> [Text.Run] {
        guard let key else { return [self] }
        return filled(key.runs(in: locale), locale)
    }

    /// Returns runs with the attributes of this run.
    private func filled(_ runs: [Text.Run], _ locale: Locale) -> [Text.Run] {
        runs.flatMap { run in
            run.localized(in: locale).map { piece in
                var piece = piece
                if let attributes = attributes?.value { piece.fill(from: attributes) }
                return piece
            }
        }
    }

    /// Returns the run's text in the language of a locale.
    fileprivate func localizedString(in locale: Locale) -> String {
        if key == nil { return string }
        return localized(in: locale).map(\.string).joined()
    }
}
