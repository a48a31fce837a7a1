/// A text of a table: a format, or one for each form of a plural.
struct StringEntry: Hashable, Sendable {
    /// A part of a format that depends on a number.
    struct Variable: Hashable, Sendable {
        /// The index of the number among the arguments; `nil` for the next one.
        var argument: Int?
        /// The texts by the form of the plural.
        var forms: [String: String]
    }

    /// The text, in which `%@`, `%lld` and the like stand for arguments and `%#@name@` for a variable.
    var format = ""
    /// The texts that take the place of the format, by the form of the first number among the arguments.
    var forms: [String: String] = [:]
    var variables: [String: Variable] = [:]
    /// The language whose rules choose forms.
    var language = ""

    /// A text as it stands.
    init(_ format: String) { self.format = format }

    /// A text for each form of a plural.
    init(forms: [String: String], language: String) {
        self.forms = forms
        self.language = language
    }

    /// A text with variables.
    init(_ format: String, _ variables: [String: Variable], language: String) {
        self.format = format
        self.variables = variables
        self.language = language
    }

    /// Returns the text for a number.
    func form(_ forms: [String: String], of number: Double?) -> String {
        guard let number else { return forms["other"] ?? "" }
        // Every language may have a text for nothing.
        if number == 0, let none = forms["zero"] { return none }
        return forms[PluralRules.form(of: number, in: language)] ?? forms["other"] ?? ""
    }
}
