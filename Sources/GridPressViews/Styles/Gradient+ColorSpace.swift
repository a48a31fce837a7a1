extension Gradient {
    /// The color space in which the colors of a gradient are mixed.
    ///
    /// It determines the result of `Color.mix(with:by:in:)`. It has no effect on gradients, whose colors the viewer of the
    /// drawing mixes.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// The color space of the device.
        public static let device = ColorSpace(name: "device")
        /// A color space in which equal distances look equally different.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// Returns the gradient.
    ///
    /// `space` has no effect on the drawing.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
    /// Returns the gradient.
    ///
    /// `space` has no effect on the drawing.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

// Type-erased gradients in geometries other than from top to bottom.

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient along a line.
    public static func linearGradient(
        _ gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient between two circles.
    public static func radialGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient from one angle to another.
    public static func angularGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient around a center, over a full turn.
    public static func conicGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }
}
