extension Drawing {
    /// A color of the sRGB color space.
    ///
    /// ```swift
    /// let red = Drawing.RGBA(red: 179, green: 38, blue: 30)
    /// let style = "rgba(\(red.red), \(red.green), \(red.blue), \(red.opacity(0.5).alpha))"
    /// ```
    public struct RGBA: Hashable, Sendable {
        /// The red component, from 0 to 255.
        public var red: UInt8
        /// The green component, from 0 to 255.
        public var green: UInt8
        /// The blue component, from 0 to 255.
        public var blue: UInt8
        /// The opacity, from 0 for clear to 1 for opaque.
        public var alpha: Double

        /// Creates a color from its components.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Returns the color with its alpha multiplied by a factor.
        public func opacity(_ factor: Double) -> RGBA {
            var result = self
            result.alpha *= factor
            return result
        }
    }

    /// A color for the light scheme and another for the dark scheme.
    ///
    /// ```swift
    /// let accent = Drawing.Color(
    ///     light: Drawing.RGBA(red: 9, green: 105, blue: 218),
    ///     dark: Drawing.RGBA(red: 88, green: 166, blue: 255)
    /// )
    /// let options = Figure.RenderOptions(dimensions: .tracks, theme: FigureTheme(accent: accent))
    /// let svg = try figure.svg(options)
    /// ```
    public struct Color: Hashable, Sendable {
        /// The color in the light scheme.
        public var light: RGBA
        /// The color in the dark scheme.
        public var dark: RGBA

        /// Creates a color that depends on the scheme.
        public init(light: RGBA, dark: RGBA) {
            self.light = light
            self.dark = dark
        }

        /// Creates a color that is the same in both schemes.
        public init(_ color: RGBA) {
            self.init(light: color, dark: color)
        }

        /// Creates a color that depends on the scheme, from two colors packed as 0xRRGGBB.
        package init(light: UInt32, dark: UInt32) {
            func color(_ packed: UInt32) -> RGBA {
                RGBA(red: UInt8(packed >> 16 & 0xFF), green: UInt8(packed >> 8 & 0xFF), blue: UInt8(packed & 0xFF))
            }
            self.init(light: color(light), dark: color(dark))
        }

        /// A Boolean value that indicates whether the colors of the schemes differ.
        public var isAdaptive: Bool { light != dark }

        /// A Boolean value that indicates whether the color is invisible in both schemes, because files print its
        /// alpha as 0.
        @inlinable public var isClear: Bool { light.alpha.isPrintedAsZero && dark.alpha.isPrintedAsZero }

        /// Returns the color with the alpha of both schemes multiplied by a factor.
        public func opacity(_ factor: Double) -> Color {
            Color(light: light.opacity(factor), dark: dark.opacity(factor))
        }
    }
}
