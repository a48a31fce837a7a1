/// A shadow of what a style paints: behind it, or inside it.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns a shadow behind what is painted.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Returns a shadow inside what is painted, as if it were cut out.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Whether its numbers can be drawn.
    private var isPossible: Bool {
        radius >= 0 && [radius, offset.width, offset.height].allSatisfy { $0.magnitude <= FigureLimits.length }
    }

    /// Returns the shadow in an environment, if there is anything to see of it.
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

    /// Returns the paint of the base, with a shadow.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        var paint = base._paint(in: environment)
        if let shadow = shadow.drawn(in: environment) { paint.shadows.append(shadow) }
        return paint
    }
}

extension ShapeStyle {
    /// Returns this style, with a shadow.
    public func shadow(_ style: ShadowStyle) -> ShadowShapeStyle<Self> { ShadowShapeStyle(base: self, shadow: style) }

    /// Returns this style; a picture can't say how to blend, so that any mode but the normal one is a finding.
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

    /// Returns the foreground style, less opaque.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }

    /// Returns the foreground style; any mode of blending but the normal one is a finding.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}

/// A style that is to be blended with what is behind it.
public struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    /// Returns the paint of the base, with a finding.
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
