import GridPressGoldens

/// The settings for the snapshots of a test.
///
/// Missing settings come from the enclosing scope.
package struct SnapshotSettings: Sendable {
    /// The mode that determines when golden files are written.
    package var record: RecordMode?
    /// The largest difference between numbers that count as equal, in points.
    package var tolerance: Double?
    /// A custom folder for golden files.
    package var folder: String?

    /// Creates settings.
    package init(record: RecordMode? = nil, tolerance: Double? = nil, folder: String? = nil) {
        self.record = record
        self.tolerance = tolerance
        self.folder = folder
    }

    /// The settings of the enclosing scope.
    @TaskLocal package static var around = SnapshotSettings()

    /// Returns the settings, with missing values from other settings.
    package func filled(from others: SnapshotSettings) -> SnapshotSettings {
        SnapshotSettings(
            record: record ?? others.record,
            tolerance: tolerance ?? others.tolerance,
            folder: folder ?? others.folder
        )
    }
}

/// Applies settings to the snapshots of a closure.
///
/// Arguments of an assertion take precedence. Omitted settings come from the enclosing scope.
///
/// - Parameters:
///   - mode: The mode that determines when golden files are written.
///   - tolerance: The largest difference between numbers that count as equal, in points.
///   - folder: A custom folder for golden files.
///   - work: The closure.
public func withSnapshots<Result>(
    record mode: RecordMode? = nil,
    tolerance: Double? = nil,
    in folder: String? = nil,
    _ work: () throws -> Result
) rethrows -> Result {
    let settings = SnapshotSettings(record: mode, tolerance: tolerance, folder: folder)
    return try SnapshotSettings.$around.withValue(settings.filled(from: .around), operation: work)
}

/// Applies settings to the snapshots of an asynchronous closure.
///
/// Arguments of an assertion take precedence. Omitted settings come from the enclosing scope.
///
/// - Parameters:
///   - mode: The mode that determines when golden files are written.
///   - tolerance: The largest difference between numbers that count as equal, in points.
///   - folder: A custom folder for golden files.
///   - isolation: The isolation of the caller. Leave it out.
///   - work: The closure.
public func withSnapshots<Result>(
    record mode: RecordMode? = nil,
    tolerance: Double? = nil,
    in folder: String? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
) async rethrows -> Result {
    let settings = SnapshotSettings(record: mode, tolerance: tolerance, folder: folder)
    return try await SnapshotSettings.$around.withValue(settings.filled(from: .around), operation: work)
}
