/// Buttons that belong together, beside each other on one ground.
public struct ControlGroup<Content: View>: NonisolatedView {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Some buttons.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    /// Some buttons with a label, which the default style doesn't draw.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: AnyView(label()))
    }

    /// Some buttons with a title, which the default style doesn't draw.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }

    /// Some buttons with a title as it stands, which the default style doesn't draw.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }

    /// Some buttons with a title and a symbol, which the default style doesn't draw.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
    }

    /// The buttons in their style.
    public var body: some View { styled(style) }

    private func styled<S: ControlGroupStyle>(_ style: S) -> AnyView {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(view: AnyView(content)),
            label: .init(view: label ?? AnyView(EmptyView()))
        )
        return AnyView(StyleBody(style, configuration).asContainer("ControlGroup"))
    }
}
