/// The style of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle: ViewStyle where Parts == LabeledContentStyleConfiguration {
    /// The parts of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content, for a style.
public struct LabeledContentStyleConfiguration {
    /// The label of the content.
    public let label: Label
    /// The labeled views.
    public let content: Content
}

/// The default style: the label at the leading side, the content at the trailing side.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label, and the content in the secondary style.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, stacks: true) { configuration.content.foregroundStyle(.secondary) }
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label at the leading side, the content at the trailing side.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets the style of labeled content.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.labeledContentStyle, style)
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var labeledContentStyle: any LabeledContentStyle = AutomaticLabeledContentStyle()
}
