/// The colors and sizes of what is drawn above pictures: dimensions, guides, callouts, legends and captions.
///
/// Each color has one meaning. In SVG documents, a theme's colors are custom properties of CSS with the theme's values as
/// fallbacks, such as `var(--gp-guide,#7c3aed)`. A figure inside a page takes the page's colors, and a file on its own
/// keeps those of the theme.
public struct FigureTheme: Hashable, Sendable {
    /// The color of dimensions.
    public var dimension: Drawing.Color
    /// The color of guides.
    public var guide: Drawing.Color
    /// The color of what goes over its edges.
    public var overflow: Drawing.Color
    /// The color of proposed sizes.
    public var proposal: Drawing.Color
    /// The color of the words and marks of callouts.
    public var ink: Drawing.Color
    /// The color of legends and captions.
    public var muted: Drawing.Color
    /// The color behind everything: halos, and the boxes of labels.
    public var ground: Drawing.Color
    /// The size of labels, in points; `nil` for 11.
    public var labelSize: Double? {
        didSet { labelSize = Self.valid(labelSize: labelSize) }
    }
    /// The corner radius of the boxes of labels, in points; `nil` for that of each kind of label.
    public var radius: Double? {
        didSet { radius = Self.valid(radius: radius) }
    }

    /// A theme with the standard values of everything that isn't given.
    ///
    /// - Parameter accent: The color of dimensions, unless they have a color of their own.
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
    /// A meaning of a color.
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

    /// Returns the role that a color has, however opaque it is; `nil` for none.
    package func role(of color: Drawing.Color) -> Role? {
        Role.allCases.first { role in
            color.light.isSameHue(as: self[role].light) && color.dark.isSameHue(as: self[role].dark)
        }
    }
}

extension Drawing.RGBA {
    /// Returns whether colors are equal but for their alpha.
    fileprivate func isSameHue(as other: Drawing.RGBA) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }
}
