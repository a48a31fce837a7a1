/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The foreground style of the surroundings.
    public init() {}

    /// What the surroundings paint their foreground with.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.foreground ?? Self.defaultStyle)._paint(in: environment)
    }

    private static let defaultStyle = AnyShapeStyle(Color.primary)
}

/// What lies behind everything: white, or black in the dark scheme.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// What lies behind everything.
    public init() {}

    /// White, or black in the dark scheme.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.background ?? AnyShapeStyle(Color(inLight: .white, inDark: .black)))._paint(
            in: environment
        )
    }
}

/// The colour of things that can be used, as the surroundings tint it.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint of the surroundings.
    public init() {}

    /// The tint of the surroundings, or the accent colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.tint ?? AnyShapeStyle(environment.systemTint))._paint(in: environment)
    }
}

/// A step in how much a style stands out: the foreground style, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Fainter.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Fainter still.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Very faint.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The faintest.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The foreground style of the surroundings, as much fainter as the step says.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        let steps = environment.values.styles.foregroundSteps
        if level > 0, level <= steps.count { return steps[level - 1]._paint(in: environment) }
        guard let foreground = environment.values.styles.foreground else {
            return (level == 0 ? Color.primary : Color.label(opacity: Self.opacity(level)))._paint(in: environment)
        }
        return foreground._paint(in: environment).opacity(level == 0 ? 1 : Self.opacity(level))
    }

    /// Assumption: a step of any foreground is as opaque as the same step of the system's label colour.
    fileprivate static func opacity(_ level: Int) -> Double {
        [1, 0.6, 0.3, 0.18, 0.1][min(level, 4)]
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the surroundings.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What lies behind everything.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the surroundings.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// Fainter than the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Fainter still.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Very faint.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The faintest.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter step of a style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    /// The style, as much fainter as the step says; a background's steps are grounds of their own.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        if base is BackgroundStyle, environment.values.styles.background == nil {
            let ground = level == 1 ? KitColor.secondarySystemBackground : .tertiarySystemBackground
            return Color(ground)._paint(in: environment)
        }
        return base._paint(in: environment).opacity(HierarchicalShapeStyle.opacity(level))
    }
}

extension ShapeStyle {
    /// A fainter step of the style.
    public var secondary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// A still fainter step of the style.
    public var tertiary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// A very faint step of the style.
    public var quaternary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The faintest step of the style.
    public var quinary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
