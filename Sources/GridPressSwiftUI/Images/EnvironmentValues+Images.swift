extension EnvironmentValues {
    /// The folder in which images lie that are drawn by their name.
    public var imageFolder: URL? {
        get { self[ImageFolderKey.self] }
        set { self[ImageFolderKey.self] = newValue }
    }

    /// Whether images are drawn for the dark scheme: an adaptive picture has those for the light one.
    var isDrawnDark: Bool { values.isSchemeFixed && values.colorScheme == .dark }

    /// How large symbols are beside text.
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
