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
        page += section(
            "Figure",
            "The root element of a picture. It contains views, and arranges several views vertically.",
            figure
        )
        page += section(
            "Comparison",
            """
            A root element that compares the two figures inside it. GridPress draws both figures side by side, and \
            outlines the views that explain the differences. Inside a comparison, a `Figure` has only the attributes \
            `title`, `description`, `width` and `height`. Each `Define` and `Style` directly in the comparison is \
            valid in both figures.
            """,
            DocumentReader.comparisonParameters
        )
        page += section(
            "States",
            """
            A root element of an animated figure, which contains 2 to 50 `State` elements. The picture plays without \
            interaction, and shows the last state at rest. GridPress matches the views of two states by `id`, and then \
            by `matchedGeometryEffect`. It matches all other views by names, texts and positions in the picture. Each \
            `Define` and `Style` directly in `States` is valid in all states. With `from` and `to`, `States` contains \
            no elements. The states are then the figures of two other documents.
            """,
            DocumentReader.statesParameters
        )
        page += section(
            "State",
            "A state of an animated figure, directly in `States`. It has the same content as a `Figure`.",
            DocumentReader.stateParameters
        )
        page += section(
            "Define",
            """
            Defines a named value. Valid directly in `Figure`, `Comparison`, `States` and `State`. In the values of \
            attributes, `$` and the name refer to the value: `spacing="$gap"`.
            """,
            DocumentReader.definitionParameters
        )
        page += section(
            "Style",
            """
            Defines a named group of modifiers. Valid directly in `Figure`, `Comparison`, `States` and `State`. The \
            modifiers are attributes of the style. A view uses the style with `style="name"`. Spaces separate several \
            names: `style="title red"`. If several styles have the same modifier, the last style takes precedence. \
            Modifiers of the view override modifiers of its styles.
            """,
            DocumentReader.styleParameters
        )
        page += section(
            "ForEach",
            """
            Repeats its content, and requires `count` or `values`. In texts and attributes inside, GridPress replaces \
            `{i}` with the index, and `{value}` with the current text of `values`. Braces can also contain sums, \
            differences and products of numbers and indices: `{i * 10 + 5}`.
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
        page += "\n## Values\n\nThis table describes the notation of the types of values.\n\n\(values)"
        return page
    }

    private static var figure: ParameterList { DocumentReader.figureParameters }

    private static let introduction = """
        # Layout documents

        This page describes the elements, attributes and values of layout documents. A layout document is an XML file
        that describes a picture. The root element is a `Figure`, a `Comparison` of two figures, or the `States` of an
        animated figure. Most elements are views. The attributes of a view are its parameters and modifiers.

        The tables on this page have these columns:

        - `name` contains the name of an attribute, or the name of a slot in angle brackets. A slot is a child element
          that contains the views for one part of a view, such as `<label>` for the label.
        - `value` contains the type of the value, or `views` for a slot. [Values](#values) describes the types.
        - `default` contains the default value as it is written in a document. An attribute is optional unless this
          column contains `required`.

        The tables don't describe all relations between attributes. If attributes can't be used together, or if one of
        several attributes is missing, GridPress reports the problem and suggests a fix.

        GridPress generates this page from the tables that its reader of documents uses. `gridpress reference` prints
        the page, and `gridpress schema` prints a RELAX NG schema of the language for editors.

        """

    private static let identities = """
        Every view has the attributes in its table, all [modifiers](#modifiers), `style` and `id`. If an attribute in
        the table has the name of a modifier, the attribute replaces the modifier. `style` contains the names of styles.
        The value of `id` is unique in the figure or the state.

        The description of a view ends with its content: views, text or a title. A title in the content replaces the
        attribute `title`: `<Button>Save</Button>`.

        A modifier that adds views, such as `overlay` or `background`, can be an element directly inside a view. This
        element is a layer of the view. Layers apply after the attributes of the view, in their order in the file:

        ```xml
        <Circle fill="blue" frame="40 40">
          <overlay alignment="topTrailing">
            <Text>3</Text>
          </overlay>
        </Circle>
        ```

        Such a modifier can also be an element around views. In this form, the slot `<content>` contains the views of
        the layer, and all other content is modified.

        """

    private static let modifiers = """
        A modifier is an attribute of a view, or an element around views. A modifier with the slot `<content>` can also
        be a [layer](#views), which contains the views of the slot directly. Attributes apply in the order of this page,
        regardless of their order in the file. For another order, nest elements.

        The attribute contains values for the parameters in the table of the modifier:

        - Spaces separate several values: `padding="horizontal 12"`.
        - Each value sets the first parameter that has no value yet and accepts the type of the value. To set another
          parameter, write its name and a colon before the value: `frame="height:20 alignment:top"`.
        - Values of the type `text` always need the name of their parameter. A value with spaces needs single quotation
          marks: `font="18 name:'Courier New'"`.
        - If the first parameter is a text, the whole attribute is this text: `callout="the gap"`. To set other
          parameters, use the element around the view: `<callout value="the gap" at="trailing">`.

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
        takeViews ? " Content: views." : takeText ? " Content: text." : takeTitle ? " Content: the title." : ""
    }
}

extension ModifierRule {
    /// The sentences about other locations in which the modifier is valid; otherwise empty.
    fileprivate var places: String {
        (applyToText == nil ? "" : " Also valid for a `Text` inside another `Text`.")
            + (isLayer ? " Also valid as a layer inside a view." : "")
    }
}

extension Notation {
    /// The expected values, with all keywords that are values.
    fileprivate var explained: String {
        let mentioned = Set(expectation.split { !$0.isLetter && !$0.isNumber })
        let missing = words.filter { !mentioned.contains($0[...]) }
        let title = missing.count < words.count ? "Other names" : "Names"
        return missing.isEmpty ? expectation : "\(expectation). \(title): \(missing.joined(separator: ", "))"
    }
}

extension String {
    /// The text for a cell of a table, with vertical bars escaped.
    fileprivate var forTables: String { replacing("|", with: "\\|") }
}
