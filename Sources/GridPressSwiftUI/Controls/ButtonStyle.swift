/// How buttons look, for styles of one's own.
@MainActor @preconcurrency
public protocol ButtonStyle: ViewStyle where Parts == ButtonStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows about a button.
public struct ButtonStyleConfiguration {
    /// What the button says.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What the button says.
        public var body: some View { view }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button says.
    public let label: Label
    /// Whether a finger lies on it; in a still picture none does.
    public let isPressed = false
}

/// How buttons look and work, for styles of one's own.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ViewStyle where Parts == PrimitiveButtonStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button says.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What the button says.
        public var body: some View { view }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button says.
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
    /// It destroys something.
    case destructive
    /// It leaves everything as it is.
    case cancel
    /// To close something.
    case close
    /// To confirm something.
    case confirm
}

nonisolated extension View {
    /// Sets how buttons look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.buttonStyle, ButtonStyleAdapter(style: style))
    }

    /// Sets how buttons look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.buttonStyle, style)
    }

    /// Sets the outline of bordered buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView<Self> {
        environment(\.buttonBorderShape, shape)
    }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Outline: Hashable, Sendable {
        case automatic
        case capsule
        case circle
        case rounded(CGFloat?)
    }

    private let outline: Outline

    /// The usual one.
    public static let automatic = ButtonBorderShape(outline: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(outline: .circle)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))

    /// A rectangle with corners of this radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(radius))
    }

    /// The shape, for buttons whose corners have a radius unless they have another shape.
    func shape(orElse other: AnyShape? = nil, defaultRadius: CGFloat) -> AnyShape {
        switch outline {
        case .automatic: other ?? AnyShape(RoundedRectangle(cornerRadius: defaultRadius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? defaultRadius))
        }
    }
}

/// An adapter that makes a primitive button style of a custom button style.
private nonisolated struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle, NonisolatedViewStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        StyleBody(
            style,
            ButtonStyleConfiguration(
                role: configuration.role,
                label: ButtonStyleConfiguration.Label(view: configuration.label.view)
            )
        )
    }
}

extension EnvironmentValues {
    var buttonStyle: any PrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    private enum ButtonStyleKey: EnvironmentKey {
        static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
    }

    private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
}
