/// The style of menus.
@MainActor @preconcurrency
public protocol MenuStyle: ViewStyle where Parts == MenuStyleConfiguration {
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu, for a style.
public struct MenuStyleConfiguration {
    /// The items of a menu, which a static rendering doesn't show.
    public struct Content: NonisolatedView {
        /// No views.
        public var body: some View { EmptyView() }
    }

    /// The label of the menu.
    public let label: Label
    /// The items of the menu, which a static rendering doesn't show.
    public var content: Content { Content() }
}

/// The default style: a button with the label.
public nonisolated struct DefaultMenuStyle: MenuStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a button with the label.
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

/// A style that draws a menu as a button, as the default style does.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// A style that draws a menu as a button without a border, as the default style does.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

/// A style that draws a menu as a button with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bordered button with the label.
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label }).buttonStyle(.bordered)
    }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    /// A button, as in the default style.
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    /// A button without a border, as in the default style.
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension View {
    /// Sets the style of menus.
    public func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedView<Self> { environment(\.menuStyle, style) }
}

extension EnvironmentValues {
    @Entry var menuStyle: any MenuStyle = DefaultMenuStyle()
}
