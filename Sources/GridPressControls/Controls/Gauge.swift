/// A view that shows a value within a range.
///
/// Values outside the range are drawn at its nearest end.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: NonisolatedView {
    private let value: Double
    private let part: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel
    @Environment(\.gaugeStyle) private var style

    /// Creates a gauge with labels for the gauge, the current value and the ends of the range.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.value = Double(value)
        let length = bounds.upperBound - bounds.lowerBound
        part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.label = label()
        current = currentValueLabel()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
    }

    /// The value in the current gauge style.
    public var body: some View { styled(style) }

    private func styled<S: GaugeStyle>(_ style: S) -> AnyView {
        let configuration = GaugeStyleConfiguration(
            value: part.isFinite ? min(max(part, 0), 1) : 0,
            label: .init(view: AnyView(label)),
            currentValueLabel: .init(view: AnyView(current)),
            minimumValueLabel: .init(view: AnyView(minimum)),
            maximumValueLabel: .init(view: AnyView(maximum))
        )
        let settings: [Drawing.Setting] = .of { $0.add(value: value, fraction: part) }
        return AnyView(StyleBody(style, configuration).asControl("Gauge", settings, label: self.label.wordsInSpeech))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for the gauge and the current value.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) {
        } maximumValueLabel: {
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: {})
    }
}
