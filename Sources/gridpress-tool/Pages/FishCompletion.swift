/// Completion in fish, from the table of commands.
enum FishCompletion {
    /// The script.
    static var script: String {
        """
        # Completion of gridpress in fish, made by `gridpress completions fish`.

        complete -c gridpress -f
        \((CommandRule.general.map { line($0, where: "__fish_use_subcommand") }
            + CommandRule.all.flatMap(lines)).joined(separator: "\n"))

        """
    }

    private static func lines(of command: CommandRule) -> [String] {
        let isHere = "__fish_seen_subcommand_from \(command.name)"
        let word = "complete -c gridpress -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
        let operands: [String] =
            switch command.operands {
            case .nothing: []
            case .documents: ["complete -c gridpress -n '\(isHere)' -k -a '(__fish_complete_suffix .xml)'"]
            case .folder: ["complete -c gridpress -n '\(isHere)' -a '(__fish_complete_directories)'"]
            case .command, .shell, .finding:
                ["complete -c gridpress -n '\(isHere)' -a '\(command.operands.words.joined(separator: " "))'"]
            }
        return [word] + command.options.map { line($0, where: "'\(isHere)'") } + operands
    }

    private static func line(_ option: OptionRule, where condition: String) -> String {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        let action =
            switch option.argument {
            case .nothing: ""
            case .oneOf(let words): " -x -a '\(words.joined(separator: " "))'"
            case .someOf(let words):
                " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
            case .length, .count: " -x"
            case .folder: " -x -a '(__fish_complete_directories)'"
            case .target: " -r -F"
            }
        return "complete -c gridpress -n \(condition) \(names.joined(separator: " "))\(action)"
            + " -d \(quoted(option.summary))"
    }

    /// A text in single quotation marks.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
