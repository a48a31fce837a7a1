/// Something to press; a picture shows what it says, in its style.
public struct Button<Label: View>: NonisolatedView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style

    /// A button with a role.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// A button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// The button in its style.
    public var body: some View { styled(style) }

    private func styled<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role,
            label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label)),
            action: action
        )
        return AnyView(StyleBody(style, configuration).spokenAsButton())
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, for styles made of others.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A word that leads to an address; other views than texts only look so in a picture.
public struct Link<Label: View>: NonisolatedView {
    private let destination: URL
    private let label: Label

    /// Views that lead to an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The views in the tint.
    public var body: some View {
        label.foregroundStyle(.tint).asControl(
            "Link",
            [Drawing.Setting("destination", .word(destination.absoluteString))]
        )
    }
}

extension Link where Label == Text {
    /// A word that leads to an address.
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title).leading(to: destination) }
    }

    /// A word as it stands that leads to an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title).leading(to: destination) }
    }
}

/// A button that would start and end editing.
public struct EditButton: NonisolatedView {
    /// A button that would start and end editing.
    public init() {}

    /// The button.
    public var body: some View { Button("Edit") {} }
}
