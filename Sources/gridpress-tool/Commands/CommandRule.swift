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
    /// The word before it, where it is one of a group.
    var group: String?
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
    let run: @Sendable (Tool, CommandArguments) throws -> ExitCode
}

extension CommandRule {
    /// All options.
    var options: [OptionRule] { ownOptions + [ToolOption.help.rule] }

    /// The option with this name.
    func option(named name: String) -> OptionRule? { (options + hiddenOptions).first { $0.names.contains(name) } }

    /// The words that call it: `snapshot check`.
    var call: String { [group, name].compactMap(\.self).joined(separator: " ") }

    /// How it is called.
    var usage: String {
        ["gridpress", call, ownOptions.isEmpty ? nil : "[OPTION]…", operands.placeholder].compactMap(\.self)
            .joined(separator: " ")
    }

    /// All commands, in the order of the help.
    static var all: [CommandRule] { CommandEntry.all.flatMap(\.commands) }

    /// Options that stand where a command would.
    static let general = [ToolOption.help.rule, ToolOption.version.rule]
}
