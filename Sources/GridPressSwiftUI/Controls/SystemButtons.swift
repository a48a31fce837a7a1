/// A button that would paste something.
public struct PasteButton: NonisolatedView {
    /// A button for values of a type.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    /// A button for contents of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    /// The button.
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
    }
}

/// A button that would change a name.
public struct RenameButton: NonisolatedView {
    /// A button that would change a name.
    public init() {}

    /// The button.
    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A round button with a question mark, which would open help.
public struct HelpLink: NonisolatedView {
    /// A button that would do something.
    public init(action: @escaping () -> Void) {}

    /// A button that would open an address.
    public init(destination: URL) {}

    /// A button that would open a page of help.
    public init(anchor: String) {}

    /// A button that would open a page of a book of help.
    public init(anchor: String, book: String) {}

    /// The button.
    public var body: some View {
        Button {
        } label: {
            Text("?")
                .font(ControlFont.headline)
                .foregroundStyle(.primary)
                .frame(width: 24, height: 24)
                .background(.controlGround, in: Circle())
        }
        .buttonStyle(.plain)
    }
}

/// The label of a button that has only a purpose.
public struct DefaultButtonLabel: NonisolatedView {
    fileprivate let role: ButtonRole?

    /// The label.
    public var body: some View {
        switch role {
        case .cancel: Text("Cancel")
        case .destructive: Text("Delete")
        case .close: Text("Close")
        case .confirm, nil: Text("Done")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with a purpose, which its label says.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A button with a title and an image.
    public init(
        _ title: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressSwiftUI.Label(title, image: image) }
    }
}
