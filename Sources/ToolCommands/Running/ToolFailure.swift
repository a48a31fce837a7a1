/// The reason why a call of the tool ends early.
package struct ToolFailure: Error {
    /// The exit code.
    package var exit: ExitCode
    /// The problem, as a sentence.
    package var message: String
    /// The suggested fix, as a sentence; `nil` for none.
    package var advice: String?

    package init(exit: ExitCode, message: String, advice: String? = nil) {
        self.exit = exit
        self.message = message
        self.advice = advice
    }

    /// Returns the failure for invalid arguments.
    package static func usage(_ message: String, advice: String? = nil) -> ToolFailure {
        ToolFailure(exit: .usage, message: message, advice: advice)
    }

    /// Returns the failure for an unknown word, with the most similar valid one as a suggestion.
    package static func unknown(_ message: String, word: String, among words: [String]) -> ToolFailure {
        usage(message, advice: Spelling.nearest(to: word, among: words).map { "Did you mean \"\($0)\"?" })
    }
}
