/// Lines of text.
///
/// A text is as wide as its widest line and never stretches. Where it gets less room than it likes it wraps, first
/// between words and then inside them; where there are more lines than room, the last ends with an ellipsis.
public struct Text: PrimitiveView, Sendable {
    /// A piece of text with what was said about its letters.
    struct Run: Sendable {
        var string: String
        var attributes = TextAttributes()
    }

    /// Most texts are one piece about which nothing is said.
    private enum Content: Sendable {
        case plain(String)
        case rich([Run])
    }

    private let content: Content

    /// A text as it stands.
    public init(verbatim content: String) { self.content = .plain(content) }

    /// A text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

    /// A text with interpolated values and a little Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and
    /// `[links](https://example.org)`.
    ///
    /// Nothing is translated: the key itself is shown.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.plain.map(Content.plain) ?? .rich(key.runs)
    }

    /// A value as a format spells it, in English.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = .plain(format.locale(.fixed).format(input))
    }

    /// A value as a formatter spells it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        content = .plain(formatter.string(for: subject) ?? "")
    }

    init(runs: [Run]) { content = .rich(runs) }

    /// The pieces of the text.
    var runs: [Run] {
        switch content {
        case .plain(let string): [Run(string: string)]
        case .rich(let runs): runs
        }
    }

    /// What the text says, if nothing is said about its letters.
    var plain: String? {
        if case .plain(let string) = content { string } else { nil }
    }

    /// What the text says.
    var string: String {
        switch content {
        case .plain(let string): string
        case .rich(let runs): runs.map(\.string).joined()
        }
    }

    /// Two texts, one behind the other.
    public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

    /// Makes the node of the text.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(TextNode(self, in: builder)) }
}

extension Locale {
    /// The locale of all formats: the same text everywhere.
    static let fixed = Locale(identifier: "en_US")
}
