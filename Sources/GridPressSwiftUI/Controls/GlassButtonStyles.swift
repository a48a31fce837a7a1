/// A ground of glass; the label keeps the color of the text around.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    private let glass: Glass

    /// A ground of glass.
    public init() { glass = .regular }

    /// A ground of a kind of glass.
    public init(_ glass: Glass) { self.glass = glass }

    /// Returns the label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(label: configuration.label, glass: glass)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A ground of glass in the tint, with a white label.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A ground of glass in the tint.
    public init() {}

    /// Returns the label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(label: configuration.label, glass: nil)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A label on glass, or on a ground in the tint where glass is missing.
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
    /// A ground of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns a ground of a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A ground of glass in the tint, with a white label.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
