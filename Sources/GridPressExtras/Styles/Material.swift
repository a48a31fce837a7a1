/// A translucent background that follows the color scheme.
///
/// GridPress draws a translucent color, and doesn't blur the content behind it.
public struct Material: ShapeStyle, Hashable {
    private let opacity: Double

    /// The most translucent material.
    public static let ultraThin = Material(opacity: 0.45)
    /// A material that is more translucent than `regular`.
    public static let thin = Material(opacity: 0.6)
    /// A material with medium translucency.
    public static let regular = Material(opacity: 0.75)
    /// A material that is less translucent than `regular`.
    public static let thick = Material(opacity: 0.85)
    /// The least translucent material.
    public static let ultraThick = Material(opacity: 0.93)
    /// The material of bars.
    public static let bar = Material(opacity: 0.88)

    /// Returns the paint of the background.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(inLight: Color(white: 0.96), inDark: Color(white: 0.16)).opacity(opacity)._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than `regularMaterial`.
    public static var thinMaterial: Material { .thin }
    /// A material with medium translucency.
    public static var regularMaterial: Material { .regular }
    /// A material that is less translucent than `regularMaterial`.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}

extension EnvironmentValues {
    /// The material behind the view; has no effect, because GridPress draws materials as translucent colors.
    @Entry public var backgroundMaterial: Material?
}
