extension Tool {
    /// Runs the `trainer` command, which writes a page for trying out grids.
    func trainer(_ words: CommandArguments) throws -> ExitCode {
        let lesson = words[.lesson]
        let isEmbedded = words[.embed] ?? false
        if let lesson, !TrainerLessons.names.contains(lesson) {
            throw ToolFailure.unknown("Unknown lesson \"\(lesson)\".", word: lesson, among: TrainerLessons.names)
        }
        if isEmbedded, lesson == nil {
            throw ToolFailure.usage("The option --embed requires a lesson.", advice: "Add --lesson with a name.")
        }
        // Lesson names come from a fixed table, so they need no escaping.
        var attributes = lesson.map { " data-lesson=\"\($0)\"" } ?? ""
        if isEmbedded { attributes += " data-embed" }
        let file = TrainerFile(environment: context.environment)
        let page = try file.read().replacing("<body>", with: "<body\(attributes)>", maxReplacements: 1)
        var report = try messageReport(words)
        try write(page, to: words[.page] ?? "-", &report)
        try report.end()
        return report.exit
    }
}

extension ToolOption where Value == String {
    /// The first lesson of the trainer.
    static var lesson: Self {
        Self("--lesson", .name("the name of a lesson"), "the lesson to start with")
    }
}

extension ToolOption where Value == Bool {
    /// Whether the trainer shows only one lesson.
    static var embed: Self { Self("--embed", "show the lesson of --lesson alone") }
}
