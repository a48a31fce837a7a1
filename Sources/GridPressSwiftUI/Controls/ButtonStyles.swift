/// The usual look: without a border.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// The label as it is.
    public init() {}

    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.asControl("Button")
    }
}

/// The label in the tint, or in the style that the views around ask for.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// The label in the tint.
    public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inTintByDefault().tinted(for: configuration.role).asControl("Button")
    }
}

/// A label that leads somewhere.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A label that leads somewhere.
    public init() {}

    /// The label in the colour of links.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(Color(.link)).asControl("Button")
    }
}

/// A quiet ground with the label in the tint.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A quiet ground.
    public init() {}

    /// The label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, isProminent: false)
            .tinted(for: configuration.role)
            .asControl("Button")
    }
}

/// A ground in the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NonisolatedViewStyle {
    /// A ground in the tint.
    public init() {}

    /// The label on its ground.
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
    /// The typeface of a button.
    var buttonFont: Font {
        switch self {
        case .mini, .small: ControlFont.subheadline
        case .regular, .large, .extraLarge: ControlFont.body
        }
    }

    /// The room around the label of a button.
    var buttonPadding: CGSize {
        switch self {
        case .mini: CGSize(width: 8, height: 3)
        case .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 14)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    /// How round the corners of a button are.
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
    /// Draws the view in the tint, unless a view around asks for another style.
    func inTintByDefault() -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                if $0.values.styles.foreground == nil { $0.values.styles.foreground = $0.kept(.tint) }
            }
        )
    }

    /// Tints the view red where it destroys something.
    func tinted(for role: ButtonRole?) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                if role == .destructive { $0.values.styles.tint = AnyShapeStyle(Color.red) }
            }
        )
    }
}

extension EnvironmentValues {
    /// Whether a tint was set.
    var hasTint: Bool { values.styles.tint != nil }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual look.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A label that leads somewhere.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A quiet ground with the label in the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A ground in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
