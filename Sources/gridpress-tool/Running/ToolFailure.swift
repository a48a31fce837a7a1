import LayoutDocuments

/// The reason why a call of the tool ends early.
struct ToolFailure: Error {
    /// The exit code.
    var exit: ExitCode
    /// The problem, as a sentence.
    var message: String
    /// The suggested fix, as a sentence; `nil` for none.
    var advice: String?

    /// Returns the failure for invalid arguments.
    static func usage(_ message: String, advice: String? = nil) -> ToolFailure {
        ToolFailure(exit: .usage, message: message, advice: advice)
    }

    /// Returns the failure for an unknown word, with the most similar valid one as a suggestion.
    static func unknown(_ message: String, word: String, among words: [String]) -> ToolFailure {
        usage(message, advice: Spelling.nearest(to: word, among: words).map { "Did you mean \"\($0)\"?" })
    }
}
