/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: NonisolatedView {
    private let part: Double?
    private let label: Label?
    private let current: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    private init(part: Double?, label: Label?, current: CurrentValueLabel?) {
        self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        self.label = label
        self.current = current
    }

    /// A bar with what it is called and how far it has come.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }

    /// The progress in its style.
    public var body: some View { styled(style) }

    private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: part,
            label: label.map { .init(view: AnyView($0)) },
            currentValueLabel: current.map { .init(view: AnyView($0)) }
        )
        let settings: [Drawing.Setting] = .of { $0.add("fractionCompleted", part.map { CGFloat($0) }) }
        return AnyView(
            StyleBody(style, configuration).asControl("ProgressView", settings)
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on, and is called so.
    public init(@ViewBuilder label: () -> Label) { self.init(part: nil, label: label(), current: nil) }

    /// A bar with what it is called.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something goes on.
    public init() { self.init(part: nil, label: nil, current: nil) }

    /// A bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: nil, current: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something goes on, and is called so.
    public init(_ title: LocalizedStringKey) { self.init(part: nil, label: Text(title), current: nil) }

    /// Something goes on, and is called so.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(part: nil, label: Text(title), current: nil) }

    /// A bar with what it is called.
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }

    /// A bar with what it is called.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress that a style is given, for styles made of others.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            part: configuration.fractionCompleted,
            label: configuration.label,
            current: configuration.currentValueLabel
        )
    }
}
