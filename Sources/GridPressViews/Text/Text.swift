/// A view that draws one or more lines of text.
///
/// A text is as wide as its widest line and never stretches. In a narrower space it wraps, first between words and
/// then inside them. If the lines don't fit, by default the last line ends with an ellipsis.
public struct Text: PrimitiveView, Equatable, Sendable {
    /// A run of text with its attributes.
    ///
    /// Most runs have none.
    package struct Run: Equatable, Sendable {
        var string: String
        var attributes: Shared<TextAttributes>?
        /// The key to look up when the run is drawn; `nil` if the run isn't localized.
        var key: LocalizedText?

        package init(_ string: String) { self.string = string }

        init(_ string: String, _ attributes: TextAttributes?) {
            self.string = string
            self.attributes = attributes.map(Shared.init)
        }

        package static func == (first: Run, second: Run) -> Bool {
            first.string == second.string && first.attributes?.value == second.attributes?.value
        }
    }

    /// The first run.
    ///
    /// Most texts have only one run.
    private var first: Run
    private var rest: RunTree?

    /// Creates a text that isn't localized.
    public init(verbatim content: String) { first = Run(content) }

    /// Creates a text that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { first = Run(String(content)) }

    /// Creates a localized text with interpolated values and inline Markdown.
    ///
    /// The supported Markdown is `**bold**`, `*italic*`, `~~struck~~`, `[links](https://example.org)` and code in
    /// backticks.
    ///
    /// In previews, the key is looked up in the tables of the main bundle. If no table contains the key, the key
    /// itself is drawn.
    public init(_ key: LocalizedStringKey) {
        self.init(key, table: nil, in: ProgramResources.isActive ? ProgramResources.folder : nil)
    }

    /// Creates a text that is looked up in a table of a folder; `nil` for a text that isn't looked up.
    package init(_ key: LocalizedStringKey, table: String?, in folder: ResourceFolder?) {
        guard let folder else {
            if let plain = key.plain { self.init(verbatim: plain) } else { self.init(runs: key.runs) }
            return
        }
        self.init(verbatim: "")
        first.key = LocalizedText(key, table: table, in: folder)
    }

    /// Creates a text of a value that a format style formats in English.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        first = Run(format.spelled(input))
    }

    /// Creates a text of a value that a formatter converts.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        first = Run(formatter.string(for: subject) ?? "")
    }

    /// Creates a text with an image, which is drawn as a square.
    public init(_ image: Image) {
        var attributes = TextAttributes()
        attributes.image = image.label ?? "image"
        first = Run("\u{25A1}", attributes)
    }

    /// Creates a text of an object that a formatter converts.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        first = Run(formatter.string(for: subject) ?? "")
    }

    init(runs: [Run]) {
        first = runs.first ?? Run("")
        if runs.count > 1 { rest = .runs(Array(runs.dropFirst())) }
    }

    /// The runs of the text.
    var runs: [Run] {
        var runs = [first]
        rest?.append(to: &runs)
        return runs
    }

    /// The run of a text that has only one; otherwise `nil`.
    var onlyRun: Run? { rest == nil ? first : nil }

    /// The text in the language of the program.
    package var string: String {
        let text = localized(in: ProgramResources.locale)
        return text.onlyRun?.string ?? text.runs.map(\.string).joined()
    }

    /// Returns the text with all runs changed.
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

    /// Returns the concatenation of two texts.
    public static func + (first: Text, second: Text) -> Text {
        let parts = [first.rest, .runs([second.first]), second.rest].compactMap { $0 }
        var text = first
        text.rest = parts.dropFirst().reduce(parts[0], +)
        return text
    }

    /// Returns whether both texts have the same runs with the same attributes, in the language of the program.
    public static func == (first: Text, second: Text) -> Bool {
        first.localized(in: ProgramResources.locale).runs == second.localized(in: ProgramResources.locale).runs
    }

    /// Makes the node of the text.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.store.kind(TextNodes.self).add(self, in: builder))
    }
}
