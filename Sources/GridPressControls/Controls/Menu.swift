/// A button that opens a menu.
///
/// Draws the closed menu: only its label. The items aren't drawn, and no action runs.
public struct Menu<Label: View, Content: View>: NonisolatedView {
    let label: Label
    @Environment(\.menuStyle) private var style

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a menu with a label and a primary action.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
    }

    /// The closed menu in the current menu style.
    public var body: some View { styled(style) }

    private func styled<S: MenuStyle>(_ style: S) -> AnyView {
        let configuration = MenuStyleConfiguration(label: .init(view: AnyView(label)))
        // A custom style draws the menu that it receives in the default style.
        return AnyView(StyleBody(style, configuration).environment(\.menuStyle, DefaultMenuStyle()))
    }
}

extension Menu where Label == Text {
    // Also with a string.
    /// Creates a menu with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(title) }

    // Also with a string.
    /// Creates a menu with a localized title and a primary action.
    public init(
        _ title: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = Text(title)
    }
}

extension Menu where Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a menu with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = GridPressControls.Label(title, systemImage: systemImage)
    }

    /// Creates a menu with a localized title, a symbol and a primary action.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = GridPressControls.Label(title, systemImage: systemImage)
    }

    /// Creates a menu with a localized title and an image.
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        label = GridPressControls.Label(title, image: image)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration that a style receives.
    ///
    /// The menu has the default style.
    public init(_ configuration: MenuStyleConfiguration) { label = configuration.label }
}
