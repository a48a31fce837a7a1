/// The style of buttons that belong together.
@MainActor @preconcurrency
public protocol ControlGroupStyle: ViewStyle where Parts == ControlGroupStyleConfiguration {
    /// The parts of a control.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of buttons that belong together.
public struct ControlGroupStyleConfiguration {
    /// The buttons.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The buttons.
        public var body: some View { view }
    }

    /// The label.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The buttons.
    public let content: Content
    /// The label.
    public let label: Label
}

/// The default style: buttons beside each other on one ground.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, NonisolatedViewStyle {
    /// The default style.
    public init() {}

    /// Returns the buttons on their ground.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) { configuration.content.buttonStyle(GroupedButtonStyle()) }
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The style of a menu: a button with the label, for a menu that is closed.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, NonisolatedViewStyle {
    /// A button with the label.
    public init() {}

    /// Returns the button.
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

/// A label with the padding of a bordered button, without a background.
private nonisolated struct GroupedButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// Buttons of navigation, drawn as the default style.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// Buttons of a palette, drawn as the default style.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle
/// Buttons in a menu beside each other, drawn as the default style.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// Buttons of navigation.
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// Buttons of a palette.
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// Buttons in a menu beside each other.
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the label, for a menu that is closed.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of buttons that belong together.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.controlGroupStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate(set) var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }

    private enum ControlGroupStyleKey: EnvironmentKey {
        static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
    }
}
