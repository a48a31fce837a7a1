extension GraphicsContext {
    /// The paint of an outline.
    public struct Shading: Sendable {
        let style: AnyShapeStyle

        private init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

        /// The foreground of the area.
        public static var foreground: Shading { Shading(.foreground) }

        /// The background of the area.
        public static var background: Shading { Shading(.background) }

        /// Returns the paint of a color.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// Returns the paint of a color.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns the paint of a grey.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(space, white: white, opacity: opacity))
        }

        /// Returns the paint of a style, in the area that is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// Returns the paint of the first style of a palette.
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

        /// Returns the paint of a gradient between two points of the area.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = []
        ) -> Shading {
            Shading(PlacedGradient(gradient: gradient, geometry: .linear(start: startPoint, end: endPoint)))
        }

        /// Returns the paint of a gradient between two circles of the area.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            Shading(
                PlacedGradient(
                    gradient: gradient,
                    geometry: .radial(center: center, startRadius: Double(startRadius), endRadius: Double(endRadius))
                )
            )
        }

        /// Returns the paint of a gradient around a point of the area.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = []
        ) -> Shading {
            Shading(
                PlacedGradient(
                    gradient: gradient,
                    geometry: .angular(
                        center: center,
                        startAngle: angle.radians,
                        endAngle: angle.radians + 2 * .pi
                    )
                )
            )
        }
    }

    /// Options of a gradient; a picture has those of sRGB, once.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient begins again where it ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient goes back where it ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colors are mixed as light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}

/// A gradient with its geometry in the coordinates of an area.
private struct PlacedGradient: ShapeStyle {
    let gradient: Gradient
    let geometry: Drawing.Gradient.Geometry

    func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [geometry] rect in geometry.offset(by: rect.origin) }
    }
}

extension Drawing.Gradient.Geometry {
    /// Returns the geometry moved to a point.
    fileprivate func offset(by origin: CGPoint) -> Drawing.Gradient.Geometry {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
        return switch self {
        case .linear(let start, let end): .linear(start: moved(start), end: moved(end))
        case .radial(let center, let startRadius, let endRadius, let stretch):
            .radial(center: moved(center), startRadius: startRadius, endRadius: endRadius, stretch: stretch)
        case .angular(let center, let startAngle, let endAngle):
            .angular(center: moved(center), startAngle: startAngle, endAngle: endAngle)
        }
    }
}
