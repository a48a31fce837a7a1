/// A button that pastes items.
///
/// Draws the title "Paste" with a symbol. Nothing is pasted in a static rendering.
public struct PasteButton: NonisolatedView {
    /// Creates a button that pastes values of a type.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    /// Creates a button that pastes items with some content types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    /// A prominent button with the title "Paste" and a symbol.
    public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent) }
}
