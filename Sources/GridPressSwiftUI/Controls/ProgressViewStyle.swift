/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle: ViewStyle where Parts == ProgressViewStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows about progress.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What goes on.
        public var body: some View { view }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel: NonisolatedView {
        let view: AnyView

        /// How far it has come, in words.
        public var body: some View { view }
    }

    /// How far it has come, from 0 to 1, if that is known.
    public let fractionCompleted: Double?
    /// What goes on.
    public let label: Label?
    /// How far it has come, in words.
    public let currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far, a wheel otherwise.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// A bar, or a wheel.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    /// Assumption: how far the bar of something that goes on without an end is filled.
    private static let unknownPart = 0.3

    private let tint: Color?

    /// A bar.
    public init() { tint = nil }

    /// A bar in a color.
    public init(tint: Color) { self.tint = tint }

    /// What goes on, the bar, and how far it has come.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            track(configuration.fractionCompleted ?? Self.unknownPart)
            configuration.currentValueLabel.font(ControlFont.caption).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private func track(_ part: Double) -> some View {
        if let tint { ControlTrack(part: part, height: 4).tint(tint) } else { ControlTrack(part: part, height: 4) }
    }
}

/// A wheel, or a ring.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    private let tint: Color?

    /// A wheel, or a ring.
    public init() { tint = nil }

    /// A wheel, or a ring, in a color.
    public init(tint: Color) { self.tint = tint }

    /// The wheel, and what goes on.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            CircularProgressIndicator(part: configuration.fractionCompleted, tint: tint)
            configuration.label.defaultFont(ControlFont.footnote).foregroundStyle(.secondary)
        }
    }
}

/// The indicator of a circular progress view: a ring for determinate progress, otherwise a spinner.
private struct CircularProgressIndicator: NonisolatedView {
    let part: Double?
    var tint: Color?
    @Environment(\.controlSize) private var size

    var body: some View {
        ZStack {
            if let part {
                Ring(part: part, tint: tint)
            } else {
                ActivityIndicator(color: tint ?? Color(.secondaryLabel))
            }
        }
        .frame(width: 20, height: 20)
        .scaleEffect(side / 20)
        .frame(width: side, height: side)
    }

    private var side: CGFloat {
        switch size {
        case .mini: 14
        case .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }
}

/// Eight spokes, the first of them the strongest.
private struct ActivityIndicator: NonisolatedView {
    let color: Color

    var body: some View {
        ZStack {
            ForEach(0..<8) { spoke in
                Capsule()
                    .fill(color.opacity(1 - Double(spoke) * 0.1))
                    .frame(width: 2.5, height: 6)
                    .offset(y: -7)
                    .rotationEffect(.degrees(Double(spoke) * -45))
            }
        }
    }
}

/// A ring that is filled up to a fraction.
private struct Ring: NonisolatedView {
    let part: Double
    let tint: Color?

    private static let style = StrokeStyle(lineWidth: 3, lineCap: .round)

    var body: some View {
        Circle().inset(by: 1.5).stroke(.track, lineWidth: 3)
            .overlay {
                Circle().inset(by: 1.5).trim(from: 0, to: part).rotation(.degrees(-90))
                    .stroke(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint), style: Self.style)
            }
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far, a wheel otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel, or a ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
    /// Sets how progress looks.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.progressViewStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate(set) var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }

    private enum ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
    }
}
