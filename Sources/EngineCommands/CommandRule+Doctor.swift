extension CommandRule {
    /// The command that lists what is missing on this machine.
    package static let doctor = CommandRule(
        name: "doctor",
        summary: "list what is missing on this machine, for which command, and how to get it",
        details: [
            "The first part has the tool, the compiler, the engine that programs are compiled with, the sources and the "
                + "cache. The second part has what is missing. Files of the engine are compared by their sizes, and "
                + "`gridpress engine verify` compares their content.",
            "The exit code is 1 if a command doesn't work, and 0 if only some of its formats don't.",
        ],
        operands: .nothing,
        ownOptions: [ToolOption.engineFolder.rule, ToolOption.json.rule],
        examples: [
            "gridpress doctor": "show what is installed and what is missing",
            "gridpress doctor --json": "print the same for programs",
        ]
    ) { tool, words in try tool.diagnose(words) }
}

extension ToolOption where Value == Bool {
    /// Whether the diagnosis is printed as JSON.
    static var json: Self { Self("--json", "print the result as JSON, with sorted keys") }
}

extension Tool {
    fileprivate func diagnose(_ words: CommandArguments) throws -> ExitCode {
        let search = EngineSearch(
            option: words[.engineFolder],
            environment: context.environment,
            version: HelpPage.version
        )
        let commands = commands.entries.flatMap(\.commands)
            .filter { $0.group != "engine" && $0.name != "doctor" && $0.option(named: "--engine") != nil }
        let diagnosis = Diagnosis(search, environment: context.environment, engineCommands: commands.map(\.call))
        if words[.json] ?? false { try output(diagnosis.json) } else { try report(diagnosis.text) }
        return diagnosis.works ? .fine : .findings
    }
}
