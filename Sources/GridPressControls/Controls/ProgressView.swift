/// A view that shows the progress of a task.
///
/// The spinner of an indeterminate view is drawn at rest.
public struct ProgressView<Label: View, CurrentValueLabel: View>: NonisolatedView {
    private let part: Double?
    private let label: Label?
    private let current: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    init(part: Double?, label: Label?, current: CurrentValueLabel?) {
        self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        self.label = label
        self.current = current
    }

    /// Creates a progress view with labels for the task and its current value.
    ///
    /// - Parameters:
    ///   - value: The completed amount, from 0 to `total`; `nil` for indeterminate progress.
    ///   - total: The full amount.
    ///   - label: The label of the task.
    ///   - currentValueLabel: The label of the current value.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }

    /// The progress in the current style.
    public var body: some View { styled(style) }

    private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: part,
            label: label.map { .init(view: AnyView($0)) },
            currentValueLabel: current.map { .init(view: AnyView($0)) }
        )
        let settings: [Drawing.Setting] = .of { $0.add(.fractionCompleted, part.map { CGFloat($0) }) }
        return AnyView(
            StyleBody(style, configuration).asControl("ProgressView", settings)
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(part: nil, label: label(), current: nil) }

    /// Creates a progress view with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress.
    public init() { self.init(part: nil, label: nil, current: nil) }

    /// Creates a progress view without labels.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: nil, current: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    // Also with a string.
    /// Creates a view of indeterminate progress with a localized title.
    public init(_ title: LocalizedStringKey) { self.init(part: nil, label: Text(title), current: nil) }

    // Also with a string.
    /// Creates a progress view with a localized title.
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from the configuration that a style receives, so that a style can build on other
    /// styles.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            part: configuration.fractionCompleted,
            label: configuration.label,
            current: configuration.currentValueLabel
        )
    }
}
