/// The styles that a view inherits from the environment.
package struct InheritedStyles: Sendable {
    /// The style of texts and shapes without an explicit style; `nil` for the default.
    package var foreground: AnyShapeStyle?
    /// The secondary, tertiary and further foreground styles, as far as they are set.
    var foregroundSteps: [AnyShapeStyle] = []
    /// The background style; `nil` for the default.
    package var background: AnyShapeStyle?
    /// The tint; `nil` for the default.
    package var tint: AnyShapeStyle?
}

extension EnvironmentValues {
    /// Returns the style for storage in the environment.
    ///
    /// A style that refers to inherited styles keeps the styles of the current environment, so that it doesn't refer to
    /// itself.
    package func kept<S: ShapeStyle>(_ style: S) -> AnyShapeStyle {
        style is Color ? AnyShapeStyle(style) : AnyShapeStyle(CapturedStyle(style: style, inherited: values.styles))
    }
}

/// A style with the inherited styles of the environment in which it was set.
private struct CapturedStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let inherited: InheritedStyles

    func _paint(in environment: EnvironmentValues) -> StylePaint {
        var environment = environment
        environment.values.styles = inherited
        return style._paint(in: environment)
    }
}
