/// The `UIColor` and `NSColor` of systems without UIKit and AppKit: components for the light and the dark scheme.
///
/// It is a class, as in UIKit, so that extensions can add convenience initializers. Colors are immutable, and colors with
/// the same components are equal.
public final class KitColor: Hashable, Sendable {
    /// The color components as given; those outside 0 to 1 are clamped when they are drawn.
    struct RGBAComponents: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    let light: RGBAComponents
    let dark: RGBAComponents
    /// The color of a catalog of assets that isn't there; `nil` for all others.
    let missing: Color?

    init(light: RGBAComponents, dark: RGBAComponents) {
        self.light = light
        self.dark = dark
        missing = nil
    }

    /// A color of a catalog of assets: grey, with a finding where it is drawn, if no catalog has it.
    init(assetName: String, bundle: Bundle?) {
        if let folder = ResourceFolder(bundle), let color = AssetLibrary.color(assetName, in: folder) {
            (light, dark) = (RGBAComponents(color.light), RGBAComponents(color.dark))
            missing = nil
        } else {
            (light, dark) = (Self.gray.light, Self.gray.dark)
            missing = Color(assetName, bundle: bundle)
        }
    }

    /// A colour from its parts, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = RGBAComponents(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: parts, dark: parts)
    }

    /// A grey, from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour from its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }

    /// The colour of a view.
    public convenience init(_ color: Color) {
        let pair = color.drawn(in: EnvironmentValues())
        self.init(light: RGBAComponents(pair.light), dark: RGBAComponents(pair.dark))
    }

    /// Whether both have the same parts.
    public static func == (first: KitColor, second: KitColor) -> Bool {
        first.light == second.light && first.dark == second.dark && first.missing == second.missing
    }

    /// Adds the parts to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}

extension KitColor {
    /// The same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> KitColor {
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark.alpha = alpha
        return KitColor(light: light, dark: dark)
    }

    /// Reads the parts, those of the light scheme where the schemes differ.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// Reads hue, saturation and brightness, those of the light scheme where the schemes differ.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = HSB(red: light.red, green: light.green, blue: light.blue)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = light.alpha
        return true
    }

    /// Reads the brightness as a grey, that of the light scheme where the schemes differ.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = 0.299 * light.red + 0.587 * light.green + 0.114 * light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// The red part.
    public var redComponent: CGFloat { light.red }
    /// The green part.
    public var greenComponent: CGFloat { light.green }
    /// The blue part.
    public var blueComponent: CGFloat { light.blue }
    /// From 0, clear, to 1, opaque.
    public var alphaComponent: CGFloat { light.alpha }

    /// Both colours as they are drawn.
    var drawn: Drawing.Color { Drawing.Color(light: light.drawn, dark: dark.drawn) }
}

extension KitColor.RGBAComponents {
    init(_ color: Drawing.RGBA) {
        self.init(
            red: CGFloat(color.red) / 255,
            green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255,
            alpha: color.alpha
        )
    }

    /// The parts within what can be drawn.
    var drawn: Drawing.RGBA {
        Drawing.RGBA(
            red: Double(red).byte,
            green: Double(green).byte,
            blue: Double(blue).byte,
            alpha: Double(alpha).unitClamped
        )
    }
}

extension Color {
    /// A colour of UIKit or AppKit.
    public init(_ color: KitColor) {
        self = color.missing ?? Color(color.drawn)
    }

    /// A colour of UIKit.
    public init(uiColor: KitColor) { self.init(uiColor) }

    /// A colour of AppKit.
    public init(nsColor: KitColor) { self.init(nsColor) }
}
