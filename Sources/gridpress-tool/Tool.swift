import LayoutDocuments
import Platform

/// The tool: what it is called with, and what it answers.
struct Tool {
    /// What it is surrounded by.
    var surroundings: Surroundings

    /// Runs a command.
    func run(_ words: [String]) -> ExitCode {
        do {
            return try end(of: words)
        } catch let failure as ToolFailure {
            tell(failure, command: words.first)
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
        let command = try CommandRule.named(name)
        let rest = words.dropFirst()
        if rest.prefix(while: { $0 != "--" }).contains(where: help.contains) {
            try output(HelpPage.text(of: command))
            return .fine
        }
        return try command.run(self, Words(rest, of: command))
    }

    private func tell(_ failure: ToolFailure, command: String?) {
        var text = "error: \(failure.sentence.shown)\n"
        if let advice = failure.advice { text += advice.shown + "\n" }
        if failure.exit == .usage {
            let page = (try? command.map(CommandRule.named))?.map { "help \($0.name)" } ?? "--help"
            text += "See `gridpress \(page)`.\n"
        }
        surroundings.messages(text)
    }
}
