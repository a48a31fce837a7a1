/// The style of pickers.
public protocol PickerStyle {
    /// The built-in appearance that the style represents.
    @_documentation(visibility: internal)
    static var _kind: _PickerStyleKind { get }
}

/// The kinds of picker styles.
@_documentation(visibility: internal)
public enum _PickerStyleKind: Sendable {
    /// The selected option on a button.
    case menu
    /// All options side by side.
    case segmented
    /// All options in a column, with a checkmark.
    case inline
    /// All options in a column, with round marks.
    case radioGroup
    /// The selected option and its neighbors on a wheel.
    case wheel
    /// The selected option on a row that leads to another screen.
    case navigationLink

    /// Whether accessibility describes each option as a button.
    var showsButtons: Bool {
        switch self {
        case .segmented, .inline, .radioGroup: true
        case .menu, .wheel, .navigationLink: false
        }
    }
}

/// The default style: the selected option on a button.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the default style.
    public init() {}

    /// The kind `menu`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .menu }
}

/// A style that shows the selected option on a button.
///
/// The menu stays closed.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the menu style.
    public init() {}

    /// The kind `menu`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .menu }
}

/// A style that shows all options side by side, with the selected one raised.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the segmented style.
    public init() {}

    /// The kind `segmented`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .segmented }
}

/// A style that shows all options in a column, with a checkmark at the selected one.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the inline style.
    public init() {}

    /// The kind `inline`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .inline }
}

/// A style that shows all options in a column, with round marks.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    /// The kind `radioGroup`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .radioGroup }
}

/// A style that shows the selected option and its neighbors on a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the wheel style.
    public init() {}

    /// The kind `wheel`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .wheel }
}

/// A style that shows the selected option on a row that leads to another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    /// The kind `navigationLink`.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .navigationLink }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The selected option on a button.
    ///
    /// The menu stays closed.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, with the selected one raised.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    /// All options side by side, with the selected one raised.
    public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension View {
    /// Sets the style of pickers.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.pickerStyleKind, S._kind)
    }
}

extension EnvironmentValues {
    @Entry var pickerStyleKind: _PickerStyleKind = .menu
}
