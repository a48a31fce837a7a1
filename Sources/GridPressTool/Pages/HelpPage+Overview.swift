extension HelpPage {
    /// The purpose of the tool, in a sentence.
    static let purpose =
        "GridPress draws SwiftUI previews, the figures of documentation and layout documents, as SVG, HTML and text."
    /// The explanation of the exit code for several files.
    static let gravity = "With several files, the exit code is the most severe one, which is last in this list."

    /// The number of commands whose first examples begin the overview.
    private static let startCount = 4

    /// The overview of all commands.
    static var overview: String {
        let commands = CommandEntry.all.map { (name: $0.name, text: $0.summary) }
        return """
            \(paragraph(purpose, indent: 0))

            Start:
            \(CommandEntry.all.prefix(startCount).map { table(example: $0.commands[0].examples[0]) }.joined(separator: "\n"))

            Usage: gridpress COMMAND [OPTION]… [FILE]…

            Commands:
            \(table(commands))

            `gridpress help COMMAND` explains a command, with examples.

            Options:
            \(table(CommandRule.general.map(row)))

            Exit codes:
            \(table(ExitCode.allCases.map { (name: "\($0.rawValue)", text: $0.meaning) }))
            \(paragraph(gravity, indent: 2))

            Environment:
            \(table(environment))

            """
    }

    /// The environment variables that the tool reads.
    static let environment = [
        (name: "NO_COLOR", text: "if set and not empty, disables colors"),
        (name: "GRIDPRESS_ENGINE", text: "the folder of the engine, unless --engine is set"),
        (name: "GRIDPRESS_RECORD", text: "the recording mode, unless --record is set"),
        (name: "CI", text: "if set to a value other than 0 or false, golden files aren't recorded by default"),
        (name: "BROWSER", text: "the command that opens review pages, instead of the system's browser"),
    ]
}
