/// Buttons that belong together, beside each other on one ground.
public struct ControlGroup<Content: View>: NonisolatedView {
    private let content: Content

    /// Some buttons.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Some buttons; what they are called is not drawn.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content)
    }

    /// The buttons on their ground.
    public var body: some View {
        HStack(spacing: 0) { content.buttonStyle(GroupedButtonStyle()) }
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 8))
            .asContainer("ControlGroup")
    }
}

/// A label with the padding of a bordered button, without a background.
private nonisolated struct GroupedButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}
