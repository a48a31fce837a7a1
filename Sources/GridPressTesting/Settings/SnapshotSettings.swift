import GridPressSnapshots

/// The settings for the snapshots of a test.
///
/// Missing ones are taken from the enclosing scope.
struct SnapshotSettings: Sendable {
    /// When golden files are written.
    var record: RecordMode?
    /// How far numbers may lie apart and still be the same.
    var tolerance: Double?
    /// A folder of one's own for golden files.
    var folder: String?

    /// What traits and code around say.
    @TaskLocal static var around = SnapshotSettings()

    /// These settings, and what others say where these say nothing.
    func filled(from others: SnapshotSettings) -> SnapshotSettings {
        SnapshotSettings(
            record: record ?? others.record,
            tolerance: tolerance ?? others.tolerance,
            folder: folder ?? others.folder
        )
    }
}

/// Says for the snapshots of some code when they are recorded, and what is the same.
///
/// What an assertion says itself comes first; what is left out here is as it is around.
public func withSnapshots<Result>(
    record mode: RecordMode? = nil,
    tolerance: Double? = nil,
    in folder: String? = nil,
    _ work: () throws -> Result
) rethrows -> Result {
    let settings = SnapshotSettings(record: mode, tolerance: tolerance, folder: folder)
    return try SnapshotSettings.$around.withValue(settings.filled(from: .around), operation: work)
}

/// Says for the snapshots of some code that waits when they are recorded, and what is the same.
///
/// What an assertion says itself comes first; what is left out here is as it is around.
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
