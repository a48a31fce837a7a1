/// The error for a file about a test run that can't be read.
package struct UnreadableRun: Error {
    /// What is wrong with it, and where.
    package let finding: Finding
}
