extension Tool {
    /// Runs the `snapshot review` command, with which a user reviews pending files one by one.
    func review(_ words: CommandArguments) throws -> ExitCode {
        let files = try PendingSelection(words.operands).files
        guard let answer = context.answer else {
            throw ToolFailure.usage(
                "A review needs a terminal.",
                advice: "Use `gridpress snapshot report`, then `gridpress snapshot accept` or `reject`."
            )
        }
        guard !files.isEmpty else {
            try output("Nothing is pending.\n")
            return .fine
        }
        context.prepare(false)
        var review = Review(context, SnapshotComparer(words), output: report)
        return ExitCode(of: try review.walk(through: files, answer: answer))
    }
}
