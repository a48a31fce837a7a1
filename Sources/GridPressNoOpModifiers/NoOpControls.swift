// Behavior of controls that people use. It has no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: no menu closes.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

    /// Has no effect in a static rendering: no button is held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

    /// Has no effect: GridPress draws the options in a column.
    public func horizontalRadioGroupLayout() -> Self { self }

    /// Has no effect: the picker style decides how GridPress draws the selected option.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }

    /// Has no effect: GridPress draws the rows of a wheel at a fixed height.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }

    /// Has no effect: GridPress draws all text editors in one style.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}

/// The choice whether a menu closes after an action.
///
/// Has no effect in a static rendering.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    /// The default behavior.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The choice whether a button repeats its action while it is held.
///
/// Has no effect in a static rendering.
public enum ButtonRepeatBehavior: Hashable, Sendable {
    /// The default behavior.
    case automatic
    /// The action repeats.
    case enabled
    /// The action runs once.
    case disabled
}

/// The highlight of the selected option of a palette.
///
/// Has no effect in a static rendering.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String

    /// The default highlight.
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    /// A custom highlight.
    public static let custom = PaletteSelectionEffect(name: "custom")

    /// Returns the highlight by a symbol variant.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
}

/// The style of text editors.
///
/// Has no effect in a static rendering.
public protocol TextEditorStyle {}

/// The default style of editors of text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the default style.
    public init() {}
}

/// A style of text editors without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style without a border.
    public init() {}
}

/// A style of text editors with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style with a rounded border.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The style without a border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The style with a rounded border.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
