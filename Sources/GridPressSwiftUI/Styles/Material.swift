/// A translucent ground, light or dark as the scheme is.
///
/// What lies behind shines through; a still picture doesn't blur it.
public struct Material: ShapeStyle, Hashable {
    private let opacity: Double

    private init(opacity: Double) { self.opacity = opacity }

    /// Most shines through.
    public static let ultraThin = Material(opacity: 0.45)
    /// Much shines through.
    public static let thin = Material(opacity: 0.6)
    /// Some shines through.
    public static let regular = Material(opacity: 0.75)
    /// Little shines through.
    public static let thick = Material(opacity: 0.85)
    /// Hardly anything shines through.
    public static let ultraThick = Material(opacity: 0.93)
    /// The ground of bars.
    public static let bar = Material(opacity: 0.88)

    /// The colour of the ground.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(inLight: Color(white: 0.96), inDark: Color(white: 0.16)).opacity(opacity)._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    /// Most shines through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Much shines through.
    public static var thinMaterial: Material { .thin }
    /// Some shines through.
    public static var regularMaterial: Material { .regular }
    /// Little shines through.
    public static var thickMaterial: Material { .thick }
    /// Hardly anything shines through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of bars.
    public static var bar: Material { .bar }
}
