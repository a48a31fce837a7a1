#if canImport(Testing)
    import GridPressSnapshots
    import Testing

    /// A trait that sets when the snapshots of a test or a suite are recorded, their tolerance, and their folder.
    public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
        private let settings: SnapshotSettings

        fileprivate init(_ settings: SnapshotSettings) { self.settings = settings }

        /// A suite says it for its tests and for the suites in it.
        public var isRecursive: Bool { true }

        /// Runs a test with what the trait says; traits further in come first.
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await SnapshotSettings.$around.withValue(settings.filled(from: .around)) { try await function() }
        }
    }

    extension Trait where Self == SnapshotTrait {
        /// Says when snapshots are recorded, how far numbers may lie apart, and a folder of one's own for golden files.
        public static func snapshots(
            record mode: RecordMode? = nil,
            tolerance: Double? = nil,
            in folder: String? = nil
        ) -> Self {
            SnapshotTrait(SnapshotSettings(record: mode, tolerance: tolerance, folder: folder))
        }
    }
#endif
