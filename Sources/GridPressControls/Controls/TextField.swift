/// A control that edits a line of text.
///
/// Draws the current text. An empty field shows its prompt, or its label if the prompt is `nil`.
public struct TextField<Label: View>: NonisolatedView {
    private let text: String
    private let prompt: Text?
    private let label: Label

    /// Creates a text field with a label.
    ///
    /// An empty field shows the prompt, or the label if the prompt is `nil`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text.wrappedValue
        self.prompt = prompt
        self.label = label()
    }

    /// The text in its field.
    public var body: some View { FieldBody(text: text, prompt: prompt, label: label, kind: "TextField") }
}

extension TextField where Label == Text {
    // Also with a string.
    /// Creates a text field with a localized title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a text field with a localized title, which an empty field shows.
    ///
    /// The closures never run.
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    // Also with a string.
    /// Creates a text field with a localized title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    ///
    /// `axis` has no effect.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }
}

extension TextField {
    /// Creates a text field of a value, formatted in English, with a label.
    ///
    /// An empty field shows the label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(format.spelled(value.wrappedValue)), prompt: prompt, label: label)
    }

    /// Creates a text field of an optional value, formatted in English, with a label.
    ///
    /// The field is empty for `nil`.
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
    /// Creates a text field of a value, formatted in English, with a localized title.
    ///
    /// An empty field shows the title.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a text field of an optional value, formatted in English, with a localized title.
    ///
    /// The field is empty for `nil`.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

/// A control that edits a secret.
///
/// Draws one dot for each character of the current text.
public struct SecureField<Label: View>: NonisolatedView {
    private let text: String
    private let prompt: Text?
    private let label: Label

    /// Creates a secure field with a label.
    ///
    /// An empty field shows the prompt, or the label if the prompt is `nil`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = String(repeating: "•", count: text.wrappedValue.count)
        self.prompt = prompt
        self.label = label()
    }

    /// The dots in their field.
    public var body: some View { FieldBody(text: text, prompt: prompt, label: label, kind: "SecureField") }
}

extension SecureField where Label == Text {
    // Also with a string.
    /// Creates a secure field with a localized title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
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

/// A control that edits several lines of text.
///
/// Draws the current text.
public struct TextEditor: NonisolatedView {
    private let text: String

    /// Creates a text editor.
    public init(text: Binding<String>) { self.text = text.wrappedValue }

    /// The text, from the top leading corner of the offered size.
    public var body: some View {
        Text(text)
            .padding(.horizontal, 5)
            .padding(.vertical, 8)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .asControl("TextEditor")
    }
}
