import GridPressFindings

extension Finding.Code {
    /// A document whose outermost element is no figure.
    public static let unknownRoot = Finding.Code(rawValue: "document.unknown-root")
    /// An element that the language doesn't have.
    public static let unknownElement = Finding.Code(rawValue: "document.unknown-element")
    /// An attribute that an element doesn't have.
    public static let unknownAttribute = Finding.Code(rawValue: "document.unknown-attribute")
    /// An attribute that an element can't do without.
    public static let missingAttribute = Finding.Code(rawValue: "document.missing-attribute")
    /// A value that isn't what an attribute takes.
    public static let wrongValue = Finding.Code(rawValue: "document.wrong-value")
    /// Attributes that can't be true together.
    public static let contradiction = Finding.Code(rawValue: "document.contradiction")
    /// Something that changes nothing.
    public static let withoutEffect = Finding.Code(rawValue: "document.without-effect")
    /// An element or text where none may stand.
    public static let unexpectedContent = Finding.Code(rawValue: "document.unexpected-content")
    /// A modifier where it can't be said.
    public static let misplacedModifier = Finding.Code(rawValue: "document.misplaced-modifier")
    /// A name that nothing is defined as.
    public static let unknownReference = Finding.Code(rawValue: "document.unknown-reference")
    /// A selection of a view that is not there.
    public static let unknownSelection = Finding.Code(rawValue: "document.unknown-selection")
    /// A name that nothing uses.
    public static let unusedName = Finding.Code(rawValue: "document.unused-name")
    /// A name that is used for two things.
    public static let nameUsedTwice = Finding.Code(rawValue: "document.name-used-twice")
    /// A value that names make too long.
    public static let valueTooLong = Finding.Code(rawValue: "document.value-too-long")
    /// An expression in braces that can't be computed.
    public static let wrongExpression = Finding.Code(rawValue: "document.wrong-expression")
    /// Repetitions that make more elements than are drawn.
    public static let tooManyRepetitions = Finding.Code(rawValue: "document.too-many-repetitions")
    /// More mistakes than are told.
    public static let tooManyMistakes = Finding.Code(rawValue: "document.too-many-mistakes")
}

extension Finding.Explanation {
    /// What is found in documents.
    static let ofDocuments = [
        Finding.Explanation(
            .unknownRoot,
            .error,
            "A document that is no figure",
            "The outermost element is something else than a `Figure`.",
            "Put everything into a `Figure`.",
            example: Example(
                mistake: "<HStack/>",
                right: "<Figure><HStack/></Figure>"
            )
        ),
        Finding.Explanation(
            .unknownElement,
            .error,
            "An element that isn't known",
            "No view, modifier or repetition has this name, or the element belongs to a namespace. What "
                + "stands inside it is not looked at.",
            "Look for the spelling; elements are written as in SwiftUI, views with a capital and modifiers without.",
            example: Example(
                mistake: "<Figure><Vstak/></Figure>",
                right: "<Figure><VStack/></Figure>"
            )
        ),
        Finding.Explanation(
            .unknownAttribute,
            .error,
            "An attribute that isn't known",
            "The element has no attribute of this name, and no modifier is called so.",
            "Look for the spelling, and in the reference for what the element takes. Many attributes of web "
                + "pages are modifiers here: `frame` for a width, `foregroundStyle` for a colour, `padding` for a "
                + "margin.",
            example: Example(
                mistake: "<Figure><HStack spacng=\"8\"/></Figure>",
                right: "<Figure><HStack spacing=\"8\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .missingAttribute,
            .error,
            "An attribute that is needed",
            "An element can't be made without an attribute or a slot that is not there.",
            "Write it.",
            example: Example(
                mistake: "<Figure><RoundedRectangle/></Figure>",
                right: "<Figure><RoundedRectangle cornerRadius=\"8\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .wrongValue,
            .error,
            "A value that can't be",
            "The value isn't what the attribute takes: it is misspelled, has a unit, is out of range, or "
                + "there is one too many.",
            "Write what the attribute takes. Lengths are points without a unit, several values have spaces "
                + "between them, and sides are `leading` and `trailing`.",
            example: Example(
                mistake: "<Figure><HStack spacing=\"8px\"/></Figure>",
                right: "<Figure><HStack spacing=\"8\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .contradiction,
            .error,
            "Attributes that can't be true together",
            "Two attributes or slots say the same thing in different ways, a limit is below another, or a "
                + "value lies outside its range.",
            "Leave one of them out, or change one.",
            example: Example(
                mistake: "<Figure><Button title=\"Save\"><label><Text>Save</Text></label></Button></Figure>",
                right: "<Figure><Button title=\"Save\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .withoutEffect,
            .warning,
            "Something that changes nothing",
            "An attribute has an effect together with another only, which is not there: a width of a line "
                + "that isn't drawn, for example. It is a note where something is only empty: a text without "
                + "letters, or a repetition of nothing.",
            "Write what is missing, or take it out.",
            example: Example(
                mistake: "<Figure><Circle fill=\"red\" lineWidth=\"3\"/></Figure>",
                right: "<Figure><Circle fill=\"red\" stroke=\"blue\" lineWidth=\"3\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .unexpectedContent,
            .error,
            "Something where it may not stand",
            "An element stands where none may, or not this one; or there is text where only views may stand.",
            "Put views beside each other in a stack, text into a `Text`, and what has a place of its own, "
                + "such as `label` or `Tab`, directly into the element that has this place.",
            example: Example(
                mistake: "<Figure><HStack>Hello</HStack></Figure>",
                right: "<Figure><HStack><Text>Hello</Text></HStack></Figure>"
            )
        ),
        Finding.Explanation(
            .misplacedModifier,
            .error,
            "A modifier that a part of a text has no use for",
            "A part of a text is letters and no view: it can't have a frame or a padding.",
            "Say it of the whole text.",
            example: Example(
                mistake: "<Figure><Text>one <Text padding=\"4\">two</Text></Text></Figure>",
                right: "<Figure><Text padding=\"4\">one <Text bold=\"true\">two</Text></Text></Figure>"
            )
        ),
        Finding.Explanation(
            .unknownReference,
            .error,
            "A name that nothing has",
            "A value refers to a name with `$`, or an element takes a style, and nothing in the figure has "
                + "that name.",
            "Define it directly in the figure, or look for the spelling.",
            example: Example(
                mistake: "<Figure><Text padding=\"$gap\">Hello</Text></Figure>",
                right: "<Figure><Define name=\"gap\" value=\"8\"/><Text padding=\"$gap\">Hello</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .unknownSelection,
            .warning,
            "A selection of nothing",
            "A picker, a list or a tab view selects a tag that no view inside has. Nothing is shown as selected.",
            "Give the view that is selected this tag.",
            example: Example(
                mistake: "<Figure><Picker title=\"Size\" selection=\"l\"><Text tag=\"s\">Small</Text><Text "
                    + "tag=\"m\">Medium</Text></Picker></Figure>",
                right: "<Figure><Picker title=\"Size\" selection=\"m\"><Text tag=\"s\">Small</Text><Text "
                    + "tag=\"m\">Medium</Text></Picker></Figure>"
            )
        ),
        Finding.Explanation(
            .unusedName,
            .note,
            "A name that nothing uses",
            "A value or style is defined, and nothing refers to it.",
            "Use it, or take it out.",
            example: Example(
                mistake: "<Figure><Define name=\"gap\" value=\"8\"/><Text>Hello</Text></Figure>",
                right: "<Figure><Define name=\"gap\" value=\"8\"/><Text padding=\"$gap\">Hello</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .nameUsedTwice,
            .error,
            "A name for two things",
            "Two values or two styles have the same name, or two elements the same `id`.",
            "Give one of them another name. In a repetition, put the index into it: `id=\"cell-{i}\"`.",
            example: Example(
                mistake: "<Figure><Circle id=\"a\"/><Circle id=\"a\"/></Figure>",
                right: "<Figure><Circle id=\"a\"/><Circle id=\"b\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .valueTooLong,
            .error,
            "A value that names make too long",
            "With what its names stand for, a value has more than 10000 bytes, or all values together have "
                + "more than 4000000. Names that are defined by each other double in length each time.",
            "Don't define names by each other again and again."
        ),
        Finding.Explanation(
            .wrongExpression,
            .error,
            "An expression that can't be computed",
            "Inside a repetition, braces hold sums and products of whole numbers and indices. What stands in "
                + "these braces is something else, or too large.",
            "Use numbers and the indices around it, with `+`, `-` and `*` between them.",
            example: Example(
                mistake: "<Figure><ForEach count=\"2\"><Text>{j}</Text></ForEach></Figure>",
                right: "<Figure><ForEach count=\"2\"><Text>{i}</Text></ForEach></Figure>"
            )
        ),
        Finding.Explanation(
            .tooManyRepetitions,
            .error,
            "Repetitions without end",
            "Repetitions make more than 25000 elements, or more than 4000000 bytes of text. What is behind "
                + "them isn't read.",
            "Make fewer of them.",
            example: Example(
                mistake: "<Figure><ForEach count=\"100001\"><Circle/></ForEach></Figure>",
                right: "<Figure><ForEach count=\"3\"><Circle/></ForEach></Figure>"
            )
        ),
        Finding.Explanation(
            .tooManyMistakes,
            .error,
            "More mistakes than are told",
            "A document has 250 mistakes. The rest of it isn't read, so that the list has an end. For "
                + "warnings and notes it is a note, and the rest is read.",
            "Mend the first ones; often one mistake is the cause of many."
        ),
    ]
}
