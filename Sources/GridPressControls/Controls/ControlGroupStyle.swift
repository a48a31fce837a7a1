/// The style of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle: ViewStyle where Parts == ControlGroupStyleConfiguration {
    /// The parts of a control group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a control group, for a style.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group.
    public let content: Content
    /// The label of the group.
    public let label: Label
}

/// The default style: controls side by side on one background.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the controls on their background.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) { configuration.content.buttonStyle(GroupedButtonStyle()) }
            .background(.controlGround, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// A style that draws a group as a closed menu: a button with the label.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, NonisolatedViewStyle {
    /// Creates the menu style.
    public init() {}

    /// Returns a button with the label of the group.
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

/// A style for navigation controls, drawn in the default style.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// A style for palettes, drawn in the default style.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle
/// A style for compact groups in menus, drawn in the default style.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A style for navigation controls, drawn in the default style.
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A style for palettes, drawn in the default style.
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A style for compact groups in menus, drawn in the default style.
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of control groups.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.controlGroupStyle, style)
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var controlGroupStyle: any ControlGroupStyle = AutomaticControlGroupStyle()
}
