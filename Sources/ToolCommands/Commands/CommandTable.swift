/// The commands of a tool, and what they need from it.
package struct CommandTable: Sendable {
    /// All commands and groups, in the order of the help.
    package let entries: [CommandEntry]
    /// A closure that returns the help about all commands.
    package let overview: @Sendable () -> String
    /// The maker of pictures of layout documents; `nil` for a program that is built if it is needed.
    package var maker: (any PictureMaker & Sendable)?
    /// A closure that returns whether previews can have a device.
    package var isDevice: @Sendable (String) -> Bool = { _ in true }

    /// A closure that returns the frameworks that the sources of a package need, among others, and whether the package is
    /// for Apple's systems.
    ///
    /// Only tools that compile packages with an engine need it.
    package var needs:
        @Sendable (_ package: String, _ all: Set<String>) throws -> (frameworks: Set<String>, isForApple: Bool) = {
            ($1, true)
        }

    package init(_ entries: [CommandEntry], overview: @escaping @Sendable () -> String) {
        self.entries = entries
        self.overview = overview
    }

    /// Returns the entry that words name, and the words after the name.
    ///
    /// - Throws: ``ToolFailure`` for an unknown command, with the most similar name.
    package func named(_ words: some Collection<String>) throws -> (entry: CommandEntry, rest: ArraySlice<String>) {
        var rest = Array(words)[...]
        guard let name = rest.popFirst(), let entry = entries.first(where: { $0.name == name }) else {
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

    private func unknown(_ name: String) -> ToolFailure {
        let looksLikeOption = name.hasPrefix("-")
        return ToolFailure.unknown(
            looksLikeOption ? "Unknown option \"\(name)\" before a command." : "Unknown command \"\(name)\".",
            word: name,
            among: looksLikeOption ? CommandRule.general.flatMap(\.names) : entries.map(\.name)
        )
    }
}
