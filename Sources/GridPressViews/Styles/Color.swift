/// A color, which can differ between the light and the dark color scheme.
///
/// As a view, it fills the offered size.
public struct Color: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case fixed(Drawing.Color)
        /// The tint of the environment.
        case accent
        /// A color of an asset catalog, in the folder of a bundle; `nil` for the main bundle.
        indirect case asset(String, folder: ResourceFolder?)
    }

    private var base: Base
    private var alpha: Double = 1

    /// The color space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The sRGB color space.
        case sRGB
        /// The sRGB color space with linear components.
        case sRGBLinear
        /// The Display P3 color space, converted to sRGB.
        ///
        /// Colors outside sRGB are clamped.
        case displayP3
    }

    package init(_ color: Drawing.Color) { base = .fixed(color) }

    private init(_ base: Base) { self.base = base }

    /// Creates a color from its components, each from 0 to 1.
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

    /// Creates a gray, from 0 (black) to 1 (white).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let parts = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
    }

    /// Creates a color that differs between the light and the dark color scheme.
    package init(inLight light: Color, inDark dark: Color) {
        self.init(Drawing.Color(light: light.drawn(.light), dark: dark.drawn(.dark)))
    }

    /// Creates a color from an asset catalog in a folder; `nil` for a figure without catalogs.
    package init(asset name: String, in folder: ResourceFolder?) { self.init(.asset(name, folder: folder)) }

    /// Creates a color that equals another.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }

    /// The accent color: the tint of the environment, if it is a plain color.
    ///
    /// Otherwise, it is the color `AccentColor` of the main bundle, or blue if the bundle has none.
    public static let accentColor = Color(.accent)

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity.unitClamped
        return color
    }

    /// Returns the light and the dark color in an environment.
    ///
    /// If the environment has a fixed color scheme, both are the color of this scheme.
    package func drawn(in environment: EnvironmentValues) -> Drawing.Color {
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
    /// Returns the paint of the color in an environment.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { StylePaint(drawn(in: environment)) }
}

extension Color: PrimitiveView {
    /// Makes a node that is filled with the color.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addFill(_paint(in: builder.environment), kind: .color)
    }
}

extension EnvironmentValues {
    /// Returns a color of an asset catalog; gray, with a finding, if the name is unknown.
    fileprivate func color(ofAsset name: String, in folder: ResourceFolder?) -> Drawing.Color {
        if let folder, let color = folder.reader?.color(name, in: folder) { return color }
        let reason = folder == nil ? "Figures have no asset catalogs" : "No asset catalog of the bundle has it"
        values.findings?.add(
            .unknownColor,
            .warning,
            "Unknown color \"\(name)\". \(reason), so gray is drawn.",
            fix: folder == nil
                ? "Use the components of the color: Color(red:green:blue:)."
                : "Check the name of the color, and that the resources of the module contain its catalog.",
            subject: name
        )
        return Color.gray.drawn(in: self)
    }

    /// The default tint: the accent color of the main bundle, or blue.
    var systemTint: Color { ProgramResources.accentColor ?? .blue }

    /// The tint, if it is a plain color; otherwise the default tint.
    fileprivate var accent: Drawing.Color {
        if case .color(let color)? = values.styles.tint?._paint(in: withoutTint).kind { return color }
        return systemTint.drawn(in: self)
    }

    /// The environment without its tint, so that a tint that uses the accent color doesn't recurse.
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
            // Both color spaces have the same white point and the same transfer function; their primaries differ.
            let (red, green, blue) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
            return (
                Self.encoded(1.224_940 * red - 0.224_940 * green),
                Self.encoded(-0.042_057 * red + 1.042_057 * green),
                Self.encoded(-0.019_638 * red - 0.078_636 * green + 1.098_274 * blue)
            )
        }
    }

    /// Returns a linear component, encoded for sRGB.
    package static func encoded(_ part: Double) -> Double {
        part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    /// Returns an sRGB component, decoded to linear.
    private static func decoded(_ part: Double) -> Double {
        part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

extension Double {
    /// The number from 0 to 1, scaled to 0 through 255.
    ///
    /// Values outside are clamped, and NaN becomes 0.
    package var byte: UInt8 { isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}
