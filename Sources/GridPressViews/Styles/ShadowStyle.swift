/// A shadow of a style: behind the painted shape, or inside it.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns a shadow behind the painted shape.
    ///
    /// Lengths are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Returns a shadow inside the painted shape, as if the shape were cut out.
    ///
    /// Lengths are in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Whether the radius isn't negative, and all lengths are within the limits of a figure.
    private var isPossible: Bool {
        radius >= 0 && [radius, offset.width, offset.height].allSatisfy { $0.magnitude <= FigureLimits.length }
    }

    /// Returns the shadow in an environment; `nil` if it is invalid or transparent.
    func drawn(in environment: EnvironmentValues) -> PaintShadow? {
        let color = color.drawn(in: environment)
        guard isPossible, !color.isClear else { return nil }
        return PaintShadow(isInner: isInner, color: color, radius: radius, offset: offset)
    }
}

/// A style with a shadow.
public struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    /// Returns the paint of the base style with the shadow.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        var paint = base._paint(in: environment)
        if let shadow = shadow.drawn(in: environment) { paint.shadows.append(shadow) }
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> ShadowShapeStyle<Self> { ShadowShapeStyle(base: self, shadow: style) }

    /// Returns the style with a blend mode.
    ///
    /// Blend modes of styles aren't supported: modes other than `normal` add a finding and have no effect.
    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> BlendModeShapeStyle<Self> {
        BlendModeShapeStyle(base: self, mode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// Returns the foreground style with an opacity from 0 to 1.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }

    /// Returns the foreground style with a blend mode.
    ///
    /// Modes other than `normal` add a finding and have no effect.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}

/// A style with a blend mode, which has no effect.
public struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    /// Returns the paint of the base style.
    ///
    /// Modes other than `normal` add a finding.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        if mode != .normal {
            environment.values.findings?.add(
                .undrawableBlending,
                .warning,
                "The blend mode \"\(mode)\" isn't supported. The style is drawn with the normal blend mode.",
                fix: "Use the color that results from blending."
            )
        }
        return base._paint(in: environment)
    }
}
