// Button styles of other platforms, each drawn as the nearest built-in style.

/// A style for buttons in the accessory bar of a window, drawn without a border.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A style for actions in the accessory bar of a window, drawn with a border.
public typealias AccessoryBarActionButtonStyle = BorderedButtonStyle
/// A style for buttons that are cards, drawn as the plain style.
public typealias CardButtonStyle = PlainButtonStyle

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style for buttons in the accessory bar of a window, drawn without a border.
    public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style for actions in the accessory bar of a window, drawn with a border.
    public static var accessoryBarAction: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style for buttons that are cards, drawn as the plain style.
    @_disfavoredOverload
    public static var card: PlainButtonStyle { PlainButtonStyle() }
}

/// A style that shows the options of a palette, drawn as a segmented picker.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// A style that shows the selected option on a button, by its older name.
public typealias PopUpButtonPickerStyle = MenuPickerStyle
/// A style that shows two columns of navigation, by its older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
