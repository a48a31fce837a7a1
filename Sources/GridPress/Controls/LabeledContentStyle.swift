/// How labelled views look.
public protocol LabeledContentStyle {
    /// The type of one in this style.
    associatedtype Body: View
    /// What the style knows.
    typealias Configuration = LabeledContentStyleConfiguration

    /// One in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labelled views knows.
public struct LabeledContentStyleConfiguration {
    /// What the views are called.
    public struct Label: View {
        let view: AnyView

        /// What the views are called.
        public var body: some View { view }
    }

    /// The views.
    public struct Content: View {
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
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The usual look.
    public init() {}

    /// The label, and the views.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, stacks: true) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look: the label at the leading side, the views at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
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
