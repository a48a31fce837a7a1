import GridPressTesting
import Synchronization

#if canImport(Testing)
    import Testing
#endif

/// The settings for the snapshots of some code.
public struct SnapshotTestingConfiguration: Sendable {
    /// The settings around.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The tool that shows differences; it has no effect.
    public var diffTool: DiffTool?
    /// The mode of recording; `nil` for that of the surroundings.
    public var record: Record?

    /// Creates settings.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The mode that determines which golden files are written.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        /// The mode as GridPress knows it.
        let mode: RecordMode

        private init(mode: RecordMode) { self.mode = mode }

        /// A mode by its name: `all`, `failed`, `missing` or `never`.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue), mode != .pending else { return nil }
            self.mode = mode
        }

        /// Everything for `true`, and what is missing for `false`.
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

    /// A tool that shows two files; it has no effect, since a failure says what is different.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (String, String) -> String

        /// A tool by a closure that returns its command for two files.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// A tool by its name.
        public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

        /// The tool of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// No tool.
        public static let `default` = DiffTool { "\($0)\n\($1)" }

        /// Returns the command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record {
    /// The mode of code and traits around, or of `isRecording`; `nil` leaves it to the environment of the process.
    static var around: Self? {
        SnapshotTestingConfiguration.current?.record ?? (isRecording ? .all : nil)
    }
}

/// Runs some code with other settings for its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

/// Runs some code that waits with other settings for its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    /// Returns the settings around with others in place of some.
    static func inside(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

private let recording = Mutex(false)
private let chosenTool = Mutex(SnapshotTestingConfiguration.DiffTool.default)

/// Whether everything is recorded; by the older way to say so.
public var isRecording: Bool {
    get { recording.withLock { $0 } }
    set { recording.withLock { $0 = newValue } }
}

/// The tool that shows differences; it has no effect.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { chosenTool.withLock { $0 } }
    set { chosenTool.withLock { $0 = newValue } }
}

#if canImport(Testing)
    /// A trait with settings for the snapshots of tests and suites.
    public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
        private let configuration: SnapshotTestingConfiguration

        fileprivate init(_ configuration: SnapshotTestingConfiguration) { self.configuration = configuration }

        /// Whether it applies to the tests of a suite.
        public var isRecursive: Bool { true }

        /// Runs a test with the settings, and counts its snapshots from 1 on.
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
                try await SnapshotCounter.$around.withValue(SnapshotCounter()) { try await function() }
            }
        }
    }

    extension Trait where Self == _SnapshotsTestTrait {
        /// Snapshots with the settings of the surroundings.
        public static var snapshots: Self { snapshots() }

        /// Sets the mode of recording.
        public static func snapshots(
            record: SnapshotTestingConfiguration.Record? = nil,
            diffTool: SnapshotTestingConfiguration.DiffTool? = nil
        ) -> Self {
            _SnapshotsTestTrait(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
        }

        /// Sets the mode of recording.
        public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
            _SnapshotsTestTrait(configuration)
        }
    }
#endif
