/// Lines of text.
///
/// A text is as wide as its widest line and never stretches. Where it gets less room than it likes it wraps, first
/// between words and then inside them; where there are more lines than room, the last ends with an ellipsis.
public struct Text: PrimitiveView, Equatable, Sendable {
    /// A piece of text with its attributes; most pieces have none.
    struct Run: Equatable, Sendable {
        var string: String
        var attributes: Shared<TextAttributes>?
        /// The key by which the piece is looked up where it is drawn.
        var key: LocalizedText?

        init(_ string: String, _ attributes: TextAttributes? = nil) {
            self.string = string
            self.attributes = attributes.map(Shared.init)
        }

        static func == (first: Run, second: Run) -> Bool {
            first.string == second.string && first.attributes?.value == second.attributes?.value
        }
    }

    /// Most texts are one piece.
    private var first: Run
    private var rest: RunTree?

    /// A text as it stands.
    public init(verbatim content: String) { first = Run(content) }

    /// A text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { first = Run(String(content)) }

    /// A text with interpolated values and a little Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and
    /// `[links](https://example.org)`.
    ///
    /// The text is looked up in the tables of the bundle's resources, in the language of the environment's `locale`:
    /// `.strings`, `.stringsdict` and `.xcstrings`. Where there is none, the key itself is shown.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        guard ProgramResources.isActive || bundle != nil else {
            if let plain = key.plain { self.init(verbatim: plain) } else { self.init(runs: key.runs) }
            return
        }
        self.init(verbatim: "")
        first.key = LocalizedText(key, table: tableName, bundle: bundle)
    }

    /// A value as a format spells it, in English.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        first = Run(format.spelled(input))
    }

    /// A value as a formatter spells it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        first = Run(formatter.string(for: subject) ?? "")
    }

    /// An image on a line of text, for which a square stands.
    public init(_ image: Image) {
        var attributes = TextAttributes()
        attributes.image = image.label ?? "image"
        first = Run("\u{25A1}", attributes)
    }

    /// An object as a formatter spells it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        first = Run(formatter.string(for: subject) ?? "")
    }

    init(runs: [Run]) {
        first = runs.first ?? Run("")
        if runs.count > 1 { rest = .runs(Array(runs.dropFirst())) }
    }

    /// The pieces of the text.
    var runs: [Run] {
        var runs = [first]
        rest?.append(to: &runs)
        return runs
    }

    /// The piece that the text is, if it is only one.
    var onlyRun: Run? { rest == nil ? first : nil }

    /// The text in the language of the program.
    var string: String {
        let text = localized(in: ProgramResources.locale)
        return text.onlyRun?.string ?? text.runs.map(\.string).joined()
    }

    /// Changes all pieces.
    func changed(_ change: (inout Run) -> Void) -> Text {
        guard rest != nil else {
            var text = self
            change(&text.first)
            return text
        }
        return Text(
            runs: runs.map { run in
                var run = run
                change(&run)
                return run
            }
        )
    }

    /// Two texts, one behind the other.
    public static func + (first: Text, second: Text) -> Text {
        let parts = [first.rest, .runs([second.first]), second.rest].compactMap { $0 }
        var text = first
        text.rest = parts.dropFirst().reduce(parts[0], +)
        return text
    }

    /// Whether two texts are made of the same pieces, about which the same is said.
    public static func == (first: Text, second: Text) -> Bool {
        first.localized(in: ProgramResources.locale).runs == second.localized(in: ProgramResources.locale).runs
    }

    /// Makes the node of the text.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.store.kind(TextNodes.self).add(self, in: builder))
    }
}
