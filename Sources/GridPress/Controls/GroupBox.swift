/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Views under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Views under a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The views on their ground.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(ControlFont.headline)
            VStack { content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(.group, in: RoundedRectangle(cornerRadius: 10))
        .asContainer("GroupBox")
    }
}

extension GroupBox where Label == Text {
    /// Views under a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Views under a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Views on a ground.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) {} }
}
