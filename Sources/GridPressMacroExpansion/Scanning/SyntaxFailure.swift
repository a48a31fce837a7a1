/// A part of a source that a macro can't read.
package struct SyntaxFailure: Error, Hashable, Sendable {
    /// The problem with what to write instead, in a sentence or two.
    package let message: String
    /// The place of the problem, as a number of bytes.
    package let offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
