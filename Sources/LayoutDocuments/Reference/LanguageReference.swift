/// The reference of the document language, generated from the tables that the reader uses.
///
/// ```swift
/// try LanguageReference.markdown.write(toFile: "Language.md", atomically: true, encoding: .utf8)
/// ```
public enum LanguageReference {
    /// The page in Markdown.
    public static var markdown: String {
        var page: String = Self.introduction
        page += "\n## The figure and its names\n"
        page += section("Figure", "The root element: a picture. Several views are stacked vertically.", figure)
        page += section(
            "Comparison",
            """
            A root element with two figures, which are drawn beside each other with outlines around what explains \
            their differences. The figures have only `title`, `description`, `width` and `height`. Names that are \
            defined directly in the comparison are valid in both figures.
            """,
            DocumentReader.comparisonParameters
        )
        page += section(
            "States",
            """
            A root element with the states of a figure that moves. The picture plays by itself, and shows the last state \
            at rest. Views of two states are the same ones by their `id`, then by `matchedGeometryEffect`, and else by \
            their names, their words and their places. Names that are defined directly in the element are valid in all \
            states. With `from` and `to`, the states are two other documents, whose root elements are figures.
            """,
            DocumentReader.statesParameters
        )
        page += section(
            "State",
            "A state, directly in `States`. Its content is that of a figure.",
            DocumentReader.stateParameters
        )
        page += section(
            "Define",
            "Defines a named value, directly in a figure. Attribute values refer to it with `$name`.",
            DocumentReader.definitionParameters
        )
        page += section(
            "Style",
            """
            Defines a named group of modifiers, directly in a figure. Its attributes are the modifiers. A view uses it \
            with `style="name"`. Spaces separate several names. Modifiers of the view override its styles.
            """,
            DocumentReader.styleParameters
        )
        page += section(
            "ForEach",
            """
            Repeats its content. In texts and values inside, `{i}` is replaced by the index, and `{value}` by the \
            word. Braces can also contain sums and products of numbers and indices: `{i * 10 + 5}`.
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
            for rule in group.rules { page += section(rule.name, rule.summary + rule.places, rule.parameters) }
        }
        page += "\n## Values\n\n\(values)"
        return page
    }

    private static var figure: ParameterList { DocumentReader.figureParameters }

    private static let introduction = """
        # Layout documents

        This page is generated from the table that the document reader uses. `gridpress reference` prints it.
        `gridpress schema` prints a RELAX NG schema of the language for editors.

        A document is an XML file whose root element is a `Figure`, a `Comparison` of two figures, or `States` of a
        figure that moves. Most elements are views. Their attributes are parameters of the views, and modifiers.

        """

    private static let identities = """
        All modifiers are valid attributes of every view. So are `style`, with the names of styles, and `id`, with a
        unique name in the file. Some views have slots: lowercase elements directly inside the view. Each slot contains
        the views for one part of the view, such as its label.

        Every view can have layers: modifiers with views, such as `overlay` and `background`, directly inside the view
        that they belong to. They apply after its attributes, in their order in the file:

        ```xml
        <Circle fill="blue" frame="40 40">
          <overlay alignment="topTrailing">
            <Text>3</Text>
          </overlay>
        </Circle>
        ```

        Around views, these modifiers have the views of the layer in `<content>`.

        """

    private static let modifiers = """
        A modifier is an attribute of any view, or an element around views. A modifier with `<content>` is also an
        element inside its view, without `<content>`: it is a layer of the view. Attributes apply in the order of this page,
        regardless of their order in the file. For another order, nest elements. In an attribute, spaces separate the
        values of a modifier: `padding="horizontal 12"`. Their order doesn't matter if they are distinguishable.
        Otherwise write their names before them: `frame="height:20 alignment:top"`. A value with spaces needs
        single quotation marks: `font="18 name:'Courier New'"`. An attribute whose first value is a text is this text as a whole;
        the other values are attributes of the element around the view: `<callout value="the gap" at="trailing">`.

        """

    /// Returns the section of an element or a modifier.
    private static func section(_ name: String, _ summary: String, _ parameters: ParameterList) -> String {
        var section = "\n### \(name)\n\n\(summary)\(parameters.message)\n"
        let rows = parameters.rules.compactMap(\.row)
        if !rows.isEmpty {
            section +=
                (["\n| name | value | default | description |", "| --- | --- | --- | --- |"] + rows)
                .joined(separator: "\n") + "\n"
        }
        return section
    }

    /// The table of the types of values, sorted by name.
    private static var values: String {
        let rows = ParameterList.notations.map { "| \($0.name) | \($0.explained.forTables) |" }
        return (["| value | notation |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
    }
}

extension ParameterRule {
    /// The row of a table for the parameter; `nil` for content.
    fileprivate var row: String? {
        switch self {
        case .attribute(let rule):
            let missing = rule.isNeeded ? "required" : rule.missing.map { $0.isEmpty ? "" : "`\($0)`" } ?? ""
            return "| `\(rule.name)` | \(rule.notation.name) | \(missing) | \(rule.summary.forTables) |"
        case .slot(let rule): return "| `<\(rule.name)>` | views | | \(rule.summary.forTables) |"
        case .views, .text: return nil
        }
    }
}

extension ParameterList {
    /// The valid content, as a sentence.
    fileprivate var message: String {
        takeViews ? " Content: views." : takeText ? " Content: text." : takeTitle ? " Content: its title." : ""
    }
}

extension ModifierRule {
    /// The sentences about other locations in which the modifier is valid; otherwise empty.
    fileprivate var places: String {
        (applyToText == nil ? "" : " Also valid for a `Text` inside another `Text`.")
            + (isLayer ? " Also valid inside the view that it belongs to, with the views of the layer." : "")
    }
}

extension Notation {
    /// The expected values, with all keywords that stand for a value.
    fileprivate var explained: String {
        let mentioned = Set(expectation.split { !$0.isLetter && !$0.isNumber })
        let missing = words.filter { !mentioned.contains($0[...]) }
        return missing.isEmpty ? expectation : "\(expectation). Names: \(missing.joined(separator: ", "))"
    }
}

extension String {
    /// The text for a cell of a table, with vertical bars escaped.
    fileprivate var forTables: String { replacing("|", with: "\\|") }
}
