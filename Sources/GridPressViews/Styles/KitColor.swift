/// The `UIColor` and `NSColor` of systems without UIKit and AppKit: components for the light and the dark scheme.
///
/// The type is a class, as in UIKit, so that extensions can add convenience initializers. Colors are immutable, and
/// colors with the same components are equal.
public final class KitColor: Hashable, Sendable {
    /// The color components as given; components outside 0 to 1 are clamped when the color is drawn.
    package struct RGBAComponents: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat
    }

    package let light: RGBAComponents
    package let dark: RGBAComponents
    /// The asset of a color that no catalog has; `nil` for all other colors.
    package let missing: Color?

    package init(light: RGBAComponents, dark: RGBAComponents) {
        self.light = light
        self.dark = dark
        missing = nil
    }

    /// Creates the color of an asset that no catalog has: gray, with a finding.
    package init(missing: Color) {
        (light, dark) = (Self.gray.light, Self.gray.dark)
        self.missing = missing
    }

    /// Creates a color from its components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = RGBAComponents(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: parts, dark: parts)
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }

    /// Creates a color from a SwiftUI color.
    public convenience init(_ color: Color) {
        let pair = color.drawn(in: EnvironmentValues())
        self.init(light: RGBAComponents(pair.light), dark: RGBAComponents(pair.dark))
    }

    /// Returns whether both colors have the same components.
    public static func == (first: KitColor, second: KitColor) -> Bool {
        first.light == second.light && first.dark == second.dark && first.missing == second.missing
    }

    /// Adds the components to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}

extension KitColor {
    /// Returns the color with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> KitColor {
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark.alpha = alpha
        return KitColor(light: light, dark: dark)
    }

    /// Reads the components, in the light scheme if the schemes differ.
    ///
    /// Returns `true`.
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

    /// Reads hue, saturation and brightness, in the light scheme if the schemes differ.
    ///
    /// Returns `true`.
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

    /// Reads the color as a gray, in the light scheme if the schemes differ.
    ///
    /// Returns `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = 0.299 * light.red + 0.587 * light.green + 0.114 * light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// The red component of the light scheme.
    public var redComponent: CGFloat { light.red }
    /// The green component of the light scheme.
    public var greenComponent: CGFloat { light.green }
    /// The blue component of the light scheme.
    public var blueComponent: CGFloat { light.blue }
    /// The opacity in the light scheme, from 0 to 1.
    public var alphaComponent: CGFloat { light.alpha }

    /// The color of both schemes, as it is drawn.
    package var drawn: Drawing.Color { Drawing.Color(light: light.drawn, dark: dark.drawn) }
}

extension KitColor.RGBAComponents {
    package init(_ color: Drawing.RGBA) {
        self.init(
            red: CGFloat(color.red) / 255,
            green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255,
            alpha: color.alpha
        )
    }

    /// The components, clamped to what can be drawn.
    package var drawn: Drawing.RGBA {
        Drawing.RGBA(
            red: Double(red).byte,
            green: Double(green).byte,
            blue: Double(blue).byte,
            alpha: Double(alpha).unitClamped
        )
    }
}

extension Color {
    /// Creates a color from a UIKit or AppKit color.
    public init(_ color: KitColor) {
        self = color.missing ?? Color(color.drawn)
    }

    /// Creates a color from a UIKit color.
    public init(uiColor: KitColor) { self.init(uiColor) }

    /// Creates a color from an AppKit color.
    public init(nsColor: KitColor) { self.init(nsColor) }
}

#if !canImport(Darwin)
    /// A color of UIKit.
    public typealias UIColor = KitColor
    /// A color of AppKit.
    public typealias NSColor = KitColor
#endif
