/// The command-line tool.
package struct Tool {
    /// The environment of the tool, whose messages fit into their terminal.
    package let context: ToolContext

    /// The commands of the tool.
    package let commands: CommandTable

    /// Creates the tool in an environment.
    package init(context: ToolContext, commands: CommandTable) {
        self.commands = commands
        var fitted = context
        fitted.messages = { context.messages($0.wrapped(columns: context.messageColumns)) }
        self.context = fitted
    }

    /// Runs the command that words describe, and returns the exit code.
    package func run(_ words: [String]) -> ExitCode {
        do {
            return try end(of: words)
        } catch let failure as ToolFailure {
            tell(failure, words)
            return failure.exit
        } catch {
            context.messages("error: Internal error: \(error)\n")
            return .internalError
        }
    }

    /// Writes text to the output.
    package func output(_ text: String) throws { try output(Array(text.utf8)) }

    /// Writes lines about the run to the output, which fit into its terminal.
    package func report(_ lines: String) throws { try output(lines.wrapped(columns: context.outputColumns)) }

    /// Writes bytes to the output.
    package func output(_ bytes: [UInt8]) throws {
        do {
            try context.output(bytes)
        } catch let error as SystemError {
            throw ToolFailure(exit: .cannotCreate, message: "The output can't be written: \(error.reason).")
        }
    }

    private func end(of words: [String]) throws -> ExitCode {
        guard let name = words.first else {
            context.messages(commands.overview())
            return .usage
        }
        if ToolOption.version.rule.names.contains(name) {
            try output("gridpress \(HelpPage.version)\n")
            return .fine
        }
        let help = ToolOption.help.rule.names
        if help.contains(name) {
            try output(commands.overview())
            return .fine
        }
        let (entry, rest) = try commands.named(words)
        // Another program can have options with these names.
        let passesOn = if case .command(let command) = entry, case .passedOn = command.operands { true } else { false }
        if !passesOn, rest.prefix(while: { $0 != "--" }).contains(where: help.contains) {
            try output(HelpPage.text(of: entry))
            return .fine
        }
        switch entry {
        case .command(let command):
            let arguments = try CommandArguments(rest, of: command)
            if arguments.isGiven(ToolOption.help.rule) {
                try output(HelpPage.text(of: entry))
                return .fine
            }
            return try command.run(self, arguments)
        case .group(let group):
            if let word = rest.first {
                throw ToolFailure.usage("Unexpected argument \"\(word)\" for \"gridpress \(group.name)\".")
            }
            context.messages(HelpPage.text(of: entry))
            return .usage
        }
    }

    private func tell(_ failure: ToolFailure, _ words: [String]) {
        var text = "error: \(failure.message.shown)\n"
        if let advice = failure.advice { text += advice.shown + "\n" }
        if failure.exit == .usage { text += "See `gridpress \(page(about: words))`.\n" }
        context.messages(text)
    }

    /// Returns the help command that fits some words best.
    private func page(about words: [String]) -> String {
        switch try? commands.named(words).entry {
        case .command(let command): "help \(command.call)"
        case .group(let group): "help \(group.name)"
        case nil:
            // The first word may be valid even if the second isn't.
            if let entry = try? commands.named(words.prefix(1)).entry { "help \(entry.name)" } else { "--help" }
        }
    }
}
