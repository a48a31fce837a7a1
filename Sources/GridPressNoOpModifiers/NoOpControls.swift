// Behavior of controls that people use. It has no effect in a static rendering.

nonisolated extension View {
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
    public func horizontalRadioGroupLayout() -> Self { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
}

public protocol TextEditorStyle {}

/// A style of text editors with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style with a rounded border.
    public init() {}
}
