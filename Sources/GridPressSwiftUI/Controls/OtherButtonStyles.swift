// Styles of buttons that other systems have, each drawn as the nearest one.

/// A button in a bar of a window, as one without a border.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A button in a bar of a window, as one with a border.
public typealias AccessoryBarActionButtonStyle = BorderedButtonStyle
/// A button that is a card, as one without a style.
public typealias CardButtonStyle = PlainButtonStyle

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
    @_disfavoredOverload
    public static var card: PlainButtonStyle { PlainButtonStyle() }
}

/// All views beside each other, for a palette.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// The chosen view on a button, by an older name.
public typealias PopUpButtonPickerStyle = MenuPickerStyle
/// One screen beside the other, by an older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
