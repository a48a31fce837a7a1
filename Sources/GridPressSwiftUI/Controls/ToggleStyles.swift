/// The usual look: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// A switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch at the trailing side.
public nonisolated struct SwitchToggleStyle: ToggleStyle, NonisolatedViewStyle {
    private let tint: Color?

    /// A switch.
    public init() { tint = nil }

    /// A switch that is of a colour when it is on.
    public init(tint: Color) { self.tint = tint }

    /// The label, and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) { Switch(isOn: configuration.isOn, tint: tint) }
    }
}

/// A box with a check mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// A box with a check mark.
    public init() {}

    /// A box, and the label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Checkbox(isOn: configuration.isOn)
            configuration.label
        }
    }
}

/// A button that is filled when it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, NonisolatedViewStyle {
    /// A button that is filled when it is on.
    public init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: {}, label: { configuration.label }).buttonStyle(.borderedProminent)
        } else {
            Button(action: {}, label: { configuration.label }).buttonStyle(.bordered)
        }
    }
}

/// A knob in a capsule.
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

/// A box, with a check mark where it is on.
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

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual look.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled when it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
