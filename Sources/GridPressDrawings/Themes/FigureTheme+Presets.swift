extension FigureTheme {
    /// The standard theme, with the colors of this package.
    public static let standard = FigureTheme()

    /// The theme for pages of DocC.
    public static let docC = FigureTheme(
        ink: Drawing.Color(light: 0x1D1D1F, dark: 0xF5F5F7),
        ground: Drawing.Color(light: 0xFFFFFF, dark: 0x000000),
        muted: Drawing.Color(light: 0x66666B, dark: 0x98989D),
        dimension: Drawing.Color(light: 0x0066CC, dark: 0x2997FF),
        guide: Drawing.Color(light: 0x8A3AB9, dark: 0xC48BE8),
        overflow: Drawing.Color(light: 0xB64400, dark: 0xFF9F45),
        proposal: Drawing.Color(light: 0x8A6100, dark: 0xFFD60A)
    )

    /// The theme for pages of GitHub.
    public static let gitHub = FigureTheme(
        ink: Drawing.Color(light: 0x1F2328, dark: 0xF0F6FC),
        ground: Drawing.Color(light: 0xFFFFFF, dark: 0x0D1117),
        muted: Drawing.Color(light: 0x59636E, dark: 0x9198A1),
        dimension: Drawing.Color(light: 0x0969DA, dark: 0x4493F8),
        guide: Drawing.Color(light: 0x8250DF, dark: 0xAB7DF8),
        overflow: Drawing.Color(light: 0xBC4C00, dark: 0xDB6D28),
        proposal: Drawing.Color(light: 0x8A5D00, dark: 0xD29922)
    )

    /// The theme for print and for pages without colors: shades of gray.
    public static let plain = FigureTheme(
        ink: Drawing.Color(light: 0x000000, dark: 0xFFFFFF),
        ground: Drawing.Color(light: 0xFFFFFF, dark: 0x000000),
        muted: Drawing.Color(light: 0x666666, dark: 0x999999),
        dimension: Drawing.Color(light: 0x222222, dark: 0xDDDDDD),
        guide: Drawing.Color(light: 0x555555, dark: 0xAAAAAA),
        overflow: Drawing.Color(light: 0x111111, dark: 0xEEEEEE),
        proposal: Drawing.Color(light: 0x444444, dark: 0xBBBBBB)
    )
}
