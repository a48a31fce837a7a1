/// Views that are shown below a label, or not.
public struct DisclosureGroup<Label: View, Content: View>: NonisolatedView {
    private let isExpanded: Bool
    private let label: Label
    private let content: () -> Content
    @Environment(\.isInList) private var isInList

    /// Views below a label, shown where a binding says so.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded.wrappedValue
        self.content = content
        self.label = label()
    }

    /// Views below a label, which a picture doesn't show.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = false
        self.content = content
        self.label = label()
    }

    /// The label, and perhaps the views; in a list each of them has a row of its own.
    public var body: some View {
        if isInList {
            header
            if isExpanded { content().padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                header
                if isExpanded { content() }
            }
            .asContainer("DisclosureGroup")
        }
    }

    private var header: some View {
        HStack {
            label
            Spacer()
            (isExpanded ? ControlIcon.chevronDown : ControlIcon.chevron).drawn(11).foregroundStyle(.tint)
        }
        .asControl("DisclosureLabel")
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
