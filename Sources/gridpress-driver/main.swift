import DocumentationFigures
import GridPressFindings
import PreviewPrograms
import ProgramMessages
import ToolCommands

// The commands of the plugins: those of the tool that build programs for the code of users, without the engine.
ToolContext.runProcess(
    CommandTable([.command(.figures), .command(.previews)]) {
        [CommandRule.figures, .previews].map { HelpPage.text(of: .command($0)) }.joined(separator: "\n")
    } plural: { code in
        (Finding.Explanation.ofDocumentationFigures + Finding.Explanation.ofWidths + Finding.Explanation.ofPreviews)
            .first { $0.code == code }?.plural
    }
)
