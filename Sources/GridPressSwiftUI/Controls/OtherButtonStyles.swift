// Styles of buttons that other systems have, each drawn as the nearest one.

/// A capsule of glass with the label.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A capsule of glass.
    public init() {}

    /// Returns the label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(.regularMaterial, in: Capsule())
            .asControl("Button")
    }
}

/// A capsule in the tint with the label.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A capsule in the tint.
    public init() {}

    /// Returns the label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(.tint, in: Capsule())
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A button in a bar of a window, as one without a border.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A button in a bar of a window, as one with a border.
public typealias AccessoryBarActionButtonStyle = BorderedButtonStyle
/// A button that is a card, as one without a style.
public typealias CardButtonStyle = PlainButtonStyle

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A capsule of glass with the label.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A capsule in the tint with the label.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button in a bar of a window.
    public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button in a bar of a window, with a border.
    public static var accessoryBarAction: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that is a card.
    public static var card: PlainButtonStyle { PlainButtonStyle() }
}

/// All views beside each other, for a palette.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// The chosen view on a button, by an older name.
public typealias PopUpButtonPickerStyle = MenuPickerStyle
/// One screen beside the other, by an older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
