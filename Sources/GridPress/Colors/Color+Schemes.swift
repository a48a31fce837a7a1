extension Color {
    /// One colour for the light scheme and another for the dark one.
    public init(light: Color, dark: Color) { self.init(inLight: light, inDark: dark) }
}
