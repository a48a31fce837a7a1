/// How choices look.
public protocol PickerStyle {
    /// How they are drawn.
    @_documentation(visibility: internal)
    static var _kind: _PickerStyleKind { get }
}

/// The kinds of picker styles.
@_documentation(visibility: internal)
public enum _PickerStyleKind: Sendable {
    /// What is chosen, on a button.
    case menu
    /// All beside each other.
    case segmented
    /// All below each other, with a check mark.
    case inline
    /// All below each other, with round marks.
    case radioGroup
    /// On a wheel.
    case wheel
    /// What is chosen, on a row that leads on.
    case navigationLink

    /// Whether each view is a button, for people who don't see them.
    var showsButtons: Bool {
        switch self {
        case .segmented, .inline, .radioGroup: true
        case .menu, .wheel, .navigationLink: false
        }
    }
}

/// The usual look: what is chosen, on a button.
public struct DefaultPickerStyle: PickerStyle {
    /// The usual look.
    public init() {}

    /// The usual look.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .menu }
}

/// What is chosen, on a button.
public struct MenuPickerStyle: PickerStyle {
    /// What is chosen, on a button.
    public init() {}

    /// What is chosen, on a button.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .menu }
}

/// All views beside each other, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
    /// All views beside each other.
    public init() {}

    /// All views beside each other.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .segmented }
}

/// All views below each other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
    /// All views below each other.
    public init() {}

    /// All views below each other.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .inline }
}

/// All views below each other, with round marks.
public struct RadioGroupPickerStyle: PickerStyle {
    /// All views below each other.
    public init() {}

    /// All views below each other.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .radioGroup }
}

/// A wheel that shows the chosen view and those next to it.
public struct WheelPickerStyle: PickerStyle {
    /// A wheel.
    public init() {}

    /// A wheel.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .wheel }
}

/// What is chosen, on a row that leads on.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// A row that leads on.
    public init() {}

    /// A row that leads on.
    @_documentation(visibility: internal)
    public static var _kind: _PickerStyleKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual look.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// What is chosen, on a button.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All views beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    /// All views beside each other.
    public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All views below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All views below each other, with round marks.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads on.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension View {
    /// Sets how choices look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.pickerStyleKind, S._kind)
    }
}

extension EnvironmentValues {
    var pickerStyleKind: _PickerStyleKind {
        get { self[PickerStyleKindKey.self] }
        set { self[PickerStyleKindKey.self] = newValue }
    }

    private enum PickerStyleKindKey: EnvironmentKey { static let defaultValue = _PickerStyleKind.menu }
}
