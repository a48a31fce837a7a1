extension Finding.Code {
    /// A document whose root element isn't a figure, a comparison or states.
    public static let unknownRoot = Finding.Code(rawValue: "document.unknown-root")
    /// An element that the language doesn't have.
    public static let unknownElement = Finding.Code(rawValue: "document.unknown-element")
    /// An attribute that an element doesn't have.
    public static let unknownAttribute = Finding.Code(rawValue: "document.unknown-attribute")
    /// A required attribute that is missing.
    public static let missingAttribute = Finding.Code(rawValue: "document.missing-attribute")
    /// A value that isn't valid for its attribute.
    public static let wrongValue = Finding.Code(rawValue: "document.wrong-value")
    /// Attributes that contradict each other.
    public static let contradiction = Finding.Code(rawValue: "document.contradiction")
    /// An attribute or element without an effect.
    public static let withoutEffect = Finding.Code(rawValue: "document.without-effect")
    /// An element or text where it isn't valid.
    public static let unexpectedContent = Finding.Code(rawValue: "document.unexpected-content")
    /// A modifier where it isn't valid.
    public static let misplacedModifier = Finding.Code(rawValue: "document.misplaced-modifier")
    /// A name without a definition.
    public static let unknownReference = Finding.Code(rawValue: "document.unknown-reference")
    /// A selection of a missing view.
    public static let unknownSelection = Finding.Code(rawValue: "document.unknown-selection")
    /// A name that nothing uses.
    public static let unusedName = Finding.Code(rawValue: "document.unused-name")
    /// A name that is used for two things.
    public static let nameUsedTwice = Finding.Code(rawValue: "document.name-used-twice")
    /// A document that another document names, and that can't be read.
    public static let unreadableDocument = Finding.Code(rawValue: "document.unreadable-document")
    /// A value that is too long after names are replaced, alone or together with other values.
    public static let valueTooLong = Finding.Code(rawValue: "document.value-too-long")
    /// An expression in braces that can't be computed.
    public static let wrongExpression = Finding.Code(rawValue: "document.wrong-expression")
    /// Repetitions that create too many elements, or too much text.
    public static let tooManyRepetitions = Finding.Code(rawValue: "document.too-many-repetitions")
    /// More errors, or more warnings and notes, than are reported.
    public static let tooManyMistakes = Finding.Code(rawValue: "document.too-many-mistakes")
}

extension Finding.Explanation {
    /// The explanations of findings in documents.
    static let ofDocuments = [
        Finding.Explanation(
            .unknownRoot, .error, "Unknown root element",
            "The root element isn't `Figure`, `Comparison` or `States`. A document that `States` names has a `Figure`.",
            "Put the content into a `Figure`.",
            example: Example(mistake: "<HStack/>", right: "<Figure><HStack/></Figure>")),
        Finding.Explanation(
            .unknownElement, .error, "Unknown element",
            "No view, modifier or repetition has this name, or the element has a namespace. The content of an element "
                + "with an unknown name isn't checked.",
            "Check the spelling, and remove namespaces. Names are those of SwiftUI: views start with an uppercase "
                + "letter, modifiers with a lowercase letter.",
            example: Example(mistake: "<Figure><Vstak/></Figure>", right: "<Figure><VStack/></Figure>")),
        Finding.Explanation(
            .unknownAttribute, .error, "Unknown attribute",
            "The element has no attribute of this name. All modifiers are valid attributes of views and of `Style`, "
                + "but not of other elements, such as `Figure`.",
            "Check the spelling, and the attributes of the element in the reference. Many CSS properties are "
                + "modifiers here: `frame` for `width`, `foregroundStyle` for `color`, `padding` for `margin`.",
            example: Example(
                mistake: "<Figure><HStack spacng=\"8\"/></Figure>", right: "<Figure><HStack spacing=\"8\"/></Figure>")),
        Finding.Explanation(
            .missingAttribute, .error, "Missing attribute",
            "An element or a modifier requires an attribute, a value or a slot that is missing.", "Add it.",
            example: Example(
                mistake: "<Figure><RoundedRectangle/></Figure>",
                right: "<Figure><RoundedRectangle cornerRadius=\"8\"/></Figure>")),
        Finding.Explanation(
            .wrongValue, .error, "Invalid value",
            "The value isn't valid for the attribute: it is misspelled, has a unit or is out of range, or there is "
                + "one value too many.",
            "Use a valid value. Lengths are in points, without a unit. Spaces separate the values of a modifier, and "
                + "commas the parts of a value. For alignments and edges, use `leading` and `trailing` instead of left "
                + "and right.",
            example: Example(
                mistake: "<Figure><HStack spacing=\"8px\"/></Figure>", right: "<Figure><HStack spacing=\"8\"/></Figure>"
            )),
        Finding.Explanation(
            .contradiction, .error, "Conflicting attributes",
            "Two attributes or slots can't be used together, or one is duplicated. The code is also used for minimum, "
                + "ideal and maximum lengths that aren't in ascending order, and for values out of range.",
            "Remove or change one of them.",
            example: Example(
                mistake: "<Figure><Button title=\"Save\"><label><Text>Save</Text></label></Button></Figure>",
                right: "<Figure><Button title=\"Save\"/></Figure>")),
        Finding.Explanation(
            .withoutEffect, .warning, "No effect",
            "An attribute has an effect only together with another one, which is missing, such as "
                + "`lineWidth` without `stroke`. A note reports empty content: an empty text, or a repetition that "
                + "creates nothing.", "Add the missing attribute or content, or remove the attribute or element.",
            example: Example(
                mistake: "<Figure><Circle fill=\"red\" lineWidth=\"3\"/></Figure>",
                right: "<Figure><Circle fill=\"red\" stroke=\"blue\" lineWidth=\"3\"/></Figure>")),
        Finding.Explanation(
            .unexpectedContent, .error, "Unexpected content",
            "An element isn't valid inside the element around it, or text is in a place where only views "
                + "are valid. A `Comparison` has two figures, and `States` has 2 to 50 of them.",
            "Put views into a stack and text into a `Text`. Put slots, such as `label`, and elements such as "
                + "`Tab` or `Define` directly into the element that they belong to.",
            example: Example(
                mistake: "<Figure><HStack>Hello</HStack></Figure>",
                right: "<Figure><HStack><Text>Hello</Text></HStack></Figure>")),
        Finding.Explanation(
            .misplacedModifier, .error, "Modifier in a part of a text",
            "A part of a text isn't a view, so it can't have view modifiers, such as `frame` or `padding`.",
            "Apply the modifier to the whole text.",
            example: Example(
                mistake: "<Figure><Text>one <Text padding=\"4\">two</Text></Text></Figure>",
                right: "<Figure><Text padding=\"4\">one <Text bold=\"true\">two</Text></Text></Figure>")),
        Finding.Explanation(
            .unknownReference, .error, "Undefined name",
            "A value refers to a name with `$`, or an element uses a style, but the figure defines no such name.",
            "Define it directly in the figure, or check the spelling.",
            example: Example(
                mistake: "<Figure><Text padding=\"$gap\">Hello</Text></Figure>",
                right: "<Figure><Define name=\"gap\" value=\"8\"/><Text padding=\"$gap\">Hello</Text></Figure>")),
        Finding.Explanation(
            .unknownSelection, .warning, "Unknown selection",
            "A picker, a list, a tab view or a tab menu selects a tag that none of its views has. A tab view and a "
                + "wheel picker show their first view. Otherwise, no view is shown as selected.",
            "Give the selected view this tag.",
            example: Example(
                mistake: "<Figure><Picker title=\"Size\" selection=\"l\"><Text tag=\"s\">Small</Text><Text "
                    + "tag=\"m\">Medium</Text></Picker></Figure>",
                right: "<Figure><Picker title=\"Size\" selection=\"m\"><Text tag=\"s\">Small</Text><Text "
                    + "tag=\"m\">Medium</Text></Picker></Figure>")),
        Finding.Explanation(
            .unusedName, .note, "Unused name", "A value or style is defined but never used.", "Use it, or remove it.",
            example: Example(
                mistake: "<Figure><Define name=\"gap\" value=\"8\"/><Text>Hello</Text></Figure>",
                right: "<Figure><Define name=\"gap\" value=\"8\"/><Text padding=\"$gap\">Hello</Text></Figure>")),
        Finding.Explanation(
            .nameUsedTwice, .error, "Duplicate name",
            "Two values or two styles have the same name, or two elements have the same `id`.",
            "Rename one of them. In a repetition, use the index: `id=\"cell-{i}\"`.",
            example: Example(
                mistake: "<Figure><Circle id=\"a\"/><Circle id=\"a\"/></Figure>",
                right: "<Figure><Circle id=\"a\"/><Circle id=\"b\"/></Figure>")),
        Finding.Explanation(
            .unreadableDocument, .error, "Unreadable document",
            "A `States` element names a document that doesn't exist, that can't be read, or that is outside of its "
                + "folder.",
            "Use the paths of two documents in the folder of this one, or put both figures into it, each as a `State`.",
            example: Example(
                mistake: "<States from=\"../rows.xml\" to=\"../columns.xml\"/>",
                right: "<States><State><HStack/></State><State><VStack/></State></States>")),
        Finding.Explanation(
            .valueTooLong, .error, "Value too long",
            "After names are replaced, a value is longer than 10000 bytes, or all values and the repeated text are "
                + "longer than 4000000 bytes together. Each name that uses another name twice doubles the length.",
            "Don't define long chains of names that use each other."),
        Finding.Explanation(
            .wrongExpression, .error, "Invalid expression",
            "Braces in a repetition contain an invalid expression, or its result is too large.",
            "Use whole numbers and the indices of the repetition, with `+`, `-` and `*`, or only the name of the "
                + "current word.",
            example: Example(
                mistake: "<Figure><ForEach count=\"2\"><Text>{j}</Text></ForEach></Figure>",
                right: "<Figure><ForEach count=\"2\"><Text>{i}</Text></ForEach></Figure>")),
        Finding.Explanation(
            .tooManyRepetitions, .error, "Too many repetitions",
            "Repetitions create more than 25000 elements, or the repeated text and the named values are longer "
                + "than 4000000 bytes together. The rest of the document isn't read.",
            "Use fewer repetitions, or repeat less content.",
            example: Example(
                mistake: "<Figure><ForEach count=\"100001\"><Circle/></ForEach></Figure>",
                right: "<Figure><ForEach count=\"3\"><Circle/></ForEach></Figure>")),
        Finding.Explanation(
            .tooManyMistakes, .error, "Too many errors",
            "The document has 250 errors. The rest of it isn't read. After 250 warnings and notes, this "
                + "finding is a note, and the rest of the document is read.",
            "Fix the first errors or warnings. Often one of them causes many."),
    ]
}
