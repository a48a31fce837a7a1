/// A control that increments and decrements a value.
///
/// Draws the label and the two buttons, at rest. Values and actions don't change a static rendering.
public struct Stepper<Label: View>: NonisolatedView {
    let label: Label

    /// Creates a stepper that runs an action for each step.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// Creates a stepper for a value in a range.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// The label, and the two buttons.
    public var body: some View {
        LabeledRow(label: label) { StepperButtons() }.asControl("Stepper", rowLabel: label.wordsInSpeech)
    }
}

extension Stepper where Label == Text {
    // Also with a string.
    /// Creates a stepper with a localized title that runs an action for each step.
    public init(
        _ title: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }

    // Also with a string.
    /// Creates a stepper for a value, with a localized title.
    public init<V: Strideable>(
        _ title: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }

    // Also with a string.
    /// Creates a stepper for a value in a range, with a localized title.
    public init<V: Strideable>(
        _ title: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }
}

/// The minus and plus buttons of a stepper.
private struct StepperButtons: NonisolatedView {
    var body: some View {
        HStack(spacing: 0) {
            ControlIcon.minus.drawn(14, lineWidth: 1.75).frame(width: 46)
            Rectangle().fill(Color.separator).frame(width: 1, height: 18)
            ControlIcon.plus.drawn(14, lineWidth: 1.75).frame(width: 46)
        }
        .frame(height: 32)
        .dynamicTypeSize(.large)
        .foregroundStyle(.primary)
        .background(.controlGround, in: RoundedRectangle(cornerRadius: 8))
    }
}
