extension EnvironmentValues {
    /// The folder of images that are drawn by name; `nil` by default.
    @Entry public var imageFolder: URL?

    /// Whether images are drawn in their dark variant.
    ///
    /// Adaptive figures use the light one.
    package var isDrawnDark: Bool { values.isSchemeFixed && values.colorScheme == .dark }

    /// The scale of symbols beside text.
    ///
    /// The default is `medium`.
    @Entry public var imageScale: Image.Scale = .medium
}
