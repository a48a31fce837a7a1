import GridPressTesting
import Synchronization

#if canImport(Testing)
    import Testing
#endif

/// The settings for the snapshots of some code.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the surrounding code; `nil` without one.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The tool that shows differences.
    ///
    /// It has no effect.
    public var diffTool: DiffTool?
    /// The recording mode; `nil` for the mode of the surrounding configuration.
    public var record: Record?

    /// Creates a configuration.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The recording mode, which determines the golden files to write.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        /// The mode in GridPress's type.
        let mode: RecordMode

        private init(mode: RecordMode) { self.mode = mode }

        /// Creates a mode by its name: `all`, `failed`, `missing` or `never`; `nil` for another name.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue), mode != .pending else { return nil }
            self.mode = mode
        }

        /// Creates the mode `all` for `true`, and `missing` for `false`.
        public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

        /// The mode that records every golden file.
        public static let all = Record(mode: .all)
        /// The mode that records different and missing golden files.
        public static let failed = Record(mode: .failed)
        /// The mode that records missing golden files.
        public static let missing = Record(mode: .missing)
        /// The mode that records no golden file.
        public static let never = Record(mode: .never)
    }

    /// A tool that shows two files.
    ///
    /// It has no effect, because the message of a failure describes the difference.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (String, String) -> String

        /// Creates a tool whose command a closure returns for two files.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// Creates a tool by its name.
        public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

        /// The command-line tool of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// A tool that prints the paths of both files.
        public static let `default` = DiffTool { "\($0)\n\($1)" }

        /// Returns the command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record {
    /// The mode of the surrounding configuration, or of `isRecording`; `nil` for the mode of the process environment.
    static var around: Self? { SnapshotTestingConfiguration.current?.record ?? (isRecording ? .all : nil) }
}

/// Performs a closure with other settings for its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

/// Performs an asynchronous closure with other settings for its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    /// Returns the current configuration with other values; a `nil` argument keeps the current value.
    static func inside(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

private let recording = Mutex(false), chosenTool = Mutex(SnapshotTestingConfiguration.DiffTool.default)

/// A Boolean value that indicates whether all golden files are recorded: an older setting.
public var isRecording: Bool {
    get { recording.withLock { $0 } }
    set { recording.withLock { $0 = newValue } }
}

/// The tool that shows differences.
///
/// It has no effect.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { chosenTool.withLock { $0 } }
    set { chosenTool.withLock { $0 = newValue } }
}

#if canImport(Testing)
    /// A trait with settings for the snapshots of tests and suites.
    public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
        private let configuration: SnapshotTestingConfiguration

        fileprivate init(_ configuration: SnapshotTestingConfiguration) { self.configuration = configuration }

        /// A Boolean value that indicates whether the trait applies to the tests of a suite.
        public var isRecursive: Bool { true }

        /// Runs a test with the settings, and numbers its snapshots from 1.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
                try await SnapshotCounter.$around.withValue(SnapshotCounter()) { try await function() }
            }
        }
    }

    extension Trait where Self == _SnapshotsTestTrait {
        /// A trait with the settings of the surrounding configuration.
        public static var snapshots: Self { snapshots() }

        /// Returns a trait with a recording mode.
        public static func snapshots(
            record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
        ) -> Self { _SnapshotsTestTrait(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

        /// Returns a trait with the recording mode of a configuration.
        public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
            _SnapshotsTestTrait(configuration)
        }
    }
#endif
