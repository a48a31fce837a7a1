/// A value that is chosen along a track.
public struct Slider<Label: View, ValueLabel: View>: NonisolatedView {
    private let value: Double
    private let part: Double
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let label: String?

    /// A slider between two views; what it is called is not drawn.
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

    /// The track with its knob.
    public var body: some View {
        HStack {
            minimum
            ControlTrack(part: part, height: 4, hasKnob: true)
            maximum
        }
        .asControl("Slider", .of { $0.add(value: value, fraction: part) }, label: label)
    }
}

extension Slider {
    /// A slider between two views, by the older order of its arguments.
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
    /// A slider; what it is called is not drawn.
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
    /// A slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: {})
    }
}
