extension Color {
    /// The components of a color in one environment.
    public struct Resolved: ShapeStyle, StyleView, Hashable, Codable, CustomStringConvertible {
        /// The red component in sRGB, from 0 to 1.
        public var red: Float
        /// The green component in sRGB, from 0 to 1.
        public var green: Float
        /// The blue component in sRGB, from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 (transparent) to 1 (opaque).
        public var opacity: Float

        /// Creates a color from its components.
        ///
        /// Display P3 is treated as sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            self.red = isLinear ? Self.encoded(red) : red
            self.green = isLinear ? Self.encoded(green) : green
            self.blue = isLinear ? Self.encoded(blue) : blue
            self.opacity = opacity
        }

        init(_ color: Drawing.RGBA) {
            self.init(
                red: Float(color.red) / 255,
                green: Float(color.green) / 255,
                blue: Float(color.blue) / 255,
                opacity: Float(color.alpha)
            )
        }

        /// The red component in linear sRGB.
        public var linearRed: Float {
            get { Self.decoded(red) }
            set { red = Self.encoded(newValue) }
        }

        /// The green component in linear sRGB.
        public var linearGreen: Float {
            get { Self.decoded(green) }
            set { green = Self.encoded(newValue) }
        }

        /// The blue component in linear sRGB.
        public var linearBlue: Float {
            get { Self.decoded(blue) }
            set { blue = Self.encoded(newValue) }
        }

        /// The components in hexadecimal notation, as in `#FF3B30FF`.
        public var description: String {
            func part(_ part: Float) -> String {
                let digits = String(Double(part).byte, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }
            return "#" + part(red) + part(green) + part(blue) + part(opacity)
        }

        /// Returns the paint of the color.
        @_documentation(visibility: internal)
        public func _paint(in environment: EnvironmentValues) -> StylePaint { StylePaint(drawn) }

        /// The color of a drawing, the same in both color schemes.
        var drawn: Drawing.Color {
            Drawing.Color(
                Drawing.RGBA(
                    red: Double(red).byte,
                    green: Double(green).byte,
                    blue: Double(blue).byte,
                    alpha: Double(opacity).unitClamped
                )
            )
        }

        private static func decoded(_ part: Float) -> Float {
            part <= 0.040_45 ? part / 12.92 : Float(pow((Double(part) + 0.055) / 1.055, 2.4))
        }

        private static func encoded(_ part: Float) -> Float {
            part <= 0.003_130_8 ? part * 12.92 : Float(1.055 * pow(Double(part), 1 / 2.4) - 0.055)
        }
    }

    /// Creates a color from resolved components.
    public init(_ resolved: Resolved) { self.init(resolved.drawn) }

    /// Returns the components of the color in the color scheme of an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = drawn(in: environment)
        guard color.isAdaptive else { return Resolved(color.light) }
        return Resolved(environment.colorScheme == .dark ? color.dark : color.light)
    }

    /// Returns a mix of this color and another.
    ///
    /// - Parameters:
    ///   - other: The color to mix with this color.
    ///   - fraction: The share of the other color, from 0 to 1. Values outside are clamped, and NaN counts as 0.
    ///   - colorSpace: The color space of the mix.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let (first, second) = (drawn(in: EnvironmentValues()), other.drawn(in: EnvironmentValues()))
        let share = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
        guard colorSpace == .perceptual else { return Color(first.mixed(with: second, by: share)) }
        func mixed(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Drawing.RGBA {
            let color = Oklab(first).mixed(with: Oklab(second), by: share).color
            return color.opacity(first.alpha + (second.alpha - first.alpha) * share)
        }
        return Color(Drawing.Color(light: mixed(first.light, second.light), dark: mixed(first.dark, second.dark)))
    }
}

extension Color: CustomStringConvertible {
    /// The components for the light scheme in hexadecimal notation.
    public var description: String { Resolved(drawn(in: EnvironmentValues()).light).description }
}

/// A color in the color space Oklab, in which equal distances look equally different.
private struct Oklab {
    let lightness: Double
    let a: Double
    let b: Double

    init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    init(_ color: Drawing.RGBA) {
        let parts = Color.Resolved(color)
        let (red, green, blue) = (Double(parts.linearRed), Double(parts.linearGreen), Double(parts.linearBlue))
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
        a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
        b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
    }

    func mixed(with other: Oklab, by share: Double) -> Oklab {
        Oklab(
            lightness: lightness + (other.lightness - lightness) * share,
            a: a + (other.a - a) * share,
            b: b + (other.b - b) * share
        )
    }

    /// The color in sRGB, with full opacity.
    var color: Drawing.RGBA {
        func cube(_ number: Double) -> Double { number * number * number }
        let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
        let parts = Color.Resolved(
            colorSpace: .sRGBLinear,
            red: Float(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
            green: Float(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
            blue: Float(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short)
        )
        return parts.drawn.light
    }
}

extension Drawing.Color {
    /// Returns the mix of this color and another, component by component.
    package func mixed(with other: Drawing.Color, by share: Double) -> Drawing.Color {
        func mixed(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Drawing.RGBA {
            func part(_ path: KeyPath<Drawing.RGBA, UInt8>) -> UInt8 {
                let (first, second) = (Double(first[keyPath: path]), Double(second[keyPath: path]))
                return ((first + (second - first) * share) / 255).byte
            }
            return Drawing.RGBA(
                red: part(\.red),
                green: part(\.green),
                blue: part(\.blue),
                alpha: first.alpha + (second.alpha - first.alpha) * share
            )
        }
        return Drawing.Color(light: mixed(light, other.light), dark: mixed(dark, other.dark))
    }
}
