/// A ground that views lie on.
///
/// Each surface on another stands out from it: white and gray in turn in the light scheme, a step lighter in the dark one.
struct Surface: Hashable, Sendable {
    /// Whether it is gray in the light scheme.
    private var isGray = false
    /// The number of surfaces below it.
    private var depth = 0

    /// The page behind everything else.
    static let ground = Surface()
    /// The rows of a group, on a gray ground.
    static let rows = Surface(isGray: false, depth: 1)

    /// A surface on this one.
    var next: Surface { Surface(isGray: !isGray, depth: min(depth + 1, Self.darkColors.count - 1)) }

    var color: Color {
        let dark = Self.darkColors[depth]
        return Color(inLight: Color(isGray ? KitColor.systemGray6 : .systemBackground), inDark: Color(dark))
    }

    private static let darkColors: [KitColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGray4,
    ]
}

extension EnvironmentValues {
    /// The surface that the view lies on.
    var surface: Surface {
        get { self[SurfaceKey.self] }
        set { self[SurfaceKey.self] = newValue }
    }

    private enum SurfaceKey: EnvironmentKey { static let defaultValue = Surface.ground }
}
