// Words for widgets and for Apple Vision. GridPress draws a widget's view like any other view.

nonisolated extension View {
    public func widgetURL(_ url: URL?) -> Self { self }
    public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }
    // Also with a string.
    public func widgetLabel(_ title: LocalizedStringKey) -> Self { self }
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> Self { self }

    public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> Self { self }
}
