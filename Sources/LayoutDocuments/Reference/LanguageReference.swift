/// The reference of the language, written from the table that reads documents.
public enum LanguageReference {
    /// The page, as Markdown.
    public static var markdown: String {
        var page = """
            # Layout documents

            This page is made from the table that reads documents: `gridpress reference` prints it.

            A document is an XML file whose outermost element is a `Figure`. Elements are views, and their attributes are
            parameters of the views and modifiers. Text in a `Text` may hold a little Markdown.

            ## Figure

            The picture: views inside it, in a column if there are several.

            \(table(of: DocumentReader.figureRules))

            ## Define

            Gives a name to a value, at the start of a figure. In values of attributes, `$name` stands for it.

            \(table(of: DocumentReader.definitionRules))

            ## ForEach

            Repeats what is inside it. In texts and values inside, `{i}` stands for the index, and sums and products of
            numbers and indices may stand in braces: `{i * 10 + 5}`.

            \(table(of: DocumentReader.repetitionRules))

            ## Views

            """
        for rule in ElementRule.all {
            page += "\n### \(rule.name)\n\n\(rule.summary)\(rule.content.sentence)\n"
            if !rule.attributes.isEmpty { page += "\n" + table(of: rule.attributes) + "\n" }
        }
        page += """

            ## Modifiers

            A modifier is an attribute of any view, or an element around views. Attributes apply in the order of this list,
            whatever their order in the file; where another order is meant, write elements around each other. As an
            attribute, a modifier takes its parameters in a row, in any order as long as they can be told apart, or with
            their names before them: `padding="horizontal 12"`, `frame="height:20 alignment:top"`.

            """
        for rule in ModifierRule.all {
            page += "\n### \(rule.name)\n\n\(rule.summary)\n\n\(table(of: rule.parameters))\n"
        }
        return page
    }

    private static func table(of rules: [AttributeRule]) -> String {
        let rows = rules.map { "| `\($0.name)` | \($0.written.forTables) | \($0.summary) |" }
        return (["| name | value | meaning |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }
}

extension AttributeRule {
    /// How a value is written, with all words that stand for one.
    fileprivate var written: String {
        guard let first = words.first, !expectation.contains(first) else { return expectation }
        return "\(expectation) (\(words.joined(separator: ", ")))"
    }
}

extension String {
    /// The text with nothing in it that would end a cell.
    fileprivate var forTables: String { replacing("|", with: "\\|") }
}

extension ElementRule.Content {
    /// What may stand inside, as a sentence.
    fileprivate var sentence: String {
        switch self {
        case .nothing: " It holds nothing."
        case .views: " It holds views."
        case .text: " It holds text."
        }
    }
}
