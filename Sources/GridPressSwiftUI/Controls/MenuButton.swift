/// A button that opens a menu, by its old name on the Mac; a picture shows it closed.
public struct MenuButton<Label: View, Content: View>: NonisolatedView {
    private let label: Label

    /// A menu behind a view.
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
    /// A menu behind a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(title) }

    /// A menu behind a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

/// The look of a menu button.
public protocol MenuButtonStyle: Sendable {}

/// A menu button in the look of its place.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
    /// The look of the place.
    public init() {}
}

/// A menu button that is pulled down.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
    /// A button that is pulled down.
    public init() {}
}

/// A menu button without an edge.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    /// A button without an edge.
    public init() {}
}

/// A menu button that is pulled down, without an edge.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    /// A button without an edge.
    public init() {}
}

nonisolated extension View {
    /// Has no effect: menus are drawn in the menu style.
    public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> Self { self }
}
