/// A file about a run of tests that isn't what it is said to be.
public struct UnreadableRun: Error {
    /// What is wrong with it, and where.
    public let finding: Finding
}
