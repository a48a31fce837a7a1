/// The schema of the document language, generated from the tables that the reader uses.
///
/// Editors use it to complete and check documents. It describes less than ``LayoutDocument`` checks: it
/// includes neither conflicts between attributes nor the values of names.
///
/// ```swift
/// try LanguageSchema.relaxNG.write(toFile: "gridpress.rng", atomically: true, encoding: .utf8)
/// ```
public enum LanguageSchema {
    /// The schema in the XML syntax of RELAX NG.
    public static var relaxNG: String {
        let grammar = SchemaElement(
            "grammar",
            [
                "xmlns": "http://relaxng.org/ns/structure/1.0",
                "datatypeLibrary": "http://www.w3.org/2001/XMLSchema-datatypes",
            ],
            [
                SchemaElement(
                    "start",
                    [:],
                    [choice([DocumentReader.figure, DocumentReader.comparison, DocumentReader.states].map(ref))]
                )
            ] + [
                figure, comparison, comparedFigure, states, state, definition, style, repetition, lineBreak, textPart,
            ]
                + [views, layers, everyView] + ElementRule.all.map(\.schema) + ModifierRule.all.map(\.schema) + values
        )
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + grammar.written()
    }

    static func ref(_ name: String) -> SchemaElement { SchemaElement("ref", ["name": name]) }

    /// Returns a pattern with the name of its element.
    static func define(_ name: String, _ children: [SchemaElement]) -> SchemaElement {
        SchemaElement("define", ["name": name], [SchemaElement("element", ["name": name], children)])
    }

    /// Returns a choice, whose members are grouped if they are many.
    ///
    /// Validators nest a choice as deep as it has members, and some validators recurse for each level.
    static func choice(_ members: [SchemaElement]) -> SchemaElement {
        guard members.count > mostMembers else { return SchemaElement("choice", [:], members) }
        let size = (members.count + mostMembers - 1) / mostMembers
        let groups = stride(from: 0, to: members.count, by: size).map { start in
            choice(Array(members[start..<min(start + size, members.count)]))
        }
        return SchemaElement("choice", [:], groups)
    }

    private static let mostMembers = 16

    static func optional(_ child: SchemaElement) -> SchemaElement { SchemaElement("optional", [:], [child]) }

    // MARK: Elements that aren't views

    private static let figure = define(
        DocumentReader.figure,
        DocumentReader.figureParameters.attributes.map(\.schema) + [withNames(ref("views"))]
    )

    private static let comparison = define(
        DocumentReader.comparison,
        DocumentReader.comparisonParameters.attributes.map(\.schema) + [
            withNames(SchemaElement("group", [:], [ref(comparedFigureName), ref(comparedFigureName)]))
        ]
    )

    private static let comparedFigureName = "compared-figure"

    /// A figure inside a comparison, which has fewer attributes.
    private static let comparedFigure = SchemaElement(
        "define",
        ["name": comparedFigureName],
        [
            SchemaElement(
                "element",
                ["name": DocumentReader.figure],
                DocumentReader.comparedFigureParameters.attributes.map(\.schema) + [withNames(ref("views"))]
            )
        ]
    )

    private static let states = define(
        DocumentReader.states,
        DocumentReader.statesParameters.attributes.map(\.schema) + [
            withNames(SchemaElement("zeroOrMore", [:], [ref(DocumentReader.state)]))
        ]
    )

    private static let state = define(
        DocumentReader.state,
        DocumentReader.stateParameters.attributes.map(\.schema) + [withNames(ref("views"))]
    )

    /// Returns content with definitions of names before, between and after its elements.
    private static func withNames(_ content: SchemaElement) -> SchemaElement {
        let names = choice([ref(DocumentReader.definition), ref(DocumentReader.styleDefinition)])
        return SchemaElement("interleave", [:], [SchemaElement("zeroOrMore", [:], [names]), content])
    }

    private static let definition = define(
        DocumentReader.definition,
        DocumentReader.definitionParameters.attributes.map(\.schema)
    )

    private static let style = define(
        DocumentReader.styleDefinition,
        DocumentReader.styleParameters.attributes.map(\.schema) + [ref("every-view")]
    )

    private static let repetition = define(
        DocumentReader.repetition,
        DocumentReader.repetitionParameters.attributes.map(\.schema) + [ref("views")]
    )

    private static let lineBreak = define(DocumentReader.lineBreak, [SchemaElement("empty")])

    /// The attributes of a nested text.
    private static let textAttributes: [SchemaElement] = {
        let validNames: [SchemaElement] = (ElementRule.named["Text"]?.parameters.attributes ?? []).map(\.schema)
        return validNames + ModifierRule.all.filter { $0.applyToText != nil }.map(\.attributeSchema)
    }()

    /// A nested text, which accepts fewer attributes.
    private static let textPart = SchemaElement(
        "define",
        ["name": "text-part"],
        [
            SchemaElement(
                "element",
                ["name": "Text"],
                textAttributes + [attribute(DocumentReader.style), attribute("xml:space")] + text
            )
        ]
    )

    /// The content of a text: characters, line breaks and nested texts.
    static let text = [
        SchemaElement(
            "zeroOrMore",
            [:],
            [choice([SchemaElement("text"), ref(DocumentReader.lineBreak), ref("text-part")])]
        )
    ]

    // MARK: Views

    private static let views = SchemaElement(
        "define",
        ["name": "views"],
        [
            SchemaElement(
                "zeroOrMore",
                [:],
                [
                    choice(
                        [ref(DocumentReader.repetition)] + ElementRule.all.map { ref($0.name) }
                            + ModifierRule.all.map { ref($0.name) }
                    )
                ]
            )
        ]
    )

    /// The layers inside a view that isn't a container.
    ///
    /// In containers, they are among the views.
    private static let layers = SchemaElement(
        "define",
        ["name": "layers"],
        [
            SchemaElement(
                "zeroOrMore",
                [:],
                [choice(ModifierRule.all.filter(\.isLayer).map(\.layerSchema))]
            )
        ]
    )

    /// The attributes that all views have.
    private static let everyView = SchemaElement(
        "define",
        ["name": "every-view"],
        everyViewAttributes(except: [])
    )

    /// Returns the attributes that all views have, except attributes that parameters of the element replace.
    static func everyViewAttributes(except validNames: Set<String>) -> [SchemaElement] {
        [attribute(DocumentReader.style), attribute(DocumentReader.identity)]
            + ModifierRule.all.filter { !validNames.contains($0.name) }.map(\.attributeSchema)
    }

    /// Returns an optional attribute with any text as its value.
    static func attribute(_ name: String) -> SchemaElement { optional(SchemaElement("attribute", ["name": name])) }

    // MARK: Values

    /// The types of values, sorted by name.
    private static var values: [SchemaElement] {
        ParameterList.notations.map(\.schema) + [reference]
    }

    /// A value with a name or an expression, which the schema can't check.
    private static let reference = SchemaElement(
        "define",
        ["name": "reference"],
        [pattern("(.|\\n|\\r)*[$\\{](.|\\n|\\r)*")]
    )

    static func pattern(_ expression: String) -> SchemaElement {
        SchemaElement("data", ["type": "string"], [SchemaElement("param", ["name": "pattern"], text: expression)])
    }
}

extension Notation {
    /// The name of the type in the schema.
    fileprivate var schemaName: String { "value-\(name)" }

    /// The definition of the type: its words and its pattern.
    fileprivate var schema: SchemaElement {
        var choices = words.map { SchemaElement("value", [:], text: $0) }
        if pattern == Self.anything {
            choices = [SchemaElement("text")]
        } else {
            if let pattern { choices.append(LanguageSchema.pattern(pattern)) }
            choices.append(LanguageSchema.ref("reference"))
        }
        return SchemaElement("define", ["name": schemaName], [LanguageSchema.choice(choices)])
    }
}

extension AttributeRule {
    /// The attribute in an element.
    fileprivate var schema: SchemaElement {
        let attribute = SchemaElement("attribute", ["name": name], [LanguageSchema.ref(notation.schemaName)])
        return isNeeded ? attribute : LanguageSchema.optional(attribute)
    }
}

extension ElementRule {
    /// The element with its attributes and its valid content.
    fileprivate var schema: SchemaElement {
        let validNames = Set(parameters.attributes.map(\.name))
        var children = parameters.attributes.map(\.schema)
        if ModifierRule.all.contains(where: { validNames.contains($0.name) }) {
            children += LanguageSchema.everyViewAttributes(except: validNames)
        } else {
            children.append(LanguageSchema.ref("every-view"))
        }
        if parameters.takeText { children.append(LanguageSchema.attribute("xml:space")) }
        return LanguageSchema.define(name, children + parameters.contentSchema)
    }
}

extension ModifierRule {
    /// The modifier as an element around views.
    fileprivate var schema: SchemaElement {
        LanguageSchema.define(
            name,
            attributes.map(\.schema) + elementParameters.contentSchema
        )
    }

    /// The modifier as an element inside the view that it belongs to, with the views of the layer.
    fileprivate var layerSchema: SchemaElement {
        let slot = SchemaElement("element", ["name": Self.layer], [LanguageSchema.ref("views")])
        return SchemaElement(
            "element",
            ["name": name],
            attributes.map(\.schema) + [LanguageSchema.choice([LanguageSchema.ref("views"), slot])]
        )
    }

    /// The modifier as an attribute with one or more values.
    fileprivate var attributeSchema: SchemaElement {
        var values = attributes.map { LanguageSchema.ref($0.notation.schemaName) }
        if parameters.takeWholeAttribute {
            values.removeLast(values.count - 1)
        } else if values.count > 1 {
            let isOpen = attributes.contains { $0.notation.pattern == Notation.anything }
            let named = attributes.map { LanguageSchema.pattern("\($0.name):(.|\\n|\\r)*") }
            let word = LanguageSchema.choice(values + named)
            // A list is split at all spaces, even inside braces. A value with braces is matched as a whole instead.
            let row = SchemaElement("list", [:], [SchemaElement("zeroOrMore", [:], [word])])
            values = isOpen ? [] : [LanguageSchema.choice([row, LanguageSchema.ref("reference")])]
        }
        return LanguageSchema.optional(SchemaElement("attribute", ["name": name], values))
    }
}

extension ParameterList {
    /// The valid content: text, or views and slots in any order.
    fileprivate var contentSchema: [SchemaElement] {
        let layers = takeLayers && !takeViews ? [LanguageSchema.ref("layers")] : []
        if takeText { return contentSchema(LanguageSchema.text + layers) }
        let slots = slots.map { slot in
            LanguageSchema.optional(SchemaElement("element", ["name": slot.name], [LanguageSchema.ref("views")]))
        }
        let title = takeTitle ? [SchemaElement("text")] : []
        return contentSchema(slots + (takeViews ? [LanguageSchema.ref("views")] : []) + layers + title)
    }

    /// Returns patterns whose content can be in any order.
    private func contentSchema(_ contents: [SchemaElement]) -> [SchemaElement] {
        contents.count > 1 ? [SchemaElement("interleave", [:], contents)] : contents
    }
}
