// The system's colors, with their light and their dark values.

extension Color {
    private init(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) {
        self.init(
            Drawing.Color(
                light: Drawing.RGBA(red: light.0, green: light.1, blue: light.2),
                dark: Drawing.RGBA(red: dark.0, green: dark.1, blue: dark.2)
            )
        )
    }

    /// The system's red.
    public static let red = Color((255, 59, 48), (255, 69, 58))
    /// The system's orange.
    public static let orange = Color((255, 149, 0), (255, 159, 10))
    /// The system's yellow.
    public static let yellow = Color((255, 204, 0), (255, 214, 10))
    /// The system's green.
    public static let green = Color((52, 199, 89), (48, 209, 88))
    /// The system's mint.
    public static let mint = Color((0, 199, 190), (99, 230, 226))
    /// The system's teal.
    public static let teal = Color((48, 176, 199), (64, 200, 224))
    /// The system's cyan.
    public static let cyan = Color((50, 173, 230), (100, 210, 255))
    /// The system's blue.
    public static let blue = Color((0, 122, 255), (10, 132, 255))
    /// The system's indigo.
    public static let indigo = Color((88, 86, 214), (94, 92, 230))
    /// The system's purple.
    public static let purple = Color((175, 82, 222), (191, 90, 242))
    /// The system's pink.
    public static let pink = Color((255, 45, 85), (255, 55, 95))
    /// The system's brown.
    public static let brown = Color((162, 132, 94), (172, 142, 104))
    /// The system's gray, the same in both color schemes.
    public static let gray = Color((142, 142, 147), (142, 142, 147))
    /// Black in both color schemes.
    public static let black = Color((0, 0, 0), (0, 0, 0))
    /// White in both color schemes.
    public static let white = Color((255, 255, 255), (255, 255, 255))
    /// A fully transparent color.
    public static let clear = black.opacity(0)
    /// The color of primary text: black, or white in the dark scheme.
    public static let primary = Color((0, 0, 0), (255, 255, 255))
    /// The color of secondary text.
    public static let secondary = label(opacity: 0.6)

    /// Returns the color of less prominent labels with an opacity.
    static func label(opacity: Double) -> Color { Color((60, 60, 67), (235, 235, 245)).opacity(opacity) }

    /// The color of dividers.
    package static let separator = Color(
        Drawing.Color(
            light: Drawing.RGBA(red: 60, green: 60, blue: 67, alpha: 0.29),
            dark: Drawing.RGBA(red: 84, green: 84, blue: 88, alpha: 0.6)
        )
    )
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's gray, the same in both color schemes.
    public static var gray: Color { .gray }
    /// Black in both color schemes.
    public static var black: Color { .black }
    /// White in both color schemes.
    public static var white: Color { .white }
    /// A fully transparent color.
    public static var clear: Color { .clear }
    /// The accent color: the tint of the environment, if it is a plain color.
    ///
    /// Otherwise, it is the color `AccentColor` of the main bundle, or blue if the bundle has none.
    public static var accentColor: Color { .accentColor }
}
