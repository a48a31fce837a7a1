/// The styles that a view takes from its surroundings.
struct InheritedStyles: Sendable {
    /// What texts and shapes that name no style are painted with.
    var foreground: AnyShapeStyle?
    /// What the fainter steps of the foreground are painted with, from the second on, as far as that was said.
    var foregroundSteps: [AnyShapeStyle] = []
    /// What lies behind everything.
    var background: AnyShapeStyle?
    /// The colour of things that can be used.
    var tint: AnyShapeStyle?
}

extension EnvironmentValues {
    /// The style as it is meant here, for keeping it in the environment: one that asks the surroundings for a style
    /// gets the one from around it, not itself.
    func kept<S: ShapeStyle>(_ style: S) -> AnyShapeStyle {
        style is Color ? AnyShapeStyle(style) : AnyShapeStyle(CapturedStyle(style: style, inherited: values.styles))
    }
}

/// A style with the inherited styles of the place where it was set.
private struct CapturedStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let inherited: InheritedStyles

    func _paint(in environment: EnvironmentValues) -> StylePaint {
        var environment = environment
        environment.values.styles = inherited
        return style._paint(in: environment)
    }
}
