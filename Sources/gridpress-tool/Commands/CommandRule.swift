/// A command of the tool; the table of all of them drives parsing, help, completions and the manual page.
struct CommandRule: Sendable {
    /// A call that shows what a command is for.
    struct Example: Sendable {
        /// What is typed.
        let line: String
        /// What that does, as a phrase.
        let effect: String
    }

    /// The word that calls it.
    let name: String
    /// What it does, as a phrase that starts with a verb.
    let summary: String
    /// What else there is to know, as paragraphs.
    var details: [String] = []
    /// What stands behind it.
    let operands: Operands
    /// The options of its own.
    var ownOptions: [OptionRule] = []
    /// Options that only checks of the tool itself use; nobody is told of them.
    var hiddenOptions: [OptionRule] = []
    /// Calls that show what it is for.
    let examples: [Example]
    /// Does it.
    let run: @Sendable (Tool, Words) throws -> ExitCode
}

extension CommandRule {
    /// All options.
    var options: [OptionRule] { ownOptions + [ToolOption.help.rule] }

    /// The option with this name.
    func option(named name: String) -> OptionRule? { (options + hiddenOptions).first { $0.names.contains(name) } }

    /// How it is called.
    var usage: String {
        ["gridpress", name, ownOptions.isEmpty ? nil : "[OPTION]…", operands.placeholder].compactMap(\.self)
            .joined(separator: " ")
    }

    /// The command with this name.
    static func named(_ name: String) throws -> CommandRule {
        if let command = all.first(where: { $0.name == name }) { return command }
        let looksLikeOption = name.hasPrefix("-")
        throw ToolFailure.unknown(
            looksLikeOption ? "There is no option “\(name)” before a command." : "There is no command “\(name)”.",
            word: name,
            among: looksLikeOption ? general.flatMap(\.names) : all.map(\.name)
        )
    }

    /// Options that stand where a command would.
    static let general = [ToolOption.help.rule, ToolOption.version.rule]
}
