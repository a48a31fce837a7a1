import LayoutDocuments

/// The reason why a call of the tool ends before anything is done.
struct ToolFailure: Error {
    /// How it ends.
    var exit: ExitCode
    /// What is wrong, as a sentence.
    var message: String
    /// What to do about it, as a sentence.
    var advice: String?

    /// A mistake in how the tool was called.
    static func usage(_ message: String, advice: String? = nil) -> ToolFailure {
        ToolFailure(exit: .usage, message: message, advice: advice)
    }

    /// A word that the tool doesn't know, and the one that may be meant.
    static func unknown(_ message: String, word: String, among words: [String]) -> ToolFailure {
        usage(message, advice: Spelling.nearest(to: word, among: words).map { "Did you mean \"\($0)\"?" })
    }
}
