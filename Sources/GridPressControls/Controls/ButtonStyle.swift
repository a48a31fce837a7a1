/// A custom appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle: ViewStyle where Parts == ButtonStyleConfiguration {
    /// The parts and the state of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts and the state of a button, for a style.
public struct ButtonStyleConfiguration {
    /// The purpose of the button; `nil` if the button has no role.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether the button is pressed.
    ///
    /// Always `false` in a static rendering.
    public let isPressed = false
}

/// A custom appearance and behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ViewStyle where Parts == PrimitiveButtonStyleConfiguration {
    /// The parts and the action of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts and the action of a button, for a style.
public struct PrimitiveButtonStyleConfiguration {
    /// The purpose of the button; `nil` if the button has no role.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// Runs the action of the button.
    public func trigger() { action() }
}

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
    /// The button deletes data.
    ///
    /// Drawn in red by the built-in styles.
    case destructive
    /// The button cancels an operation.
    case cancel
    /// The button closes something.
    case close
    /// The button confirms something.
    case confirm
}

nonisolated extension View {
    /// Sets the style of buttons to a custom style.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.buttonStyle, ButtonStyleAdapter(style: style))
    }

    /// Sets the style of buttons.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.buttonStyle, style)
    }

    /// Sets the shape of buttons with a border.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView<Self> {
        environment(\.buttonBorderShape, shape)
    }
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Outline: Hashable, Sendable {
        case automatic
        case capsule
        case circle
        case rounded(CGFloat?)
    }

    private let outline: Outline

    /// The default shape: a rectangle with round corners, or a capsule for buttons of glass.
    public static let automatic = ButtonBorderShape(outline: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(outline: .circle)
    /// A rectangle whose corner radius depends on the control size.
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))

    /// Returns a rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(radius))
    }

    /// Returns the outline that this shape represents.
    ///
    /// - Parameters:
    ///   - other: The outline for `automatic`; a rounded rectangle if it is `nil`.
    ///   - defaultRadius: The corner radius, in points, of rounded rectangles without one.
    func shape(orElse other: AnyShape? = nil, defaultRadius: CGFloat) -> AnyShape {
        if outline == .automatic, let other { return other }
        return AnyShape(insettableShape(defaultRadius: defaultRadius))
    }

    fileprivate func insettableShape(defaultRadius: CGFloat = 8) -> any InsettableShape {
        switch outline {
        case .automatic: RoundedRectangle(cornerRadius: defaultRadius)
        case .capsule: Capsule()
        case .circle: Circle()
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? defaultRadius)
        }
    }
}

nonisolated extension ButtonBorderShape: InsettableShape {
    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { insettableShape().path(in: rect) }

    /// Returns the outline, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorderShape(shape: self, amount: amount) }
}

/// The outline of a button, inset on all sides.
private nonisolated struct InsetBorderShape: InsettableShape {
    let shape: ButtonBorderShape
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.insettableShape().inset(by: amount).path(in: rect) }

    func inset(by amount: CGFloat) -> InsetBorderShape { InsetBorderShape(shape: shape, amount: self.amount + amount) }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    /// The default outline of buttons: a rectangle with round corners.
    public static var buttonBorder: ButtonBorderShape { .automatic }
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
    @Entry var buttonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()

    @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}
