/// A button style with a background of glass.
///
/// The label keeps the color of the text around it.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    private let glass: Glass

    /// Creates a style of regular glass.
    public init() { glass = .regular }

    /// Creates a style of a kind of glass.
    public init(_ glass: Glass) { self.glass = glass }

    /// Returns the label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(label: configuration.label, glass: glass)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A button style with a background in the tint and a white label.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the prominent style.
    public init() {}

    /// Returns the label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(label: configuration.label, glass: nil)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A label on glass, or on a background in the tint if `glass` is `nil`.
private struct GlassButton<Label: View>: NonisolatedView {
    let label: Label
    let glass: Glass?
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var border

    var body: some View {
        let label =
            label
            .foregroundStyle(glass == nil ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .defaultFont(size.buttonFont)
            .padding(.horizontal, size.buttonPadding.width)
            .padding(.vertical, size.buttonPadding.height)
        let shape = border.shape(orElse: AnyShape(Capsule()), defaultRadius: size.buttonRadius)
        if let glass {
            label.glassEffect(glass, in: shape)
        } else {
            label.background(.tint, in: shape)
        }
    }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A background of regular glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns a style with a background of a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
