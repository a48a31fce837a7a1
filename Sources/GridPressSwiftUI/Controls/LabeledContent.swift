/// Something beside what it is called.
public struct LabeledContent<Label: View, Content: View>: NonisolatedView {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style

    /// Views with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label and the views in their style.
    public var body: some View { styled(style) }

    private func styled<S: LabeledContentStyle>(_ style: S) -> AnyView {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(view: AnyView(label)),
            content: .init(view: AnyView(content))
        )
        return AnyView(StyleBody(style, configuration).asContainer("LabeledContent"))
    }
}

extension LabeledContent where Label == Text {
    /// Views with a word.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Views with a word as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A word with another.
    public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
        self.init(title) { Text(value) }
    }

    /// A word with another.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A word with a value as a format spells it, in English.
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }

    /// A word as it stands with a value as a format spells it, in English.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

/// A label at the leading side, unless labels are hidden, and a control at the trailing one.
struct LabeledRow<Label: View, Control: View>: NonisolatedView {
    private let label: Label
    private let control: Control
    private let stacks: Bool
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.dynamicTypeSize) private var typeSize

    /// A row whose control, if it is made of text, stands below the label where people read very large letters.
    init(label: Label, stacks: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.stacks = stacks
        self.control = control()
    }

    var body: some View {
        if isLabelHidden {
            control
        } else if stacks, typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                label
                control
            }
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }
}
