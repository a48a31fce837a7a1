/// A reader of asset catalogs and string tables, in a module above this one.
///
/// A folder of resources has the type of its reader.
package protocol ResourceReading: Sendable {
    /// Returns the color of a name in the catalogs of a folder.
    static func color(_ name: String, in folder: ResourceFolder) -> Drawing.Color?

    /// Returns the image or symbol of a name in the catalogs of a folder, with its file read by a library.
    static func image(
        _ name: String,
        in folder: ResourceFolder,
        isDark: Bool,
        by library: ImageLibrary
    ) -> ImageReadResult?

    /// Returns the parts of a key's text in the language of a locale; `nil` if the table doesn't have the key.
    static func parts(
        of key: LocalizedStringKey,
        in table: String,
        of folder: ResourceFolder,
        for locale: Locale
    ) -> [LocalizedStringKey.Part]?
}
