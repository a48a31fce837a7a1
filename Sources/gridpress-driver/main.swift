import ToolCommands

// The commands of the plugins: those of the tool that build programs for the code of users, without the engine.
ToolContext.runProcess(
    CommandTable([.command(.figures), .command(.previews)]) {
        [CommandRule.figures, .previews].map { HelpPage.text(of: .command($0)) }.joined(separator: "\n")
    } plural: {
        PluralPhrases.phrase(of: $0)
    }
)
