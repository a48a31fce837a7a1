/// A text of a string table: a format, or a format for each plural category.
struct StringEntry: Hashable, Sendable {
    /// A part of a format that depends on a number.
    struct Variable: Hashable, Sendable {
        /// The index of the number among the arguments; `nil` for the next argument.
        var argument: Int?
        /// The formats by plural category.
        var forms: [String: String]
    }

    /// The format: `%@`, `%lld` and similar placeholders represent arguments, and `%#@name@` represents a variable.
    var format = ""
    /// The formats by plural category of the first number among the arguments, which replace `format`.
    var forms: [String: String] = [:]
    var variables: [String: Variable] = [:]
    /// The language whose plural rules apply.
    var language = ""

    /// Creates a text with a format.
    init(_ format: String) { self.format = format }

    /// Creates a text with a format for each plural category.
    init(forms: [String: String], language: String) {
        self.forms = forms
        self.language = language
    }

    /// Creates a text with a format that contains variables.
    init(_ format: String, _ variables: [String: Variable], language: String) {
        self.format = format
        self.variables = variables
        self.language = language
    }

    /// Returns the format for a number.
    func form(_ forms: [String: String], of number: Double?) -> String {
        guard let number else { return forms["other"] ?? "" }
        // In every language, a text may have a variation for 0.
        if number == 0, let none = forms["zero"] { return none }
        return forms[PluralRules.form(of: number, in: language)] ?? forms["other"] ?? ""
    }
}
