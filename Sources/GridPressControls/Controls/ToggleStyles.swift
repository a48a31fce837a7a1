/// The default style: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A style that draws a switch at the trailing side of the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle, NonisolatedViewStyle {
    private let tint: Color?

    /// Creates a style whose switch has the tint of the environment, or green without one, while it is on.
    public init() { tint = nil }

    /// Creates a style whose switch has a color while it is on.
    public init(tint: Color) { self.tint = tint }

    /// Returns the label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) { Switch(isOn: configuration.isOn, tint: tint) }
    }
}

/// A style that draws a box with a checkmark at the leading side of the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a box and the label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Checkbox(isOn: configuration.isOn)
            configuration.label
        }
    }
}

/// A style that draws a button with the label, prominent while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a button with the label.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: {}, label: { configuration.label }).buttonStyle(.borderedProminent)
        } else {
            Button(action: {}, label: { configuration.label }).buttonStyle(.bordered)
        }
    }
}

/// A knob in a capsule: green or in the tint while it is on, otherwise gray.
private struct Switch: NonisolatedView {
    let isOn: Bool
    let tint: Color?
    @Environment(\.hasTint) private var hasTint

    var body: some View {
        Capsule().fill(ground)
            .overlay(alignment: isOn ? .trailing : .leading) { Knob().padding(2) }
            .frame(width: 51, height: 31)
    }

    private var ground: AnyShapeStyle {
        if !isOn { return AnyShapeStyle(.track) }
        return tint.map(AnyShapeStyle.init) ?? (hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.green))
    }
}

/// The knob of a slider or a switch.
struct Knob: NonisolatedView {
    var body: some View {
        Circle().fill(.knob).overlay { Circle().strokeBorder(.knobEdge, lineWidth: 1) }
    }
}

/// A box, with a checkmark if it is on.
private struct Checkbox: NonisolatedView {
    let isOn: Bool
    @ScaledMetric private var side: CGFloat = 20

    var body: some View {
        RoundedRectangle(cornerRadius: 5).fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.controlGround))
            .overlay {
                if isOn {
                    ControlIcon.checkmark.drawn(10, lineWidth: 2).foregroundStyle(.white)
                } else {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray3), lineWidth: 1)
                }
            }
            .frame(width: side, height: side)
    }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
