import LayoutDocuments

/// Commands that share their first word: `gridpress snapshot check`.
struct CommandGroup: Sendable {
    /// The word.
    let name: String
    /// What they do together, as a phrase that starts with a verb.
    let summary: String
    /// What else there is to know, as paragraphs.
    let details: [String]
    /// The commands.
    let commands: [CommandRule]

    /// A group of commands, which learn what stands before their names.
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

/// The command or the group that the first words of a call name.
enum CommandEntry: Sendable {
    /// A command.
    case command(CommandRule)
    /// Several, of which another word chooses one.
    case group(CommandGroup)
}

extension CommandEntry {
    /// The word that calls it.
    var name: String {
        switch self {
        case .command(let command): command.name
        case .group(let group): group.name
        }
    }

    /// What it does, as a phrase that starts with a verb.
    var summary: String {
        switch self {
        case .command(let command): command.summary
        case .group(let group): group.summary
        }
    }

    /// The commands in it.
    var commands: [CommandRule] {
        switch self {
        case .command(let command): [command]
        case .group(let group): group.commands
        }
    }

    /// The groups of the tool.
    static var groups: [CommandGroup] { all.compactMap { if case .group(let group) = $0 { group } else { nil } } }

    /// What some words name, and what stands behind those that do.
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
