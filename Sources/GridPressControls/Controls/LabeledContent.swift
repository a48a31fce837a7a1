/// A label beside content, such as a value or a control.
public struct LabeledContent<Label: View, Content: View>: NonisolatedView {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style

    /// Creates content with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label and the content in the current style.
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
    // Also with a string.
    /// Creates content with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a localized title.
    ///
    /// The value isn't localized.
    public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
        self.init(title) { Text(value) }
    }

    /// Creates a value with a title.
    ///
    /// Neither is localized.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    // Also with a string.
    /// Creates a value with a localized title.
    ///
    /// The value is formatted in English.
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

/// A label at the leading side, unless labels are hidden, and a control at the trailing side.
struct LabeledRow<Label: View, Control: View>: NonisolatedView {
    private let label: Label
    private let control: Control
    private let stacks: Bool
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a row.
    ///
    /// - Parameter stacks: Whether the control goes below the label for accessibility text sizes. Pass `true` for a
    ///   control that consists of text.
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
