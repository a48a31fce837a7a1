/// A control that selects a value from a range by a knob on a track.
///
/// Draws the knob at the current value. `step` and `onEditingChanged` have no effect in a static rendering.
public struct Slider<Label: View, ValueLabel: View>: NonisolatedView {
    private let value: Double
    private let part: Double
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let label: String?
    @Environment(\.sliderThumbVisibility) private var thumb

    /// Creates a slider between two labels of its ends.
    ///
    /// The label of the slider isn't drawn, only spoken.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Double(value.wrappedValue)
        let length = bounds.upperBound - bounds.lowerBound
        part = length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
        self.label = label().wordsInSpeech
    }

    /// The track with its knob, between the labels of its ends.
    public var body: some View {
        HStack {
            minimum
            ControlTrack(part: part, height: 4, hasKnob: thumb != .hidden)
            maximum
        }
        .asControl("Slider", .of { $0.add(value: value, fraction: part) }, label: label)
    }
}

extension Slider {
    /// Creates a slider between two labels of its ends, with the older order of the parameters.
    ///
    /// The label of the slider isn't drawn, only spoken.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label) {
            minimumValueLabel
        } maximumValueLabel: {
            maximumValueLabel
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which isn't drawn, only spoken.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label) {
        } maximumValueLabel: {
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: {})
    }
}

nonisolated extension View {
    /// Sets the visibility of the knobs of sliders.
    public func sliderThumbVisibility(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.sliderThumbVisibility, visibility)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var sliderThumbVisibility: Visibility = .automatic
}
