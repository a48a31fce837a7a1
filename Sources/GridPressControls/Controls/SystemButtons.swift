/// A button that starts renaming.
///
/// Draws the title "Rename" with a symbol.
public struct RenameButton: NonisolatedView {
    /// Creates a rename button.
    public init() {}

    /// A button with the title "Rename" and a symbol.
    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A round button with a question mark, which opens help.
///
/// The help never opens in a static rendering.
public struct HelpLink: NonisolatedView {
    /// Creates a help button that runs an action.
    public init(action: @escaping () -> Void) {}

    /// Creates a help button that opens a URL.
    public init(destination: URL) {}

    /// Creates a help button that opens a page of the app's help.
    public init(anchor: String) {}

    /// Creates a help button that opens a page of a help book.
    public init(anchor: String, book: String) {}

    /// The question mark in a circle.
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

/// The label of a button whose title follows from its role.
public struct DefaultButtonLabel: NonisolatedView {
    fileprivate let role: ButtonRole?

    /// The title of the role, such as "Cancel" or "Delete".
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
    /// Creates a button whose title follows from its role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == GridPressControls.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    public init(
        _ title: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressControls.Label(title, image: image) }
    }
}
