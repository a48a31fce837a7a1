/// What an assertion of a test says of its golden file: that it is its own.
public struct SnapshotClaim: Hashable, Sendable, Codable {
    /// The path of the test's file.
    public let file: String
    /// The name of the test's function, without parentheses.
    public let function: String
    /// The path of the golden file.
    public let golden: String

    /// A claim of a test.
    public init(file: String, function: String, golden: String) {
        self.file = file
        self.function = function
        self.golden = golden
    }
}

/// How a test ended, where whoever runs it says so.
public struct TestEnd: Hashable, Sendable, Codable {
    /// The module, the types and the function of the test, outermost first.
    public let parts: [String]
    /// Whether it came to its end, and nothing was wrong.
    public let hasPassed: Bool

    /// The end of a test.
    public init(parts: [String], hasPassed: Bool) {
        self.parts = parts
        self.hasPassed = hasPassed
    }
}
