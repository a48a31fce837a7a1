/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the foreground style.
    public init() {}

    /// Returns the paint of the foreground style; the paint of `Color.primary` if no style is set.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.foreground ?? Self.defaultStyle)._paint(in: environment)
    }

    private static let defaultStyle = AnyShapeStyle(Color.primary)
}

/// The background style of the environment.
///
/// By default it is white, or black in the dark scheme.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the background style.
    public init() {}

    /// Returns the paint of the background style.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.background ?? AnyShapeStyle(Color(inLight: .white, inDark: .black)))._paint(
            in: environment
        )
    }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the tint style.
    public init() {}

    /// Returns the paint of the tint; the paint of the default tint if none is set.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        (environment.values.styles.tint ?? AnyShapeStyle(environment.systemTint))._paint(in: environment)
    }
}

/// A level of the foreground style.
///
/// Higher levels are less prominent.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The first level: the foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level, the least prominent.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns the paint of the level.
    ///
    /// A level that isn't set is the foreground style with less opacity.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        let steps = environment.values.styles.foregroundSteps
        if level > 0, level <= steps.count { return steps[level - 1]._paint(in: environment) }
        guard let foreground = environment.values.styles.foreground else {
            return (level == 0 ? Color.primary : Color.label(opacity: Self.opacity(level)))._paint(in: environment)
        }
        return foreground._paint(in: environment).opacity(level == 0 ? 1 : Self.opacity(level))
    }

    /// Returns the opacity of a level.
    ///
    /// Assumption: every foreground style has the opacities of the system's label colors.
    fileprivate static func opacity(_ level: Int) -> Double {
        [1, 0.6, 0.3, 0.18, 0.1][min(level, 4)]
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style, the least prominent.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A less prominent level of a style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    /// Returns the paint of the style with the opacity of the level.
    ///
    /// The levels of the default background style are the system's secondary and tertiary background colors.
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
    /// The second level of the style.
    public var secondary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style, the least prominent.
    public var quinary: HierarchicalShapeStyleModifier<Self> { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
