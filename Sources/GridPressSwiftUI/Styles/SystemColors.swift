// The system's colours with their values in both schemes.

extension Color {
    private init(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) {
        self.init(
            Drawing.Color(
                light: Drawing.RGBA(red: light.0, green: light.1, blue: light.2),
                dark: Drawing.RGBA(red: dark.0, green: dark.1, blue: dark.2)
            )
        )
    }

    /// Red.
    public static let red = Color((255, 59, 48), (255, 69, 58))
    /// Orange.
    public static let orange = Color((255, 149, 0), (255, 159, 10))
    /// Yellow.
    public static let yellow = Color((255, 204, 0), (255, 214, 10))
    /// Green.
    public static let green = Color((52, 199, 89), (48, 209, 88))
    /// Mint.
    public static let mint = Color((0, 199, 190), (99, 230, 226))
    /// Teal.
    public static let teal = Color((48, 176, 199), (64, 200, 224))
    /// Cyan.
    public static let cyan = Color((50, 173, 230), (100, 210, 255))
    /// Blue.
    public static let blue = Color((0, 122, 255), (10, 132, 255))
    /// Indigo.
    public static let indigo = Color((88, 86, 214), (94, 92, 230))
    /// Purple.
    public static let purple = Color((175, 82, 222), (191, 90, 242))
    /// Pink.
    public static let pink = Color((255, 45, 85), (255, 55, 95))
    /// Brown.
    public static let brown = Color((162, 132, 94), (172, 142, 104))
    /// Grey.
    public static let gray = Color((142, 142, 147), (142, 142, 147))
    /// Black in both schemes.
    public static let black = Color((0, 0, 0), (0, 0, 0))
    /// White in both schemes.
    public static let white = Color((255, 255, 255), (255, 255, 255))
    /// Nothing to be seen.
    public static let clear = black.opacity(0)
    /// The colour of text: black, or white in the dark scheme.
    public static let primary = Color((0, 0, 0), (255, 255, 255))
    /// The colour of text that matters less.
    public static let secondary = label(opacity: 0.6)

    /// The colour of labels that matter less, with an opacity for how much less.
    static func label(opacity: Double) -> Color { Color((60, 60, 67), (235, 235, 245)).opacity(opacity) }

    /// The colour of dividers.
    static let separator = Color(
        Drawing.Color(
            light: Drawing.RGBA(red: 60, green: 60, blue: 67, alpha: 0.29),
            dark: Drawing.RGBA(red: 84, green: 84, blue: 88, alpha: 0.6)
        )
    )
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// Grey.
    public static var gray: Color { .gray }
    /// Black in both schemes.
    public static var black: Color { .black }
    /// White in both schemes.
    public static var white: Color { .white }
    /// Nothing to be seen.
    public static var clear: Color { .clear }
    /// The colour that marks what can be used.
    public static var accentColor: Color { .accentColor }
}
