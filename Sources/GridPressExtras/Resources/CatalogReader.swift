/// The reader of the asset catalogs and string tables of folders.
enum CatalogReader: ResourceReading {
    static func color(_ name: String, in folder: ResourceFolder) -> Drawing.Color? {
        AssetLibrary.color(name, in: folder)
    }

    static func image(
        _ name: String,
        in folder: ResourceFolder,
        isDark: Bool,
        by library: ImageLibrary
    ) -> ImageReadResult? {
        if let image = AssetLibrary.image(name, in: folder) { return image.read(name, isDark: isDark, by: library) }
        guard let symbol = AssetLibrary.symbol(name, in: folder) else { return nil }
        return symbol.isEmpty ? .placeholder(.unreadableSymbol(name.asImageSubject)) : .outline(symbol)
    }

    static func parts(
        of key: LocalizedStringKey,
        in table: String,
        of folder: ResourceFolder,
        for locale: Locale
    ) -> [LocalizedStringKey.Part]? {
        guard let name = key.name else { return nil }
        return StringTable.named(table, in: folder, for: locale)[name].map { FormattedText($0, key.arguments).parts }
    }
}

extension ImageFinding {
    /// Returns the finding for a PDF document, which is never drawn.
    static func pages(_ subject: String) -> ImageFinding {
        ImageFinding(
            .vectorImagePlaceholder,
            severity: .note,
            "\(subject) is a PDF document, which browsers don't draw as an image",
            fix: "Export the image as a PNG file."
        )
    }

    /// Returns the finding for a symbol whose outline can't be read.
    static func unreadableSymbol(_ subject: String) -> ImageFinding {
        ImageFinding(
            .damagedImage,
            "\(subject) is a symbol without an outline of the regular weight",
            fix: "Export the symbol again as an SVG template."
        )
    }
}
