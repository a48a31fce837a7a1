/// A colour, which may differ between the light and the dark scheme.
///
/// As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case fixed(Drawing.Color)
        /// Follows the tint of the surroundings.
        case accent
        /// A colour of a catalogue, in the folder of a bundle or in that of the main bundle.
        indirect case asset(String, folder: ResourceFolder?)
    }

    private var base: Base
    private var alpha: Double = 1

    /// How the numbers of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The space of the web.
        case sRGB
        /// The space of the web with linear light.
        case sRGBLinear
        /// A wider space; its colours are drawn as their nearest ones of the web.
        case displayP3
    }

    package init(_ color: Drawing.Color) { base = .fixed(color) }

    private init(_ base: Base) { self.base = base }

    /// A colour from its parts, each from 0 to 1.
    public init(
        _ space: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        let (red, green, blue) = space.sRGB(red, green, blue)
        self.init(
            Drawing.Color(
                Drawing.RGBA(red: red.byte, green: green.byte, blue: blue.byte, alpha: opacity.unitClamped)
            )
        )
    }

    /// A grey, from 0, black, to 1, white.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from its hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let parts = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
    }

    /// One colour for the light scheme and another for the dark one.
    package init(inLight light: Color, inDark dark: Color) {
        self.init(Drawing.Color(light: light.drawn(.light), dark: dark.drawn(.dark)))
    }

    /// A colour of an asset catalog among the resources of a bundle.
    ///
    /// The color has both its variants. One that no catalog has is drawn grey, and a finding says so.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, folder: ResourceFolder(bundle)))
    }

    /// The colour that marks what can be used: the tint of the surroundings, or blue.
    public static let accentColor = Color(.accent)

    /// The colour, less opaque.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity.unitClamped
        return color
    }

    /// Both colours, in an environment.
    func drawn(in environment: EnvironmentValues) -> Drawing.Color {
        let color: Drawing.Color =
            switch base {
            case .fixed(let color): color
            case .accent: environment.accent
            case .asset(let name, let folder): environment.color(ofAsset: name, in: folder)
            }
        let pair = alpha == 1 ? color : color.opacity(alpha)
        guard environment.values.isSchemeFixed, pair.isAdaptive else { return pair }
        return Drawing.Color(environment.values.colorScheme == .dark ? pair.dark : pair.light)
    }

    private func drawn(_ scheme: ColorScheme) -> Drawing.RGBA {
        let pair = drawn(in: EnvironmentValues())
        return scheme == .dark ? pair.dark : pair.light
    }
}

extension Color: ShapeStyle {
    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { StylePaint(drawn(in: environment)) }
}

extension Color: PrimitiveView {
    /// Makes a node that the colour fills.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addFill(_paint(in: builder.environment), kind: "Color")
    }
}

extension EnvironmentValues {
    /// Returns a color of a catalog, or grey with a finding that the name isn't known.
    fileprivate func color(ofAsset name: String, in folder: ResourceFolder?) -> Drawing.Color {
        if let folder, let color = AssetLibrary.color(name, in: folder) { return color }
        let reason = folder == nil ? "Figures have no asset catalogs" : "No asset catalog of the bundle has it"
        values.findings?.add(
            .unknownColor,
            .warning,
            "Unknown color \"\(name)\". \(reason), so gray is drawn.",
            fix: folder == nil
                ? "Use the components of the color: Color(red:green:blue:)."
                : "Check the name of the color, and that the resources of the module contain its catalog."
        )
        return Color.gray.drawn(in: self)
    }

    /// The color of things that can be used where no tint is set: that of the main bundle, or blue.
    var systemTint: Color { ProgramResources.accentColor ?? .blue }

    /// The tint if it is a colour, else blue.
    fileprivate var accent: Drawing.Color {
        if case .color(let color)? = values.styles.tint?._paint(in: withoutTint).kind { return color }
        return systemTint.drawn(in: self)
    }

    /// The environment without its tint, so that a tint of the accent colour doesn't ask for itself.
    private var withoutTint: EnvironmentValues {
        var result = self
        result.values.styles.tint = nil
        return result
    }
}

extension Color.RGBColorSpace {
    fileprivate func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
        case .displayP3:
            // Both spaces have the same white and the same curve; the primaries differ.
            let (red, green, blue) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
            return (
                Self.encoded(1.224_940 * red - 0.224_940 * green),
                Self.encoded(-0.042_057 * red + 1.042_057 * green),
                Self.encoded(-0.019_638 * red - 0.078_636 * green + 1.098_274 * blue)
            )
        }
    }

    /// Returns a part of linear light as a part of sRGB.
    static func encoded(_ part: Double) -> Double {
        part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    /// Returns a part of sRGB as a part of linear light.
    private static func decoded(_ part: Double) -> Double {
        part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

extension Double {
    /// The number from 0 to 1 as one from 0 to 255; 0 for what is no number.
    var byte: UInt8 { isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}
