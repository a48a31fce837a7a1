/// Commands with a common first word, as in `gridpress snapshot check`.
package struct CommandGroup: Sendable {
    /// The common first word.
    package let name: String
    /// The purpose of the group, as a phrase that starts with a verb.
    package let summary: String
    /// Further help, as paragraphs.
    package let details: [String]
    /// The commands.
    package let commands: [CommandRule]

    /// Creates a group, and sets the group name of its commands.
    package init(name: String, summary: String, details: [String], commands: [CommandRule]) {
        self.name = name
        self.summary = summary
        self.details = details
        self.commands = commands.map { command in
            var command = command
            command.group = name
            return command
        }
    }
}

/// A command or a group of commands.
package enum CommandEntry: Sendable {
    /// A command.
    case command(CommandRule)
    /// A group, in which the next word selects a command.
    case group(CommandGroup)
}

extension CommandEntry {
    /// The first word of a call.
    package var name: String {
        switch self {
        case .command(let command): command.name
        case .group(let group): group.name
        }
    }

    /// The purpose, as a phrase that starts with a verb.
    package var summary: String {
        switch self {
        case .command(let command): command.summary
        case .group(let group): group.summary
        }
    }

    /// The commands of the entry.
    package var commands: [CommandRule] {
        switch self {
        case .command(let command): [command]
        case .group(let group): group.commands
        }
    }
}
