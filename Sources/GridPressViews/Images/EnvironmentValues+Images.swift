extension EnvironmentValues {
    /// The folder of images that are drawn by name; `nil` by default.
    public var imageFolder: URL? {
        get { self[ImageFolderKey.self] }
        set { self[ImageFolderKey.self] = newValue }
    }

    /// Whether images are drawn in their dark variant.
    ///
    /// Adaptive figures use the light one.
    package var isDrawnDark: Bool { values.isSchemeFixed && values.colorScheme == .dark }

    /// The scale of symbols beside text.
    ///
    /// The default is `medium`.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

private enum ImageFolderKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}
