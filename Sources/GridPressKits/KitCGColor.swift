import GridPressSwiftUI

#if !canImport(Darwin)
    /// A color of Core Graphics.
    public final class CGColor: Hashable, Sendable {
        let color: KitColor

        init(_ color: KitColor) { self.color = color }

        /// Creates a color from its parts, each from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(KitColor(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// Creates a color from its parts, each from 0 to 1.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Creates a gray, from 0, black, to 1, white.
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        /// The components: red, green, blue and alpha.
        ///
        /// They belong to the light scheme if the schemes differ.
        public var components: [CGFloat]? {
            [color.light.red, color.light.green, color.light.blue, color.light.alpha]
        }

        /// The number of components.
        public var numberOfComponents: Int { 4 }

        /// The opacity, from 0 to 1.
        public var alpha: CGFloat { color.light.alpha }

        /// The color space of the components, which is always sRGB.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

        /// Returns the color with another alpha.
        public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

        /// Returns the color itself.
        public func copy() -> CGColor? { self }

        /// Black.
        public static let black = CGColor(gray: 0, alpha: 1)
        /// White.
        public static let white = CGColor(gray: 1, alpha: 1)
        /// A transparent color.
        public static let clear = CGColor(gray: 0, alpha: 0)

        /// Returns whether both colors have the same components.
        public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

        /// Adds the components to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(color) }
    }

    /// A color space of Core Graphics.
    ///
    /// All components are treated as sRGB.
    public final class CGColorSpace: Hashable, Sendable {
        /// The name of the space.
        public let name: String?

        /// Creates a color space with a name.
        public init?(name: String) { self.name = name }

        /// The name of sRGB.
        public static let sRGB = "kCGColorSpaceSRGB"
        /// The name of Display P3.
        public static let displayP3 = "kCGColorSpaceDisplayP3"
        /// The name of extended sRGB.
        public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

        /// Returns whether both spaces have the same name.
        public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name }

        /// Adds the name to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the color space of a screen, which is sRGB.
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

    extension KitColor {
        /// The color as a Core Graphics color.
        public var cgColor: CGColor { CGColor(self) }

        /// Creates a color from a Core Graphics color.
        public convenience init(cgColor: CGColor) { self.init(light: cgColor.color.light, dark: cgColor.color.dark) }

        /// Creates a color of an asset catalog.
        ///
        /// The color always exists: if no catalog has it, it is drawn in gray, and a finding reports it.
        public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil)
        {
            self.init(assetName: name, bundle: bundle)
        }

        /// Creates a color of an asset catalog, or gray if no catalog has it.
        public convenience init?(named name: String, bundle: Bundle?) { self.init(assetName: name, bundle: bundle) }

        /// Creates a color of an asset catalog, with its generated name.
        public convenience init(resource: ColorResource) {
            self.init(assetName: resource.name, bundle: resource.bundle)
        }

        /// Creates a color from Display P3 components, drawn as the nearest sRGB color.
        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
        }

        /// Creates a color from its components.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Creates a color from its components.
        public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Creates a color from its components.
        public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Returns the color itself, whose components are always in sRGB.
        public func usingColorSpace(_ space: NSColorSpace) -> KitColor? { self }

        /// Returns a mixture of this color and another one.
        public func blended(withFraction fraction: CGFloat, of color: KitColor) -> KitColor? {
            KitColor(Color(self).mix(with: Color(color), by: Double(fraction), in: .device))
        }
    }

    /// A color space of AppKit.
    ///
    /// Components are always in sRGB.
    public struct NSColorSpace: Hashable, Sendable {
        private let name: String

        /// The sRGB color space.
        public static let sRGB = NSColorSpace(name: "sRGB")
        /// The color space of a device.
        public static let deviceRGB = NSColorSpace(name: "deviceRGB")
        /// The generic RGB color space.
        public static let genericRGB = NSColorSpace(name: "genericRGB")
        /// The Display P3 color space.
        public static let displayP3 = NSColorSpace(name: "displayP3")
    }

    extension Color {
        /// Creates a color from a Core Graphics color.
        public init(cgColor: CGColor) { self.init(cgColor.color) }

        /// Creates a color from a Core Graphics color.
        @_disfavoredOverload
        public init(_ cgColor: CGColor) { self.init(cgColor.color) }

        /// The color as a Core Graphics color.
        public var cgColor: CGColor? { CGColor(KitColor(self)) }
    }

    extension Color.Resolved {
        /// The color as a Core Graphics color.
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }

    extension KitColor {
        /// The background behind the pages of a document.
        public static let underPageBackgroundColor = systemGray5
        /// The background of selected content.
        public static let selectedContentBackgroundColor = systemBlue
        /// The background of selected content in an inactive window.
        public static let unemphasizedSelectedContentBackgroundColor = systemGray4
        /// The background of selected text.
        public static let selectedTextBackgroundColor = systemBlue.withAlphaComponent(0.3)
        /// Selected text.
        public static let selectedTextColor = label
        /// Text of controls.
        public static let controlTextColor = label
        /// Text of disabled controls.
        public static let disabledControlTextColor = tertiaryLabel
        /// Text of window titles.
        public static let windowFrameTextColor = label
        /// Text of table headers.
        public static let headerTextColor = label
        /// Shadows.
        public static let shadowColor = black
        /// The focus ring.
        public static let keyboardFocusIndicatorColor = systemBlue.withAlphaComponent(0.5)
    }
#endif
