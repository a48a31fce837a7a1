/// How labelled views look.
@MainActor @preconcurrency
public protocol LabeledContentStyle: ViewStyle where Parts == LabeledContentStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labelled views knows.
public struct LabeledContentStyleConfiguration {
    /// What the views are called.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What the views are called.
        public var body: some View { view }
    }

    /// The views.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The views.
        public var body: some View { view }
    }

    /// What the views are called.
    public let label: Label
    /// The views.
    public let content: Content
}

/// The usual look: the label at the leading side, the views at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// The label, and the views.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, stacks: true) { configuration.content.foregroundStyle(.secondary) }
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look: the label at the leading side, the views at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets how labelled views look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.labeledContentStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate(set) var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }

    private enum LabeledContentStyleKey: EnvironmentKey {
        static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
    }
}
