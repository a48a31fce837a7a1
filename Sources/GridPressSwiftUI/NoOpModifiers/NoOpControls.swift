// What people do with controls; in a still picture they do nothing.

nonisolated extension View {
    /// Has no effect in a static rendering: no menu closes.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

    /// Has no effect in a static rendering: no button is held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

    /// Has no effect in a static rendering: options stand below each other.
    public func horizontalRadioGroupLayout() -> Self { self }

    /// Has no effect in a static rendering: the chosen option of a palette is drawn as the others' style says.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }

    /// Has no effect in a static rendering: rows of a wheel are as high as usual.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }

    /// Has no effect in a static rendering: an editor of text has one style.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// Closing it.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// Leaving it open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button that is held acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// Again and again.
    case enabled
    /// Once.
    case disabled
}

/// The way in which the chosen option of a palette stands out.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String

    /// The default way.
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    /// A way that the views have themselves.
    public static let custom = PaletteSelectionEffect(name: "custom")

    /// Returns the way of another form of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
}

/// The style of editors of text.
public protocol TextEditorStyle {}

/// The default style of editors of text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The default style.
    public init() {}
}

/// Without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Without a border.
    public init() {}
}

/// With a border that has round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// With round corners.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// With a border that has round corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
