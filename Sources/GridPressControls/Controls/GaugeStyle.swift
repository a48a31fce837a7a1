/// The style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: ViewStyle where Parts == GaugeStyleConfiguration {
    /// The parts and the value of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The parts and the value of a gauge, for a style.
public struct GaugeStyleConfiguration {
    /// The labels of marked values, which a static rendering doesn't show.
    public struct MarkedValueLabel: NonisolatedView {
        /// No views.
        public var body: some View { EmptyView() }
    }

    /// The position of the value in the range, from 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: Label
    /// The label of the current value.
    public let currentValueLabel: CurrentValueLabel
    /// The label of the lower end of the range.
    public let minimumValueLabel: MinimumValueLabel
    /// The label of the upper end of the range.
    public let maximumValueLabel: MaximumValueLabel
    /// The labels of marked values.
    ///
    /// Always `nil`.
    public var markedValueLabels: MarkedValueLabel? { nil }
}

/// The default style: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label, the bar between the labels of its ends, and the label of the current value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel.font(ControlFont.caption)
                ControlTrack(part: configuration.value, height: 6)
                configuration.maximumValueLabel.font(ControlFont.caption)
            }
            configuration.currentValueLabel.font(ControlFont.caption).foregroundStyle(.secondary)
        }
    }
}

/// A style that draws a gauge as a ring, open at the bottom, around the label of the current value.
public nonisolated struct CircularGaugeStyle: GaugeStyle, NonisolatedViewStyle {
    /// The fraction of a full turn that the ring covers.
    private static let turn = 0.75

    /// Creates the circular style.
    public init() {}

    /// Returns the ring, the label of the current value inside, and the label of the gauge in the opening.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            arc(to: 1).foregroundStyle(.track)
            arc(to: configuration.value).foregroundStyle(.tint)
            configuration.currentValueLabel.minimumScaleFactor(0.5).lineLimit(1).padding(10)
        }
        .overlay(alignment: .bottom) { configuration.label.font(ControlFont.caption).lineLimit(1).padding(.bottom, 2) }
        .frame(width: 58, height: 58)
        .dynamicTypeSize(.large)
    }

    private func arc(to part: Double) -> some View {
        Circle().inset(by: 3).trim(from: 0, to: part * Self.turn).rotation(.degrees(135))
            .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == CircularGaugeStyle {
    /// A ring, open at the bottom, around the label of the current value.
    public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
    /// A ring, open at the bottom, around the label of the current value.
    public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}

nonisolated extension View {
    /// Sets the style of gauges.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView<Self> { environment(\.gaugeStyle, style) }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
}
