/// The description of a command, used for parsing, help, completions and the manual page.
package struct CommandRule: Sendable {
    /// The name of the command.
    package let name: String
    /// The name of the group that contains the command; `nil` for a command without one.
    package var group: String?
    /// The purpose of the command, as a phrase that starts with a verb.
    package let summary: String
    /// Further help, as paragraphs.
    package var details: [String] = []
    /// The operands of the command.
    package let operands: Operands
    /// The options of the command, without the common `--help`.
    package var ownOptions: [OptionRule] = []
    /// Undocumented options, which only the checks of the tool use.
    package var hiddenOptions: [OptionRule] = []
    /// Examples for the help: lines of commands, and the effects of the calls as phrases.
    package let examples: KeyValuePairs<String, String>
    /// A closure that runs the command.
    package let run: @Sendable (Tool, CommandArguments) throws -> ExitCode

    package init(
        name: String,
        summary: String,
        details: [String] = [],
        operands: Operands,
        ownOptions: [OptionRule] = [],
        hiddenOptions: [OptionRule] = [],
        examples: KeyValuePairs<String, String>,
        run: @escaping @Sendable (Tool, CommandArguments) throws -> ExitCode
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.operands = operands
        self.ownOptions = ownOptions
        self.hiddenOptions = hiddenOptions
        self.examples = examples
        self.run = run
    }
}

extension CommandRule {
    /// All documented options.
    package var options: [OptionRule] { ownOptions + [ToolOption.help.rule] }

    /// Returns the option with a name; `nil` if the command has none.
    package func option(named name: String) -> OptionRule? {
        (options + hiddenOptions).first { $0.names.contains(name) }
    }

    /// The full name of the command, such as `snapshot check`.
    package var call: String { [group, name].compactMap(\.self).joined(separator: " ") }

    /// The usage line of the help.
    package var usage: String {
        ["gridpress", call, ownOptions.isEmpty ? nil : "[OPTION]…", operands.placeholder].compactMap(\.self)
            .joined(separator: " ")
    }

    /// The options that can replace a command.
    package static let general = [ToolOption.help.rule, ToolOption.version.rule]
}
