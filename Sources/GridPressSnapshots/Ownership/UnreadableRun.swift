/// A file about a run of tests that isn't what it is said to be.
package struct UnreadableRun: Error {
    /// What is wrong with it, and where.
    package let finding: Finding
}
