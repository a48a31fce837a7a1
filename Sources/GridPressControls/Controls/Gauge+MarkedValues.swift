extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for marked values, which a static rendering doesn't show.
    public init<V: BinaryFloatingPoint, MarkedValueLabels: View>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }
}

/// A style that draws a gauge as a bar.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
/// A style that draws a gauge as a bar.
public typealias LinearGaugeStyle = DefaultGaugeStyle
/// A style that draws a gauge as a bar.
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle
/// A style that draws a gauge as a bar.
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle
/// A style that draws a gauge as a ring, open at the bottom, around the label of the current value.
public typealias AccessoryCircularGaugeStyle = CircularGaugeStyle
/// A style that draws a gauge as a ring, open at the bottom, around the label of the current value.
public typealias AccessoryCircularCapacityGaugeStyle = CircularGaugeStyle
