/// The colors and sizes of annotations: dimensions, guides, callouts, legends and captions.
///
/// Each color has one meaning. In SVG documents, a theme's colors are custom properties of CSS with the theme's
/// values as fallbacks, such as `var(--gp-guide,#7c3aed)`. A figure inside a page follows the custom properties of
/// the page. A separate file has the colors of the theme.
///
/// ```swift
/// var theme = FigureTheme.gitHub
/// theme.labelSize = 12
/// theme.dimension = Drawing.Color(
///     light: Drawing.RGBA(red: 10, green: 110, blue: 75),
///     dark: Drawing.RGBA(red: 92, green: 214, blue: 164)
/// )
/// let picture = try figure.svg(Figure.RenderOptions(guides: [.gaps], theme: theme))
/// ```
public struct FigureTheme: Hashable, Sendable {
    /// The color of dimensions.
    public var dimension: Drawing.Color
    /// The color of guides.
    public var guide: Drawing.Color
    /// The color of marks for content that extends beyond its frame.
    public var overflow: Drawing.Color
    /// The color of proposed sizes.
    public var proposal: Drawing.Color
    /// The color of the words and marks of callouts.
    public var ink: Drawing.Color
    /// The color of legends and captions.
    public var muted: Drawing.Color
    /// The color behind annotations: halos, and the boxes of labels.
    public var ground: Drawing.Color
    /// The size of labels, in points; `nil` for 11.
    ///
    /// A size that isn't positive becomes `nil`, and the maximum is 1,000.
    public var labelSize: Double? {
        didSet { labelSize = Self.valid(labelSize: labelSize) }
    }
    /// The corner radius of the boxes of labels, in points; `nil` for the default of each kind of label.
    ///
    /// A negative radius becomes `nil`, and the maximum is 1,000.
    public var radius: Double? {
        didSet { radius = Self.valid(radius: radius) }
    }

    /// Creates a theme.
    ///
    /// Omitted values have the value of the standard theme.
    ///
    /// - Parameter accent: The color of dimensions, unless `dimension` is given.
    public init(
        accent: Drawing.Color? = nil,
        ink: Drawing.Color? = nil,
        ground: Drawing.Color? = nil,
        muted: Drawing.Color? = nil,
        dimension: Drawing.Color? = nil,
        guide: Drawing.Color? = nil,
        overflow: Drawing.Color? = nil,
        proposal: Drawing.Color? = nil,
        labelSize: Double? = nil,
        radius: Double? = nil
    ) {
        self.dimension = dimension ?? accent ?? StandardColors.dimension
        self.guide = guide ?? StandardColors.guide
        self.overflow = overflow ?? StandardColors.overflow
        self.proposal = proposal ?? StandardColors.proposal
        self.ink = ink ?? StandardColors.ink
        self.muted = muted ?? StandardColors.muted
        self.ground = ground ?? StandardColors.ground
        self.labelSize = Self.valid(labelSize: labelSize)
        self.radius = Self.valid(radius: radius)
    }

    private enum StandardColors {
        static let dimension = Drawing.Color(light: 0x1457B8, dark: 0x82B4FF)
        static let guide = Drawing.Color(light: 0x7C3AED, dark: 0xB69CFF)
        static let overflow = Drawing.Color(light: 0xB93815, dark: 0xFF9166)
        static let proposal = Drawing.Color(light: 0xA87D00, dark: 0xFFD24D)
        static let ink = Drawing.Color(light: 0x1B1F24, dark: 0xE7EAEE)
        static let muted = Drawing.Color(light: 0x5B6470, dark: 0x98A2B0)
        static let ground = Drawing.Color(light: 0xFFFFFF, dark: 0x15181D)
    }

    private static func valid(labelSize: Double?) -> Double? {
        labelSize.flatMap { $0 > 0 ? min($0, 1000) : nil }
    }

    private static func valid(radius: Double?) -> Double? { radius.flatMap { $0 >= 0 ? min($0, 1000) : nil } }
}

extension FigureTheme {
    /// The meaning of a color.
    package enum Role: String, CaseIterable, Sendable {
        case dimension, guide, overflow, proposal, ink, muted, ground
    }

    /// The color of a role.
    package subscript(role: Role) -> Drawing.Color {
        switch role {
        case .dimension: dimension
        case .guide: guide
        case .overflow: overflow
        case .proposal: proposal
        case .ink: ink
        case .muted: muted
        case .ground: ground
        }
    }

    /// Returns the role of a color, regardless of its alpha; `nil` for a color without a role.
    package func role(of color: Drawing.Color) -> Role? {
        Role.allCases.first { role in
            color.light.isSameHue(as: self[role].light) && color.dark.isSameHue(as: self[role].dark)
        }
    }
}

extension Drawing.RGBA {
    /// Returns whether two colors are equal except for their alpha.
    fileprivate func isSameHue(as other: Drawing.RGBA) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }
}
