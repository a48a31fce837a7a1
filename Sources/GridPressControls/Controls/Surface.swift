/// A background surface.
///
/// Each surface contrasts with the surface below it: white and gray alternate in the light scheme, and each step is
/// lighter in the dark scheme.
struct Surface: Hashable, Sendable {
    /// Whether the surface is gray in the light scheme.
    private var isGray = false
    /// The number of surfaces below this surface.
    private var depth = 0

    /// The background of the page.
    static let ground = Surface()
    /// The rows of a group, on a gray background.
    static let rows = Surface(isGray: false, depth: 1)

    /// The surface on top of this surface.
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
    /// The surface behind the view.
    @Entry var surface: Surface = .ground
}
