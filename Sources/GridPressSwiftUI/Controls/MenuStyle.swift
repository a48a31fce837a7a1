/// The style of buttons that open menus.
@MainActor @preconcurrency
public protocol MenuStyle: ViewStyle where Parts == MenuStyleConfiguration {
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// The label of the button.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of the button.
        public var body: some View { view }
    }

    /// The items of the menu, which a picture doesn't show.
    public struct Content: NonisolatedView {
        /// No views.
        public var body: some View { EmptyView() }
    }

    /// The label of the button.
    public let label: Label
    /// The items of the menu, which a picture doesn't show.
    public var content: Content { Content() }
}

/// The default style: a button with the label.
public nonisolated struct DefaultMenuStyle: MenuStyle, NonisolatedViewStyle {
    /// The default style.
    public init() {}

    /// Returns the button.
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

/// A button, as in the default style.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// A button without a border, as in the default style.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

/// A button with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, NonisolatedViewStyle {
    /// A button with a border.
    public init() {}

    /// Returns the button.
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label }).buttonStyle(.bordered)
    }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    /// A button.
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    /// A button without a border.
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

nonisolated extension View {
    /// Sets the style of buttons that open menus.
    public func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedView<Self> { environment(\.menuStyle, style) }
}

extension EnvironmentValues {
    var menuStyle: any MenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    private enum MenuStyleKey: EnvironmentKey {
        static var defaultValue: any MenuStyle { DefaultMenuStyle() }
    }
}
