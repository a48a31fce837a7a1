// Words for widgets and for Apple Vision. GridPress draws a widget's view like any other view.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: no URL opens.
    public func widgetURL(_ url: URL?) -> Self { self }

    /// Has no effect: GridPress doesn't tint widgets.
    public func widgetAccentable(_ accentable: Bool = true) -> Self { self }

    /// Has no effect: GridPress draws no text along the edge of a watch.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }

    /// Has no effect: GridPress draws no text along the edge of a watch.
    public func widgetLabel(_ title: LocalizedStringKey) -> Self { self }

    /// Has no effect: GridPress draws no text along the edge of a watch.
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ title: S) -> Self { self }

    /// Has no effect: GridPress draws a figure without the glass of a window.
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> Self { self }

    /// Has no effect: GridPress draws a figure without the glass of a window.
    public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S,
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> Self {
        self
    }
}

/// The condition under which a window of Apple Vision has a glass background.
///
/// Has no effect in a static rendering.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    /// Always.
    case always
    /// Only if no view around it has glass.
    case implicit
    /// Never.
    case never
}
