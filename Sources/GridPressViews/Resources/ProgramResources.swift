/// The resources of the main bundle and the locale of texts, which a program that draws previews sets.
///
/// Both apply to the process and are set before the first view is made. Without them, a figure reads no files of its
/// program, and its texts are in English.
package enum ProgramResources {
    private struct Settings {
        var folder: ResourceFolder?
        var locale = Locale(identifier: "en_US")
    }

    private static let settings = Locked(Settings())

    /// The folder of the main bundle's resources, with the reader of its catalogs and tables.
    package static var folder: ResourceFolder? {
        get { settings.use { $0.folder } }
        set {
            settings.use { $0.folder = newValue }
            isActive = newValue != nil
        }
    }

    /// The locale of texts outside of an environment, such as `String(localized:)`, and of environments that set
    /// none.
    package static var locale: Locale {
        get { settings.use { $0.locale } }
        set { settings.use { $0.locale = newValue } }
    }

    /// Whether texts without a bundle may have string tables.
    ///
    /// Each such text reads this value when the text is made.
    ///
    /// The value is set before the first view is made, so it needs no lock.
    nonisolated(unsafe) private(set) static var isActive = false

    /// The color named `AccentColor` in the main bundle.
    static var accentColor: Color? {
        guard let folder, let color = folder.reader?.color("AccentColor", in: folder) else { return nil }
        return Color(color)
    }
}
