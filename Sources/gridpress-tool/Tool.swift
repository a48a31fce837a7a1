import GridPressPlatform
import LayoutDocuments

/// The tool: what it is called with, and what it answers.
struct Tool {
    /// What it is surrounded by.
    var surroundings: Surroundings

    /// Runs a command.
    func run(_ words: [String]) -> ExitCode {
        do {
            return try end(of: words)
        } catch let failure as ToolFailure {
            tell(failure, words)
            return failure.exit
        } catch {
            surroundings.messages("error: This is a mistake of gridpress itself: \(error)\n")
            return .internalError
        }
    }

    /// Writes what was asked for.
    func output(_ text: String) throws {
        do {
            try surroundings.output(text)
        } catch let error as SystemError {
            throw ToolFailure(exit: .cannotCreate, sentence: "Standard output can't be written: \(error.reason).")
        }
    }

    private func end(of words: [String]) throws -> ExitCode {
        guard let name = words.first else {
            surroundings.messages(HelpPage.overview)
            return .usage
        }
        if ToolOption.version.rule.names.contains(name) {
            try output("gridpress \(HelpPage.version)\n")
            return .fine
        }
        let help = ToolOption.help.rule.names
        if help.contains(name) {
            try output(HelpPage.overview)
            return .fine
        }
        let (entry, rest) = try CommandEntry.named(words)
        if rest.prefix(while: { $0 != "--" }).contains(where: help.contains) {
            try output(HelpPage.text(of: entry))
            return .fine
        }
        switch entry {
        case .command(let command): return try command.run(self, Words(rest, of: command))
        case .group(let group):
            if let word = rest.first { throw ToolFailure.usage("“\(word)” is nothing for “gridpress \(group.name)”.") }
            surroundings.messages(HelpPage.text(of: entry))
            return .usage
        }
    }

    private func tell(_ failure: ToolFailure, _ words: [String]) {
        var text = "error: \(failure.sentence.shown)\n"
        if let advice = failure.advice { text += advice.shown + "\n" }
        if failure.exit == .usage { text += "See `gridpress \(page(about: words))`.\n" }
        surroundings.messages(text)
    }

    /// The call that explains what some words come nearest to.
    private func page(about words: [String]) -> String {
        switch try? CommandEntry.named(words).entry {
        case .command(let command): "help \(command.call)"
        case .group(let group): "help \(group.name)"
        case nil:
            // The first word may be right.
            if let entry = try? CommandEntry.named(words.prefix(1)).entry { "help \(entry.name)" } else { "--help" }
        }
    }
}
