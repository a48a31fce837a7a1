extension Gauge where BoundsLabel == EmptyView {
    /// A value on a scale, with labels of some values, which a picture doesn't show.
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

/// A bar.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
/// A bar.
public typealias LinearGaugeStyle = DefaultGaugeStyle
/// A bar.
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle
/// A bar.
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle
/// A ring that is open at the bottom, with the value inside.
public typealias AccessoryCircularGaugeStyle = CircularGaugeStyle
/// A ring that is open at the bottom, with the value inside.
public typealias AccessoryCircularCapacityGaugeStyle = CircularGaugeStyle
