// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    public final class CGColor: Hashable, Sendable {
        let color: KitColor
        init(_ color: KitColor) { self.color = color }

        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(KitColor(red: red, green: green, blue: blue, alpha: alpha))
        }

        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        /// The components: red, green, blue and alpha.
        ///
        /// They belong to the light scheme if the schemes differ.
        public var components: [CGFloat]? { [color.light.red, color.light.green, color.light.blue, color.light.alpha] }
        public var numberOfComponents: Int { 4 }
        public var alpha: CGFloat { color.light.alpha }

        /// The color space of the components, which is always sRGB.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
        public func copy() -> CGColor? { self }
        public static let black = CGColor(gray: 0, alpha: 1), white = CGColor(gray: 1, alpha: 1)
        public static let clear = CGColor(gray: 0, alpha: 0)

        /// Returns whether both colors have the same components.
        public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
        public func hash(into hasher: inout Hasher) { hasher.combine(color) }
    }

    /// A color space of Core Graphics.
    ///
    /// All components are treated as sRGB.
    public final class CGColorSpace: Hashable, Sendable {
        public let name: String?
        public init?(name: String) { self.name = name }

        /// The name of sRGB.
        public static let sRGB = "kCGColorSpaceSRGB"
        public static let displayP3 = "kCGColorSpaceDisplayP3"
        /// The name of extended sRGB.
        public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

        /// Returns whether both spaces have the same name.
        public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Returns the color space of a screen, which is sRGB.
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

    extension KitColor {
        public var cgColor: CGColor { CGColor(self) }
        public convenience init(cgColor: CGColor) { self.init(light: cgColor.color.light, dark: cgColor.color.dark) }

        /// Creates a color of an asset catalog.
        ///
        /// The color always exists: if no catalog has it, it is drawn in gray, and a finding reports it.
        public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil)
        { self.init(assetName: name, bundle: bundle) }

        public convenience init?(named name: String, bundle: Bundle?) { self.init(assetName: name, bundle: bundle) }

        public convenience init(resource: ColorResource) {
            self.init(assetName: resource.name, bundle: resource.bundle)
        }

        /// Creates a color from Display P3 components, drawn as the nearest sRGB color.
        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
        }

        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Returns the color itself, whose components are always in sRGB.
        public func usingColorSpace(_ space: NSColorSpace) -> KitColor? { self }

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
        public static let deviceRGB = NSColorSpace(name: "deviceRGB"), genericRGB = NSColorSpace(name: "genericRGB")
        public static let displayP3 = NSColorSpace(name: "displayP3")
    }

    extension Color {
        public init(cgColor: CGColor) { self.init(cgColor.color) }
        @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor.color) }
        public var cgColor: CGColor? { CGColor(KitColor(self)) }
    }

    extension Color.Resolved {
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }

    extension KitColor {
        public static let underPageBackgroundColor = systemGray5, selectedContentBackgroundColor = systemBlue
        public static let unemphasizedSelectedContentBackgroundColor = systemGray4
        public static let selectedTextBackgroundColor = systemBlue.withAlphaComponent(0.3), selectedTextColor = label
        public static let controlTextColor = label, disabledControlTextColor = tertiaryLabel
        public static let windowFrameTextColor = label, headerTextColor = label, shadowColor = black
        public static let keyboardFocusIndicatorColor = systemBlue.withAlphaComponent(0.5)
    }
#endif
