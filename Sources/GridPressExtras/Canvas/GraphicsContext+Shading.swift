extension GraphicsContext {
    /// A color, gradient or style that fills or strokes a path.
    public struct Shading: Sendable {
        let style: AnyShapeStyle

        private init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(.foreground) }

        /// The background style of the canvas.
        public static var background: Shading { Shading(.background) }

        /// Returns a shading of one color.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// Returns a shading of a color with components from 0 to 1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a gray; white is 1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(space, white: white, opacity: opacity))
        }

        /// Returns a shading of a style, whose unit points refer to the painted area.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// Returns the first shading of a palette, or the foreground style if the palette is empty.
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

        /// Returns a shading of a linear gradient between two points of the canvas.
        ///
        /// The options have no effect.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = []
        ) -> Shading {
            Shading(PlacedGradient(gradient: gradient, geometry: .linear(start: startPoint, end: endPoint)))
        }

        /// Returns a shading of a radial gradient between two circles around a point of the canvas.
        ///
        /// The options have no effect.
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

        /// Returns a shading of a conic gradient around a point of the canvas.
        ///
        /// The options have no effect.
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
}

/// A gradient with its geometry in the coordinates of a canvas.
private struct PlacedGradient: ShapeStyle {
    let gradient: Gradient
    let geometry: Drawing.Gradient.Geometry

    func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [geometry] rect in geometry.offset(by: rect.origin) }
    }
}

extension Drawing.Gradient.Geometry {
    /// Returns the geometry, translated by the coordinates of a point.
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
