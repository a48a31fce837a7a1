/// A button that opens a menu; a picture shows it closed.
public struct Menu<Label: View, Content: View>: NonisolatedView {
    private let label: Label
    @Environment(\.menuStyle) private var style

    /// A menu behind some views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

    /// A menu behind some views, which do something themselves.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
    }

    /// The button in its style.
    public var body: some View { styled(style) }

    private func styled<S: MenuStyle>(_ style: S) -> AnyView {
        let configuration = MenuStyleConfiguration(label: .init(view: AnyView(label)))
        // A custom style draws the menu that it gets in the default style.
        return AnyView(StyleBody(style, configuration).environment(\.menuStyle, DefaultMenuStyle()))
    }
}

extension Menu where Label == Text {
    /// A menu behind a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(title) }

    /// A menu behind a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }

    /// A menu behind a title, which does something itself.
    public init(
        _ title: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = Text(title)
    }

    /// A menu behind a title as it stands, which does something itself.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = Text(title)
    }
}

extension Menu where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A menu behind a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = GridPressSwiftUI.Label(title, systemImage: systemImage)
    }

    /// A menu behind a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        label = GridPressSwiftUI.Label(title, systemImage: systemImage)
    }

    /// A menu behind a title and a symbol, which do something themselves.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = GridPressSwiftUI.Label(title, systemImage: systemImage)
    }

    /// A menu behind a title and an image.
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        label = GridPressSwiftUI.Label(title, image: image)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style gets, in the default style.
    public init(_ configuration: MenuStyleConfiguration) { label = configuration.label }
}
