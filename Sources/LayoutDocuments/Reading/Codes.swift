import Findings

extension Finding.Code {
    /// An element that the language doesn't have.
    public static let unknownElement = Finding.Code(rawValue: "document.unknown-element")
    /// An attribute that an element doesn't have.
    public static let unknownAttribute = Finding.Code(rawValue: "document.unknown-attribute")
    /// A value that isn't what an attribute takes.
    public static let wrongValue = Finding.Code(rawValue: "document.wrong-value")
    /// An element or text where none may stand.
    public static let unexpectedContent = Finding.Code(rawValue: "document.unexpected-content")
    /// A modifier where it can't be said.
    public static let misplacedModifier = Finding.Code(rawValue: "document.misplaced-modifier")
    /// A name that nothing is defined as.
    public static let unknownReference = Finding.Code(rawValue: "document.unknown-reference")
    /// A value that names make too long.
    public static let valueTooLong = Finding.Code(rawValue: "document.value-too-long")
    /// A name that is used for two things.
    public static let nameUsedTwice = Finding.Code(rawValue: "document.name-used-twice")
    /// An attribute that an element can't do without.
    public static let missingAttribute = Finding.Code(rawValue: "document.missing-attribute")
    /// Attributes that can't be true together.
    public static let contradiction = Finding.Code(rawValue: "document.contradiction")
    /// An expression in braces that can't be computed.
    public static let wrongExpression = Finding.Code(rawValue: "document.wrong-expression")
    /// Repetitions that make more elements than are drawn.
    public static let tooManyRepetitions = Finding.Code(rawValue: "document.too-many-repetitions")
    /// More mistakes than are told.
    public static let tooManyMistakes = Finding.Code(rawValue: "document.too-many-mistakes")
    /// A document whose outermost element is no figure.
    public static let unknownRoot = Finding.Code(rawValue: "document.unknown-root")
}
