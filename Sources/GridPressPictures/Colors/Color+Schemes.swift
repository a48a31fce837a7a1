extension Color {
    /// Creates a color for the light scheme and another for the dark scheme.
    public init(light: Color, dark: Color) { self.init(inLight: light, inDark: dark) }
}
