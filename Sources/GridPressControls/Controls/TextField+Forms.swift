// Text fields with older parameters, and text fields of values and selections.

extension TextField where Label == Text {
    // Also with a string.
    /// Creates a text field with a localized title, which an empty field shows.
    ///
    /// `onCommit` never runs.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }

    /// Creates a text field with a title that isn't localized, which an empty field shows.
    ///
    /// The closures never run.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    /// Creates a text field with a text as its title, which an empty field shows.
    public init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title }
    }

    // Also with a string.
    /// Creates a text field with a localized title, which an empty field shows.
    ///
    /// The selection isn't drawn.
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
    }

    /// Creates a text field of a value with a title that isn't localized.
    ///
    /// The value is formatted in English.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a text field of an optional value with a title that isn't localized.
    ///
    /// The value is formatted in English.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    // Also with a string.
    /// Creates a text field of a value that a formatter converts, with a localized title.
    ///
    /// An empty field shows the title.
    public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    // Also with a string.
    /// Creates a text field of a value that a formatter converts, with a localized title.
    ///
    /// The closures never run.
    public init<V>(
        _ title: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}

extension TextField {
    /// Creates a text field with a label, which an empty field shows.
    ///
    /// `axis` has no effect.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
    }

    /// Creates a text field of a value that a formatter converts, with a label.
    ///
    /// An empty field shows the label.
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
    // Also with a string.
    /// Creates a secure field with a localized title, which an empty field shows.
    ///
    /// `onCommit` never runs.
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }
}

extension TextEditor {
    /// Creates a text editor.
    ///
    /// The selection isn't drawn.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

/// The selected part of a text.
///
/// A static rendering doesn't draw it.
public struct TextSelection: Hashable, Sendable {
    /// The positions of a selection.
    public enum Indices: Hashable, Sendable {
        /// One selected range; an empty range is the insertion point.
        case selection(Range<String.Index>)
        /// Several selected ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The positions of the selection.
    public let indices: Indices

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates a selection without characters, at an insertion point.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// A Boolean value that indicates whether the selection is an insertion point.
    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}
