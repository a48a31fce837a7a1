/// A control that starts an action.
///
/// Draws its label in the current button style, in the resting state. A static rendering never runs the action.
public struct Button<Label: View>: NonisolatedView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.buttonSizing) private var sizing

    /// Creates a button with a label and an optional role.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Creates a button with a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// The label in the button style of the environment.
    public var body: some View { styled(style) }

    private func styled<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role,
            label: PrimitiveButtonStyleConfiguration.Label(view: sizedLabel),
            action: action
        )
        return AnyView(StyleBody(style, configuration).spokenAsButton())
    }

    private var sizedLabel: AnyView {
        sizing == .flexible ? AnyView(label.frame(maxWidth: .infinity)) : AnyView(label)
    }
}

extension Button where Label == Text {
    // Also with a string.
    /// Creates a button with a localized title.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a button with a localized title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration that a style receives, so that a style can build on other styles.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A control that leads to a URL.
///
/// Draws its label in the tint. Only a link with a text as its title can be followed in the rendering.
public struct Link<Label: View>: NonisolatedView {
    private let destination: URL
    private let label: Label

    /// Creates a link with views as its label, which can't be followed in the rendering.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label in the tint.
    public var body: some View {
        label.foregroundStyle(.tint).asControl(
            "Link",
            [Drawing.Setting(.destination, destination.absoluteString)]
        )
    }
}

extension Link where Label == Text {
    // Also with a string.
    /// Creates a link with a localized title.
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title).leading(to: destination) }
    }
}

/// A button that starts and ends editing.
///
/// Draws the title "Edit". It never changes the edit mode in a static rendering.
public struct EditButton: NonisolatedView {
    /// Creates an edit button.
    public init() {}

    /// A button with the title "Edit".
    public var body: some View { Button("Edit") {} }
}
