import GridPressSnapshots
import LayoutDocuments

extension Tool {
    /// Lets somebody decide about pending files one by one.
    func review(_ words: Words) throws -> ExitCode {
        let files = try PendingSelection(words.operands).files
        guard let answer = surroundings.answer else {
            throw ToolFailure.usage(
                "A review needs a terminal.",
                advice: "Look at `gridpress snapshot report`, and decide with `gridpress snapshot accept` or `reject`."
            )
        }
        guard !files.isEmpty else {
            try output("Nothing is pending.\n")
            return .fine
        }
        surroundings.prepare(false)
        var review = Review(surroundings, SnapshotComparer(words), output: output)
        return ExitCode(of: try review.walk(through: files, answer: answer))
    }
}
