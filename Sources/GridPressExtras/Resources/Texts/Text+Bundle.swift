extension Text {
    /// Creates a localized text with interpolated values and inline Markdown, from a table of a bundle.
    ///
    /// The key is looked up in the tables of the bundle's resources, in the language of the environment's `locale`:
    /// `.strings`, `.stringsdict` and `.xcstrings`. If no table contains the key, the key itself is drawn.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key, table: tableName, in: ResourceFolder(bundle))
    }
}

extension LocalizedText {
    /// Creates a text of a string table of a bundle; `nil` for `Localizable` and the main bundle.
    convenience init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.init(key, table: table, in: ResourceFolder(bundle))
    }
}

/// Returns the text of a key in the language of previews, as `NSLocalizedString` does.
///
/// Foundation's function uses only the language of the system.
public func _localizedString(_ key: String, tableName: String?, bundle: Bundle, value: String) -> String {
    var text = LocalizedStringKey(key: key)
    if !value.isEmpty { text = text.withDefault(value) }
    return LocalizedText(text, table: tableName, bundle: bundle).string(in: ProgramResources.locale)
}
