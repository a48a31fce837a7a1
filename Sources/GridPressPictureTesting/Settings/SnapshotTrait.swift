#if canImport(Testing)
    import GridPressGoldens
    import Testing

    /// A trait that sets the recording mode, the tolerance and the folder of the snapshots of a test or a suite.
    ///
    /// ```swift
    /// import Testing
    ///
    /// @MainActor @Suite struct CardTests {
    ///     @Test(.snapshots(record: .pending, tolerance: 0.5)) func card() {
    ///         assertSnapshot(of: CardView(), as: .svg, width: 300)
    ///     }
    /// }
    /// ```
    public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
        private let settings: SnapshotSettings

        fileprivate init(_ settings: SnapshotSettings) { self.settings = settings }

        /// A Boolean value that indicates whether a suite applies the trait to its tests and suites: always `true`.
        public var isRecursive: Bool { true }

        /// Runs a test with the settings of the trait.
        ///
        /// Traits of inner suites and tests take precedence.
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await SnapshotSettings.$around.withValue(settings.filled(from: .around)) { try await function() }
        }
    }

    extension Trait where Self == SnapshotTrait {
        /// Returns a trait that sets the recording mode, the tolerance and the folder of snapshots.
        ///
        /// - Parameters:
        ///   - mode: The mode that determines when golden files are written.
        ///   - tolerance: The largest difference between numbers that count as equal, in points.
        ///   - folder: A custom folder for golden files.
        public static func snapshots(
            record mode: RecordMode? = nil,
            tolerance: Double? = nil,
            in folder: String? = nil
        ) -> Self {
            SnapshotTrait(SnapshotSettings(record: mode, tolerance: tolerance, folder: folder))
        }
    }
#endif
