// Gradients by name, for where a style is asked for: `.fill(.linearGradient(colors: …))`.

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances along a line.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places along a line.
    public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two circles.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances between two circles.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places between two circles.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two ellipses.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Colours at equal distances between two ellipses.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Colours at places between two ellipses.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances from one angle to another.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places from one angle to another.
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around a centre.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours at equal distances once around a centre.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours at places once around a centre.
    public static func conicGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
