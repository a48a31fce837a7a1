import PreviewCommands
import ToolCommands

// The command of the plugins for previews, without the engine.
ToolContext.runProcess(
    CommandTable([.command(.previews)]) {
        HelpPage.text(of: .command(CommandRule.previews))
    }
)
