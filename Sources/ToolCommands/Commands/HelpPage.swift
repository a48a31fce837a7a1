/// The help of the tool, generated from the table of commands.
package enum HelpPage {
    /// The version of the tool.
    package static let version = "0.1.0-dev"
    package static let width = 80
    /// Returns the help of a command or a group.
    package static func text(of entry: CommandEntry) -> String {
        switch entry {
        case .command(let command): text(of: command)
        case .group(let group): text(of: group)
        }
    }

    package static func text(of group: CommandGroup) -> String {
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

    package static func text(of command: CommandRule) -> String {
        """
        \(paragraphs(command.summary, command.details))

        Usage: \(command.usage)

        Options:
        \(table(command.options.map(row)))

        \(command.examples.count > 1 ? "Examples" : "Example"):
        \(command.examples.map(table(example:)).joined(separator: "\n"))

        """
    }

    // MARK: Parts

    package static func row(_ option: OptionRule) -> (name: String, text: String) { (option.usage, option.meaning) }

    /// Returns names in a column with descriptions beside them, or below a name that is too long.
    package static func table(_ rows: [(name: String, text: String)]) -> String {
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

    package static func table(example: (key: String, value: String)) -> String {
        "  \(example.key)\n      \(example.value)"
    }

    package static func paragraphs(_ summary: String, _ details: [String]) -> String {
        ([summary.asSentence] + details).map { paragraph($0, indent: 0) }.joined(separator: "\n\n")
    }

    package static func paragraph(_ text: String, indent: Int) -> String {
        WordWrap.lines(text.split(separator: " "), width: width - indent)
            .map { String(repeating: " ", count: indent) + $0 }
            .joined(separator: "\n")
    }
}

extension String {
    /// The phrase as a sentence.
    package var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension OptionRule {
    /// The purpose of the option, with its default.
    package var meaning: String { fallback.map { "\(summary) (\($0) by default)" } ?? summary }
}
