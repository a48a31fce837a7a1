/// A picture of a symbol or an asset; a stand-in that draws the outline of its place.
public struct Image: View {
    private let name: String
    private let isSymbol: Bool
    private var isResizable = false
    @Environment(\.font) private var font

    /// A symbol of the system.
    public init(systemName: String) {
        name = systemName
        isSymbol = true
    }

    /// An image of a catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        isSymbol = false
    }

    /// The image as large as the room for it.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// The outline of the place.
    public var body: some View {
        let side = isResizable ? nil : (font ?? ControlFont.body).size
        RoundedRectangle(cornerRadius: 3).strokeBorder(lineWidth: 1.5).frame(width: side, height: side)
    }
}
