/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: NonisolatedView {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Views under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Views under a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The views in their style.
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
    /// Views under a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Views under a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Views on a ground.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) {} }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group that a style is given, for styles made of others.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}
