/// The reference of the language, written from the table that reads documents.
public enum LanguageReference {
    /// The page, as Markdown.
    public static var markdown: String {
        var page: String = Self.introduction
        page += "\n## The figure and what is named in it\n"
        page += section("Figure", "The picture: views inside it, in a column if there are several.", figure)
        page += section(
            "Define",
            "Gives a name to a value, directly in a figure. In values of attributes, `$name` stands for it.",
            DocumentReader.definitionParameters
        )
        page += section(
            "Style",
            """
            Gives a name to modifiers, directly in a figure; they are its attributes. A view takes them with \
            `style="name"`, several with spaces between them. What a view says itself holds before its style.
            """,
            DocumentReader.styleParameters
        )
        page += section(
            "ForEach",
            """
            Repeats what is inside it. In texts and values inside, `{i}` stands for the index and `{value}` for the \
            word; sums and products of numbers and indices may stand in braces: `{i * 10 + 5}`.
            """,
            DocumentReader.repetitionParameters
        )
        page += "\n## Views\n\n\(Self.identities)"
        for group in ElementRule.groups {
            page += "\n## \(group.title)\n"
            for rule in group.rules { page += section(rule.name, rule.summary, rule.parameters) }
        }
        page += "\n## Modifiers\n\n\(Self.modifiers)"
        for group in ModifierRule.groups {
            page += "\n## \(group.title)\n"
            for rule in group.rules { page += section(rule.name, rule.summary + rule.inTexts, rule.parameters) }
        }
        page += "\n## Values\n\n\(values)"
        return page
    }

    private static var figure: ParameterList { DocumentReader.figureParameters }

    private static let introduction = """
        # Layout documents

        This page is made from the table that reads documents: `gridpress reference` prints it, and `gridpress schema`
        prints the same as a RELAX NG schema for editors.

        A document is an XML file whose outermost element is a `Figure`. Elements are views, and their attributes are
        parameters of the views and modifiers.

        """

    private static let identities = """
        Every view takes every modifier as an attribute, and these: `style` with the names of styles, and `id` with a
        name that no other element of the file has. Elements in lower case inside a view are its slots: what stands in
        one has a place of its own.

        """

    private static let modifiers = """
        A modifier is an attribute of any view, or an element around views. Attributes apply in the order of this page,
        whatever their order in the file; where another order is meant, write elements around each other. As an
        attribute, a modifier takes its values in a row, in any order as long as they can be told apart, or with their
        names before them: `padding="horizontal 12"`, `frame="height:20 alignment:top"`. A value with spaces stands
        between apostrophes: `font="18 name:'Courier New'"`.

        """

    /// What an element or a modifier takes, under its name.
    private static func section(_ name: String, _ summary: String, _ parameters: ParameterList) -> String {
        var section = "\n### \(name)\n\n\(summary)\(parameters.sentence)\n"
        let rows = parameters.rules.compactMap(\.row)
        if !rows.isEmpty {
            section +=
                (["\n| name | value | otherwise | meaning |", "| --- | --- | --- | --- |"] + rows)
                .joined(separator: "\n") + "\n"
        }
        return section
    }

    /// The types of values, each once, in the order of their names.
    private static var values: String {
        let rows = ParameterList.notations.map { "| \($0.name) | \($0.explained.forTables) |" }
        return (["| value | what is written |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
    }
}

extension ParameterRule {
    /// The parameter as a row of a table; `nil` where it is what stands inside.
    fileprivate var row: String? {
        switch self {
        case .attribute(let rule):
            let missing = rule.isNeeded ? "needed" : rule.missing.map { $0.isEmpty ? "" : "`\($0)`" } ?? ""
            return "| `\(rule.name)` | \(rule.notation.name) | \(missing) | \(rule.summary.forTables) |"
        case .slot(let rule): return "| `<\(rule.name)>` | views | | \(rule.summary.forTables) |"
        case .views, .text: return nil
        }
    }
}

extension ParameterList {
    /// What may stand inside, as a sentence.
    fileprivate var sentence: String { takeViews ? " It holds views." : takeText ? " It holds text." : "" }
}

extension ModifierRule {
    /// Whether it may be said of a part of a text, as a sentence.
    fileprivate var inTexts: String { applyToText == nil ? "" : " A text inside a `Text` takes it too." }
}

extension Notation {
    /// What is written, with all words that stand for a value.
    fileprivate var explained: String {
        let missing = words.filter { !expectation.contains($0) }
        return missing.isEmpty ? expectation : "\(expectation): \(missing.joined(separator: ", "))"
    }
}

extension String {
    /// The text with nothing in it that would end a cell.
    fileprivate var forTables: String { replacing("|", with: "\\|") }
}
