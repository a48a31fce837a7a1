import FigureCommands
import ToolCommands

// The command of the plugins for figures, without the engine.
ToolContext.runProcess(
    CommandTable([.command(.figures)]) {
        HelpPage.text(of: .command(CommandRule.figures))
    }
)
