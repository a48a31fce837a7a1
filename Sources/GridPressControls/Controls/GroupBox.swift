/// A group of views on a background, with an optional label above them.
public struct GroupBox<Label: View, Content: View>: NonisolatedView {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a group with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Creates a group with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The group in the current group box style.
    public var body: some View { styled(style) }

    private func styled<S: GroupBoxStyle>(_ style: S) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: AnyView(label)),
            content: .init(view: AnyView(content))
        )
        return AnyView(StyleBody(style, configuration).asContainer("GroupBox"))
    }
}

extension GroupBox where Label == Text {
    // Also with a string.
    /// Creates a group with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) {} }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group from the configuration that a style receives, so that a style can build on other styles.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}
