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

    /// Adds a claim; an error where it isn't there then: whoever read the log would take its golden file for nobody's.
    package func note(_ claim: SnapshotClaim) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(claim) + [UInt8(ascii: "\n")]
        // One write for the whole line: what others write comes before or after it.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
        try withDescriptor(open(path, flags, 0o666)) { file throws(SystemError) in
            try Transfer.write(line, to: file)
        }
    }

    /// All claims of the log.
    ///
    /// - Throws: ``UnreadableSnapshot`` where it isn't whole.
    public func claims() throws(UnreadableSnapshot) -> [SnapshotClaim] {
        do {
            guard case .bytes(let bytes) = try RegularFile.read(path, atMost: Self.mostBytes) else {
                throw UnreadableSnapshot(finding: .unreadable(path, "It is no file, or too large."))
            }
            let decoder = JSONDecoder()
            return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
                try decoder.decode(SnapshotClaim.self, from: Data(line))
            }
        } catch let error as SystemError {
            throw UnreadableSnapshot(finding: .unreadable(path, "It can't be read: \(error.reason)."))
        } catch let error as UnreadableSnapshot {
            throw error
        } catch {
            throw UnreadableSnapshot(finding: .unreadable(path, "It has a line that is no claim of a golden file."))
        }
    }

    private static let mostBytes = 64 << 20
}
