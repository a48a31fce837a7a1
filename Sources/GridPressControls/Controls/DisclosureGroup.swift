/// A label with content that can be expanded or collapsed.
///
/// Draws the content below the label if the group is expanded. A static rendering never expands or collapses it.
public struct DisclosureGroup<Label: View, Content: View>: NonisolatedView {
    private let isExpanded: Binding<Bool>
    private let label: Label
    private let content: () -> Content
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a disclosure group that shows its content if a binding is `true`.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// Creates a disclosure group that is collapsed.
    ///
    /// Its content isn't drawn.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    /// The label and the content in the current disclosure group style.
    public var body: some View { styled(style) }

    private func styled<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(view: AnyView(label)),
            content: .init { [content] in AnyView(content()) },
            isExpanded: isExpanded
        )
        return AnyView(StyleBody(style, configuration))
    }
}

extension DisclosureGroup where Label == Text {
    // Also with a string.
    /// Creates a disclosure group with a localized title that shows its content if a binding is `true`.
    public init(
        _ title: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    // Also with a string.
    /// Creates a disclosure group with a localized title that is collapsed.
    ///
    /// Its content isn't drawn.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
