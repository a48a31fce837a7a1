/// The style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: ViewStyle where Parts == ProgressViewStyleConfiguration {
    /// The parts and the progress of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts and the progress of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
    /// The completed fraction of the task, from 0 to 1; `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    /// The label of the task, if the view has one.
    public let label: Label?
    /// The label of the current value, if the view has one.
    public let currentValueLabel: CurrentValueLabel?
}

/// The default style: a bar for determinate progress, otherwise a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a bar or a spinner.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A style that draws progress as a bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    /// The fraction of the bar that is filled for indeterminate progress, by assumption.
    private static let unknownPart = 0.3

    private let tint: Color?

    /// Creates a style in the tint of the environment.
    public init() { tint = nil }

    /// Creates a style in a color.
    public init(tint: Color) { self.tint = tint }

    /// Returns the label, the bar, and the label of the current value.
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

/// A style that draws a ring for determinate progress, otherwise a spinner.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, NonisolatedViewStyle {
    private let tint: Color?

    /// Creates a style in the tint of the environment.
    ///
    /// The spinner is gray.
    public init() { tint = nil }

    /// Creates a style in a color.
    public init(tint: Color) { self.tint = tint }

    /// Returns the ring or the spinner, with the label below it.
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

/// A spinner of eight spokes that get fainter from the first to the last.
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

nonisolated extension View {
    /// Sets the style of progress views.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.progressViewStyle, style)
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
}
