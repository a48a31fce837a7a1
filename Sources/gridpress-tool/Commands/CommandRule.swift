/// The description of a command, used for parsing, help, completions and the manual page.
struct CommandRule: Sendable {
    /// An example call for the help.
    struct Example: Sendable {
        /// The command line.
        let line: String
        /// The effect of the call, as a phrase.
        let effect: String
    }

    /// The name of the command.
    let name: String
    /// The name of the group that contains the command; `nil` for a command without one.
    var group: String?
    /// The purpose of the command, as a phrase that starts with a verb.
    let summary: String
    /// Further help, as paragraphs.
    var details: [String] = []
    /// The operands of the command.
    let operands: Operands
    /// The options of the command, without the common `--help`.
    var ownOptions: [OptionRule] = []
    /// Undocumented options, which only the checks of the tool use.
    var hiddenOptions: [OptionRule] = []
    /// Examples for the help.
    let examples: [Example]
    /// A closure that runs the command.
    let run: @Sendable (Tool, CommandArguments) throws -> ExitCode
}

extension CommandRule {
    /// All documented options.
    var options: [OptionRule] { ownOptions + [ToolOption.help.rule] }

    /// Returns the option with a name; `nil` if the command has none.
    func option(named name: String) -> OptionRule? { (options + hiddenOptions).first { $0.names.contains(name) } }

    /// The full name of the command, such as `snapshot check`.
    var call: String { [group, name].compactMap(\.self).joined(separator: " ") }

    /// The usage line of the help.
    var usage: String {
        ["gridpress", call, ownOptions.isEmpty ? nil : "[OPTION]…", operands.placeholder].compactMap(\.self)
            .joined(separator: " ")
    }

    /// All commands, in the order of the help.
    static var all: [CommandRule] { CommandEntry.all.flatMap(\.commands) }

    /// The options that can replace a command.
    static let general = [ToolOption.help.rule, ToolOption.version.rule]
}
