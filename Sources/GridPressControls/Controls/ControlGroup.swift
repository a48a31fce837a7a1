/// A group of related buttons.
///
/// The default style draws them side by side on one background.
public struct ControlGroup<Content: View>: NonisolatedView {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    /// Creates a group of controls with a label.
    ///
    /// The default style doesn't draw the label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: AnyView(label()))
    }

    // Also with a string.
    /// Creates a group of controls with a localized title.
    ///
    /// The default style doesn't draw the title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }

    /// Creates a group of controls with a localized title and a symbol.
    ///
    /// The default style draws neither.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
    }

    /// The controls in the current style of control groups.
    public var body: some View { styled(style) }

    private func styled<S: ControlGroupStyle>(_ style: S) -> AnyView {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(view: AnyView(content)),
            label: .init(view: label ?? AnyView(EmptyView()))
        )
        return AnyView(StyleBody(style, configuration).asContainer("ControlGroup"))
    }
}
