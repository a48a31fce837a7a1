/// The default style of buttons: the label in the tint, without a border.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// A button style that doesn't change the label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the plain style.
    public init() {}

    /// Returns the label without changes.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.asControl("Button")
    }
}

/// A button style without a border: the label in the tint, or in a foreground style that an outer view sets.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the borderless style.
    public init() {}

    /// Returns the label in the tint, or in the foreground style of the environment.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inTintByDefault().tinted(for: configuration.role).asControl("Button")
    }
}

/// A button style that draws the label in the color of links.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the link style.
    public init() {}

    /// Returns the label in the color of links.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(Color(.link)).asControl("Button")
    }
}

/// A button style with a gray background, or a pale one in a tint that is set explicitly.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the bordered style.
    public init() {}

    /// Returns the label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, isProminent: false)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A button style with the tint as its background and a white label.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// Creates the prominent style.
    public init() {}

    /// Returns the label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, isProminent: true)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A label on the background of a button.
private struct BorderedButton<Label: View>: NonisolatedView {
    let label: Label
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var border
    @Environment(\.hasTint) private var hasTint

    var body: some View {
        label
            .foregroundStyle(isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
            .defaultFont(size.buttonFont)
            .padding(.horizontal, size.buttonPadding.width)
            .padding(.vertical, size.buttonPadding.height)
            .background(ground, in: border.shape(defaultRadius: size.buttonRadius))
    }

    private var ground: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(.tint) }
        return hasTint ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.controlGround)
    }
}

extension ControlSize {
    /// The font of a button's label.
    var buttonFont: Font {
        switch self {
        case .mini, .small: ControlFont.subheadline
        case .regular, .large, .extraLarge: ControlFont.body
        }
    }

    /// The padding around the label of a button, in points.
    var buttonPadding: CGSize {
        switch self {
        case .mini: CGSize(width: 8, height: 3)
        case .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 14)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    /// The corner radius of a button, in points.
    var buttonRadius: CGFloat {
        switch self {
        case .mini: 5
        case .small: 6
        case .regular: 8
        case .large: 12
        case .extraLarge: 14
        }
    }
}

nonisolated extension View {
    /// Draws the view in the tint, unless an outer view sets a foreground style.
    func inTintByDefault() -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                if $0.values.styles.foreground == nil { $0.values.styles.foreground = $0.kept(.tint) }
            }
        )
    }

    /// Sets a red tint for the destructive role.
    func tinted(for role: ButtonRole?) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                if role == .destructive { $0.values.styles.tint = AnyShapeStyle(Color.red) }
            }
        )
    }
}

extension EnvironmentValues {
    /// Whether an outer view sets a tint.
    var hasTint: Bool { values.styles.tint != nil }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a gray background, or a pale one in a tint that is set explicitly.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
