/// The source that replaces a macro, or the problems that prevent the expansion.
package struct Expansion: Hashable, Sendable {
    /// A problem with a use of a macro.
    package struct Problem: Hashable, Sendable {
        /// The description of the problem, with a correction.
        package let message: String
        /// The file name in the form of compiler messages.
        package let file: String
        /// The offset in the file, in bytes.
        package let offset: Int
    }

    /// The source.
    package var source: String
    /// The problems.
    package var problems: [Problem]

    package init(source: String, problems: [Problem] = []) {
        self.source = source
        self.problems = problems
    }
}
