import LayoutDocuments

/// Commands with a common first word, as in `gridpress snapshot check`.
struct CommandGroup: Sendable {
    /// The common first word.
    let name: String
    /// The purpose of the group, as a phrase that starts with a verb.
    let summary: String
    /// Further help, as paragraphs.
    let details: [String]
    /// The commands.
    let commands: [CommandRule]

    /// Creates a group, and sets the group name of its commands.
    init(name: String, summary: String, details: [String], commands: [CommandRule]) {
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
enum CommandEntry: Sendable {
    /// A command.
    case command(CommandRule)
    /// A group, in which the next word selects a command.
    case group(CommandGroup)
}

extension CommandEntry {
    /// The first word of a call.
    var name: String {
        switch self {
        case .command(let command): command.name
        case .group(let group): group.name
        }
    }

    /// The purpose, as a phrase that starts with a verb.
    var summary: String {
        switch self {
        case .command(let command): command.summary
        case .group(let group): group.summary
        }
    }

    /// The commands of the entry.
    var commands: [CommandRule] {
        switch self {
        case .command(let command): [command]
        case .group(let group): group.commands
        }
    }

    /// The groups of the tool.
    static var groups: [CommandGroup] { all.compactMap { if case .group(let group) = $0 { group } else { nil } } }

    /// Returns the entry that words name, and the words after the name.
    ///
    /// - Throws: ``ToolFailure`` for an unknown command, with the most similar name.
    static func named(_ words: some Collection<String>) throws -> (entry: CommandEntry, rest: ArraySlice<String>) {
        var rest = Array(words)[...]
        guard let name = rest.popFirst(), let entry = all.first(where: { $0.name == name }) else {
            throw unknown(words.first ?? "")
        }
        guard case .group(let group) = entry, let word = rest.first, !word.hasPrefix("-") else { return (entry, rest) }
        guard let command = group.commands.first(where: { $0.name == word }) else {
            throw ToolFailure.unknown(
                "Unknown command \"\(group.name) \(word)\".",
                word: word,
                among: group.commands.map(\.name)
            )
        }
        return (.command(command), rest.dropFirst())
    }

    private static func unknown(_ name: String) -> ToolFailure {
        let looksLikeOption = name.hasPrefix("-")
        return ToolFailure.unknown(
            looksLikeOption ? "Unknown option \"\(name)\" before a command." : "Unknown command \"\(name)\".",
            word: name,
            among: looksLikeOption ? CommandRule.general.flatMap(\.names) : all.map(\.name)
        )
    }
}
