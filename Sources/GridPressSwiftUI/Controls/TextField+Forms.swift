// Fields by older arguments, and those of values and selections.

extension TextField where Label == Text {
    /// A field with a title, which an empty one shows; no text is ever sent.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }

    /// A field with a title as it stands, which an empty one shows; no text is ever sent.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }

    /// A field with a title as it stands, which an empty one shows; no text is ever typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    /// A field with a text as its title, which an empty one shows.
    public init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title }
    }

    /// A field with a title, which an empty one shows; no part of the text is selected.
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
    }

    /// A field with a title as it stands, which an empty one shows; no part of the text is selected.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
    }

    /// A field of a value as a format spells it, in English, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field of a value as a format spells it, in English, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field of a value as a formatter spells it, with a title, which an empty one shows.
    public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// A field of a value as a formatter spells it, with a title as it stands, which an empty one shows.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// A field of a value as a formatter spells it, with a title; no text is ever typed.
    public init<V>(
        _ title: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }

    /// A field of a value as a formatter spells it, with a title as it stands; no text is ever typed.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}

extension TextField {
    /// A field with a label, which an empty one shows, and which may grow.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
    }

    /// A field of a value as a formatter spells it, with a label, which an empty one shows.
    public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, label: label)
    }
}

extension SecureField where Label == Text {
    /// A field with a title, which an empty one shows; no secret is ever sent.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }

    /// A field with a title as it stands, which an empty one shows; no secret is ever sent.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }
}

extension TextEditor {
    /// Lines of a text, of which no part is selected.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

/// The part of a text that is selected.
public struct TextSelection: Hashable, Sendable {
    /// The positions of a selection.
    public enum Indices: Hashable, Sendable {
        /// One part, or the place of the cursor.
        case selection(Range<String.Index>)
    }

    /// The positions.
    public let indices: Indices

    /// The selection of a part.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// The place of the cursor.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether the selection is a place of the cursor.
    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}
