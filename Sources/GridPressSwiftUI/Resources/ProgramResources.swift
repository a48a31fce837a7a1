import GridPressFindings

/// The resources of the main bundle and the locale of texts, as a program sets them that draws previews.
///
/// Both belong to the process and are set before the first view is made. Without them, a figure reads no files of its
/// program, and its texts are English everywhere.
package enum ProgramResources {
    private struct Settings {
        var folder: ResourceFolder?
        var locale = Locale(identifier: "en_US")
    }

    private static let settings = Locked(Settings())

    /// The folder of the main bundle's resources: catalogs of assets, tables of texts and loose files.
    package static var mainFolder: URL? {
        get { folder.map { URL(fileURLWithPath: $0.path) } }
        set {
            settings.use { $0.folder = newValue.map { ResourceFolder($0.path) } }
            isActive = newValue != nil
        }
    }

    /// The locale of texts that no environment reaches, such as `String(localized:)`, and of environments that set none.
    package static var locale: Locale {
        get { settings.use { $0.locale } }
        set { settings.use { $0.locale = newValue } }
    }

    /// Whether texts without a bundle may have tables, which each of them asks when it is made.
    ///
    /// The value is set before the first view is made, so it needs no lock.
    nonisolated(unsafe) private(set) static var isActive = false

    /// The folder of the main bundle's resources.
    static var folder: ResourceFolder? { settings.use { $0.folder } }

    /// The colour named `AccentColor` in the main bundle.
    static var accentColor: Color? {
        guard let folder, let color = AssetLibrary.color("AccentColor", in: folder) else { return nil }
        return Color(color)
    }
}
