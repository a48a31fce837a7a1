#if !canImport(Darwin)
    /// A color as Core Graphics has it.
    public final class CGColor: Hashable, Sendable {
        let color: KitColor

        init(_ color: KitColor) { self.color = color }

        /// A color from its parts, each from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(KitColor(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// A color from its parts, each from 0 to 1.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A gray, from 0, black, to 1, white.
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        /// The parts: red, green, blue and alpha, those of the light scheme where the schemes differ.
        public var components: [CGFloat]? {
            [color.light.red, color.light.green, color.light.blue, color.light.alpha]
        }

        /// The number of parts.
        public var numberOfComponents: Int { 4 }

        /// From 0, clear, to 1, opaque.
        public var alpha: CGFloat { color.light.alpha }

        /// The space of the parts.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

        /// Returns the same color with another alpha.
        public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

        /// Returns the same color.
        public func copy() -> CGColor? { self }

        /// Black.
        public static let black = CGColor(gray: 0, alpha: 1)
        /// White.
        public static let white = CGColor(gray: 1, alpha: 1)
        /// No color.
        public static let clear = CGColor(gray: 0, alpha: 0)

        /// Returns whether both have the same parts.
        public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

        /// Adds the parts to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(color) }
    }

    /// A space of colors; all colors are kept as those of the web.
    public final class CGColorSpace: Hashable, Sendable {
        /// The name of the space.
        public let name: String?

        /// A space by its name.
        public init?(name: String) { self.name = name }

        /// The space of the web.
        public static let sRGB = "kCGColorSpaceSRGB"
        /// A wider space.
        public static let displayP3 = "kCGColorSpaceDisplayP3"
        /// A wider space with more light.
        public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

        /// Returns whether both have one name.
        public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name }

        /// Adds the name to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the space of a screen.
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

    extension KitColor {
        /// The color as Core Graphics has it.
        public var cgColor: CGColor { CGColor(self) }

        /// A color of Core Graphics.
        public convenience init(cgColor: CGColor) { self.init(light: cgColor.color.light, dark: cgColor.color.dark) }

        /// A color of a catalog of assets.
        ///
        /// It always exists: where no catalog has it, grey is drawn, and a finding says so.
        public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil)
        {
            self.init(assetName: name, bundle: bundle)
        }

        /// A color of a catalog of assets, or grey where no catalog has it.
        public convenience init?(named name: String, bundle: Bundle?) { self.init(assetName: name, bundle: bundle) }

        /// A color of a catalog of assets, by its generated name.
        public convenience init(resource: ColorResource) {
            self.init(assetName: resource.name, bundle: resource.bundle)
        }

        /// A color from its parts in a wider space; it is drawn as the nearest one of the web.
        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
        }

        /// A color from its parts.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A color from its parts.
        public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A color from its parts.
        public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Returns the color, whose parts are those of the web.
        public func usingColorSpace(_ space: NSColorSpace) -> KitColor? { self }

        /// Returns the color between this one and another.
        public func blended(withFraction fraction: CGFloat, of color: KitColor) -> KitColor? {
            KitColor(Color(self).mix(with: Color(color), by: Double(fraction), in: .device))
        }
    }

    /// A space of colors, by its name in AppKit.
    public struct NSColorSpace: Hashable, Sendable {
        private let name: String

        /// The space of the web.
        public static let sRGB = NSColorSpace(name: "sRGB")
        /// The space of a screen.
        public static let deviceRGB = NSColorSpace(name: "deviceRGB")
        /// The space of any screen.
        public static let genericRGB = NSColorSpace(name: "genericRGB")
        /// A wider space.
        public static let displayP3 = NSColorSpace(name: "displayP3")
    }

    extension Color {
        /// A color of Core Graphics.
        public init(cgColor: CGColor) { self.init(cgColor.color) }

        /// A color of Core Graphics.
        @_disfavoredOverload
        public init(_ cgColor: CGColor) { self.init(cgColor.color) }

        /// The color as Core Graphics has it.
        public var cgColor: CGColor? { CGColor(KitColor(self)) }
    }

    extension Color.Resolved {
        /// The color as Core Graphics has it.
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }

    extension KitColor {
        /// The ground behind the pages of a window.
        public static let underPageBackgroundColor = systemGray5
        /// The ground of what is selected.
        public static let selectedContentBackgroundColor = systemBlue
        /// The ground of what is selected in a window that isn't used.
        public static let unemphasizedSelectedContentBackgroundColor = systemGray4
        /// The ground of letters that are selected.
        public static let selectedTextBackgroundColor = systemBlue.withAlphaComponent(0.3)
        /// Letters that are selected.
        public static let selectedTextColor = label
        /// Letters of controls.
        public static let controlTextColor = label
        /// Letters of controls that can't be used.
        public static let disabledControlTextColor = tertiaryLabel
        /// Letters of titles of windows.
        public static let windowFrameTextColor = label
        /// Letters at the top of tables.
        public static let headerTextColor = label
        /// Shadows.
        public static let shadowColor = black
        /// The ring around what has the focus.
        public static let keyboardFocusIndicatorColor = systemBlue.withAlphaComponent(0.5)
    }
#endif
