/// The source that a macro is replaced by, or the problems that prevent one.
package struct Expansion: Hashable, Sendable {
    /// A problem with a use of a macro.
    package struct Problem: Hashable, Sendable {
        /// The problem with what to write instead.
        package let message: String
        /// The file as the compiler names it.
        package let file: String
        /// The place in the file, as a number of bytes.
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
