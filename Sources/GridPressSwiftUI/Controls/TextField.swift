/// A line to type into; a picture shows what stands in it.
public struct TextField<Label: View>: NonisolatedView {
    private let text: String
    private let prompt: Text?
    private let label: Label

    /// A field with a label, which an empty one shows.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text.wrappedValue
        self.prompt = prompt
        self.label = label()
    }

    /// The text in its field.
    public var body: some View { FieldBody(text: text, prompt: prompt, label: label, kind: "TextField") }
}

extension TextField where Label == Text {
    /// A field with a title, which an empty one shows.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title as it stands, which an empty one shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title, which an empty one shows; nothing is ever typed.
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    /// A field with a title, which an empty one shows, and which may grow.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }

    /// A field with a title as it stands, which an empty one shows, and which may grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }
}

extension TextField {
    /// A field of a value as a format spells it, in English, with a label, which an empty one shows.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(format.spelled(value.wrappedValue)), prompt: prompt, label: label)
    }

    /// A field of a value as a format spells it, in English, with a label, which an empty one shows.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let text = value.wrappedValue.map { format.spelled($0) } ?? ""
        self.init(text: .constant(text), prompt: prompt, label: label)
    }
}

extension TextField where Label == Text {
    /// A field of a value as a format spells it, in English, with a title, which an empty one shows.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field of a value as a format spells it, in English, with a title, which an empty one shows.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

/// A line to type a secret into; a picture shows a dot for each letter.
public struct SecureField<Label: View>: NonisolatedView {
    private let text: String
    private let prompt: Text?
    private let label: Label

    /// A field with a label, which an empty one shows.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = String(repeating: "•", count: text.wrappedValue.count)
        self.prompt = prompt
        self.label = label()
    }

    /// The dots in their field.
    public var body: some View { FieldBody(text: text, prompt: prompt, label: label, kind: "SecureField") }
}

extension SecureField where Label == Text {
    /// A field with a title, which an empty one shows.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title as it stands, which an empty one shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The text or the prompt of a text field, in its style.
private struct FieldBody<Label: View>: NonisolatedView {
    let text: String
    let prompt: Text?
    let label: Label
    let kind: String
    @Environment(\.customTextFieldStyle) private var style

    var body: some View {
        if let style {
            StyledTextField(
                style: style,
                field: TextField(text: .constant(text), prompt: prompt) { _TextFieldStyleLabel(view: AnyView(label)) }
            )
        } else {
            BorderedField(text: text, prompt: prompt, label: label)
                // Only an empty field without a prompt shows its label.
                .asControl(kind, label: text.isEmpty && prompt == nil ? nil : label.wordsInSpeech ?? "")
        }
    }
}

/// The text or the prompt of a text field, with its border.
private struct BorderedField<Label: View>: NonisolatedView {
    let text: String
    let prompt: Text?
    let label: Label
    @Environment(\.textFieldStyleKind) private var kind

    var body: some View {
        switch kind {
        case .plain, .custom: content
        case .roundedBorder:
            content.padding(.horizontal, 8).padding(.vertical, 6)
                .background(.background, in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.systemGray4), lineWidth: 1) }
        case .squareBorder:
            content.padding(.horizontal, 6).padding(.vertical, 4)
                .background(.background)
                .border(Color(.systemGray3))
        }
    }

    private var content: some View {
        Group {
            if text.isEmpty {
                ZStack(alignment: .leading) { if let prompt { prompt } else { label } }.foregroundStyle(.placeholder)
            } else {
                Text(text)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
}

/// Lines to type into; a picture shows what stands in them.
public struct TextEditor: NonisolatedView {
    private let text: String

    /// Lines of a text.
    public init(text: Binding<String>) { self.text = text.wrappedValue }

    /// The text, from the top of the room for it.
    public var body: some View {
        Text(text)
            .padding(.horizontal, 5)
            .padding(.vertical, 8)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .asControl("TextEditor")
    }
}
