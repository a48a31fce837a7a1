import Platform

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

/// A file in which tests note the golden files that they use, a line each; several processes may write it at once.
public struct ClaimLog: Sendable {
    /// The path of the file.
    public let path: String

    /// The log in the file at a path, which needn't be there yet.
    public init(_ path: String) { self.path = path }

    /// The log that the environment variable `GRIDPRESS_CLAIMS` names.
    public static let surrounding = ProcessInfo.processInfo.environment["GRIDPRESS_CLAIMS"]
        .flatMap { $0.isEmpty ? nil : ClaimLog($0) }

    /// Adds a claim; whoever reads a log without it takes its golden file for one that can't be judged.
    public func note(_ claim: SnapshotClaim) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(claim) else { return }
        // One write for the whole line: what others write comes before or after it.
        try? withDescriptor(open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)) { file throws(SystemError) in
            try Transfer.write(line + [UInt8(ascii: "\n")], to: file)
        }
    }
}
