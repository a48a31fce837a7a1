/// Views that are shown below a label, or not.
public struct DisclosureGroup<Label: View, Content: View>: NonisolatedView {
    private let isExpanded: Binding<Bool>
    private let label: Label
    private let content: () -> Content
    @Environment(\.disclosureGroupStyle) private var style

    /// Views below a label, shown where a binding says so.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// Views below a label, which a picture doesn't show.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    /// The label and the views in their style.
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
    /// Views below a title, shown where a binding says so.
    public init(
        _ title: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// Views below a title as it stands, shown where a binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// Views below a title, which a picture doesn't show.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Views below a title as it stands, which a picture doesn't show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
