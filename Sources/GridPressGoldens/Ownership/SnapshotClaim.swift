/// The claim of an assertion that a golden file belongs to its test.
package struct SnapshotClaim: Hashable, Sendable, Codable {
    /// The path of the test's file.
    package let file: String
    /// The name of the test's function, without parentheses.
    package let function: String
    /// The path of the golden file.
    package let golden: String

    /// Creates a claim of a test.
    package init(file: String, function: String, golden: String) {
        self.file = file
        self.function = function
        self.golden = golden
    }
}

/// The result of a test, if the framework reports it.
package struct TestCompletion: Hashable, Sendable, Codable {
    /// The module, the types and the function of the test, outermost first.
    package let parts: [String]
    /// Whether the test ended without a failure.
    package let hasPassed: Bool

    /// Creates the result of a test.
    package init(parts: [String], hasPassed: Bool) {
        self.parts = parts
        self.hasPassed = hasPassed
    }
}
