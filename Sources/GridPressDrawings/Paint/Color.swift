extension Drawing {
    /// A colour of the sRGB space.
    public struct RGBA: Hashable, Sendable {
        /// The red part.
        public var red: UInt8
        /// The green part.
        public var green: UInt8
        /// The blue part.
        public var blue: UInt8
        /// From 0, clear, to 1, opaque.
        public var alpha: Double

        /// A colour from its parts.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// The same colour with its alpha multiplied.
        public func opacity(_ factor: Double) -> RGBA {
            var result = self
            result.alpha *= factor
            return result
        }
    }

    /// A colour for the light scheme and one for the dark scheme.
    public struct Color: Hashable, Sendable {
        /// The colour in the light scheme.
        public var light: RGBA
        /// The colour in the dark scheme.
        public var dark: RGBA

        /// A colour that changes with the scheme.
        public init(light: RGBA, dark: RGBA) {
            self.light = light
            self.dark = dark
        }

        /// The same colour in both schemes.
        public init(_ color: RGBA) {
            self.init(light: color, dark: color)
        }

        /// A colour that changes with the scheme, from two packed as 0xRRGGBB.
        package init(light: UInt32, dark: UInt32) {
            func color(_ packed: UInt32) -> RGBA {
                RGBA(red: UInt8(packed >> 16 & 0xFF), green: UInt8(packed >> 8 & 0xFF), blue: UInt8(packed & 0xFF))
            }
            self.init(light: color(light), dark: color(dark))
        }

        /// Whether the schemes differ.
        public var isAdaptive: Bool { light != dark }

        /// Whether nothing of it can be seen in either scheme.
        @inlinable public var isClear: Bool { light.alpha.isPrintedAsZero && dark.alpha.isPrintedAsZero }

        /// The same colours with their alpha multiplied.
        public func opacity(_ factor: Double) -> Color {
            Color(light: light.opacity(factor), dark: dark.opacity(factor))
        }
    }
}
