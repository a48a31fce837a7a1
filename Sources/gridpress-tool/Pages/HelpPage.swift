import LayoutDocuments

/// The help of the tool, generated from the table of commands.
enum HelpPage {
    /// The version of the tool.
    static let version = "0.1.0"
    /// The purpose of the tool, in a sentence.
    static let purpose =
        "GridPress draws SwiftUI previews, the figures of documentation and layout documents, as SVG, HTML and text."
    /// The explanation of the exit code for several files.
    static let gravity = "With several files, the exit code is the most severe one, which is last in this list."

    private static let width = 80
    /// The number of commands whose first examples begin the overview.
    private static let startCount = 4

    /// The overview of all commands.
    static var overview: String {
        let commands = CommandEntry.all.map { (name: $0.name, text: $0.summary) }
        return """
            \(paragraph(purpose, indent: 0))

            Start:
            \(CommandEntry.all.prefix(startCount).map { table(example: $0.commands[0].examples[0]) }.joined(separator: "\n"))

            Usage: gridpress COMMAND [OPTION]… [FILE]…

            Commands:
            \(table(commands))

            `gridpress help COMMAND` explains a command, with examples.

            Options:
            \(table(CommandRule.general.map(row)))

            Exit codes:
            \(table(ExitCode.allCases.map { (name: "\($0.rawValue)", text: $0.meaning) }))
            \(paragraph(gravity, indent: 2))

            Environment:
            \(table(environment))

            """
    }

    /// Returns the help of a command or a group.
    static func text(of entry: CommandEntry) -> String {
        switch entry {
        case .command(let command): text(of: command)
        case .group(let group): text(of: group)
        }
    }

    private static func text(of group: CommandGroup) -> String {
        """
        \(paragraphs(group.summary, group.details))

        Usage: gridpress \(group.name) COMMAND [OPTION]… [FILE]…

        Commands:
        \(table(group.commands.map { (name: $0.name, text: $0.summary) }))

        Examples:
        \(group.commands.map { table(example: $0.examples[0]) }.joined(separator: "\n"))

        `gridpress help \(group.name) COMMAND` explains a command.

        """
    }

    private static func text(of command: CommandRule) -> String {
        """
        \(paragraphs(command.summary, command.details))

        Usage: \(command.usage)

        Options:
        \(table(command.options.map(row)))

        \(command.examples.count > 1 ? "Examples" : "Example"):
        \(command.examples.map(table).joined(separator: "\n"))

        """
    }

    /// The environment variables that the tool reads.
    static let environment = [
        (name: "NO_COLOR", text: "if set and not empty, disables colors"),
        (name: "GRIDPRESS_RECORD", text: "the recording mode, unless --record is set"),
        (name: "CI", text: "if set to a value other than 0 or false, golden files aren't recorded by default"),
        (name: "BROWSER", text: "the command that opens review pages, instead of the system's browser"),
    ]

    // MARK: Parts

    private static func row(_ option: OptionRule) -> (name: String, text: String) { (option.usage, option.meaning) }

    /// Returns names in a column with descriptions beside them, or below a name that is too long.
    private static func table(_ rows: [(name: String, text: String)]) -> String {
        let column = min(rows.map(\.name.count).max() ?? 0, 24) + 4
        return rows.map { name, text in
            let lines = WordWrap.lines(text.split(separator: " "), width: width - column)
                .map { String(repeating: " ", count: column) + $0 }
            let head = "  " + name
            if head.count + 2 > column { return ([head] + lines).joined(separator: "\n") }
            return head + lines.joined(separator: "\n").dropFirst(head.count)
        }
        .joined(separator: "\n")
    }

    private static func table(example: CommandRule.Example) -> String { "  \(example.line)\n      \(example.effect)" }

    private static func paragraphs(_ summary: String, _ details: [String]) -> String {
        ([summary.asSentence] + details).map { paragraph($0, indent: 0) }.joined(separator: "\n\n")
    }

    private static func paragraph(_ text: String, indent: Int) -> String {
        WordWrap.lines(text.split(separator: " "), width: width - indent)
            .map { String(repeating: " ", count: indent) + $0 }
            .joined(separator: "\n")
    }
}

extension String {
    /// The phrase as a sentence.
    var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension OptionRule {
    /// The purpose of the option, with its default.
    var meaning: String { fallback.map { "\(summary) (\($0) by default)" } ?? summary }
}
