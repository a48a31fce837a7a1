/// How values on a scale look.
@MainActor @preconcurrency
public protocol GaugeStyle: ViewStyle where Parts == GaugeStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows about a value.
public struct GaugeStyleConfiguration {
    /// What the value is called.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What the value is called.
        public var body: some View { view }
    }

    /// The value in words.
    public struct CurrentValueLabel: NonisolatedView {
        let view: AnyView

        /// The value in words.
        public var body: some View { view }
    }

    /// The start of the scale.
    public struct MinimumValueLabel: NonisolatedView {
        let view: AnyView

        /// The start of the scale.
        public var body: some View { view }
    }

    /// The end of the scale.
    public struct MaximumValueLabel: NonisolatedView {
        let view: AnyView

        /// The end of the scale.
        public var body: some View { view }
    }

    /// Labels of values on the scale, which a picture doesn't show.
    public struct MarkedValueLabel: NonisolatedView {
        /// No views.
        public var body: some View { EmptyView() }
    }

    /// Where on the scale the value is, from 0 to 1.
    public let value: Double
    /// What the value is called.
    public let label: Label
    /// The value in words.
    public let currentValueLabel: CurrentValueLabel
    /// The start of the scale.
    public let minimumValueLabel: MinimumValueLabel
    /// The end of the scale.
    public let maximumValueLabel: MaximumValueLabel
    /// Labels of values on the scale, which a picture doesn't show.
    public var markedValueLabels: MarkedValueLabel? { nil }
}

/// The usual look: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// What it is called, the bar, and the value.
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

/// A ring that is open at the bottom, with the value inside.
public nonisolated struct CircularGaugeStyle: GaugeStyle, NonisolatedViewStyle {
    /// How much of the whole turn the ring is.
    private static let turn = 0.75

    /// A ring.
    public init() {}

    /// The ring, the value inside, and what it is called in the opening.
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
    /// The usual look: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == CircularGaugeStyle {
    /// A ring that is open at the bottom, with the value inside.
    public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
    /// A ring that is open at the bottom, with the value inside.
    public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}

nonisolated extension View {
    /// Sets how values on a scale look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView<Self> { environment(\.gaugeStyle, style) }
}

extension EnvironmentValues {
    fileprivate(set) var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }

    private enum GaugeStyleKey: EnvironmentKey {
        static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
    }
}
