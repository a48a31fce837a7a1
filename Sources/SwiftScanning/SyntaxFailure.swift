/// An error for a part of a source that a macro can't read.
package struct SyntaxFailure: Error, Hashable, Sendable {
    /// The description of the problem, with a correction.
    package let message: String
    /// The offset of the problem, in bytes.
    package let offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
