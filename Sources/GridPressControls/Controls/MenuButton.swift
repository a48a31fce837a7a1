/// A button that opens a menu, by its older name on macOS.
///
/// Draws the closed menu: only its label.
public struct MenuButton<Label: View, Content: View>: NonisolatedView {
    let label: Label

    /// Creates a menu with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.label = label }

    /// The closed menu.
    public var body: some View {
        Menu {
            EmptyView()
        } label: {
            label
        }
    }
}

extension MenuButton where Label == Text {
    // Also with a string.
    /// Creates a menu with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(title) }
}

/// The style of menu buttons.
///
/// Has no effect in a static rendering.
public protocol MenuButtonStyle: Sendable {}

/// The default style of menu buttons.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
    /// Creates the default style.
    public init() {}
}

/// A style for menus that drop down.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
}

/// A style without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
}

/// A style without a border, for menus that drop down.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
}

nonisolated extension View {
    /// Has no effect: GridPress draws menu buttons in the current menu style.
    public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> Self { self }
}
