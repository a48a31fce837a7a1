import GridPressGoldens
import GridPressRecords

/// An assertion about a snapshot, from the request to the report.
package struct SnapshotAssertion {
    private let site: CallSite
    private let name: String?
    private let settings: SnapshotSettings

    /// Creates an assertion.
    ///
    /// Missing settings come from the enclosing scope.
    package init(_ site: CallSite, named name: String?, _ settings: SnapshotSettings) {
        self.site = site
        self.name = name
        self.settings = settings.filled(from: .around)
    }

    /// Compares a snapshot with its golden file, and reports the result.
    package func hold(
        _ format: SnapshotFormat,
        _ draw: () throws(SnapshotFailure) -> String
    ) {
        let framework = TestFramework.running
        do throws(SnapshotFailure) {
            let result = try verify(format, framework, draw)
            framework.report(SnapshotReport(result), at: site)
        } catch {
            framework.report(SnapshotReport(error), at: site)
        }
    }

    /// Returns the result of comparing a snapshot with its golden file.
    package func verify(
        _ format: SnapshotFormat,
        _ framework: TestFramework,
        _ draw: () throws(SnapshotFailure) -> String
    ) throws(SnapshotFailure) -> SnapshotResult {
        // 1. The test, and the location of its golden file.
        let test = CurrentTest(around: site)
        let place = try GoldenLocation(test, named: name, in: settings.folder)
        let mode = try settings.mode
        // 2. The claim comes first, because a golden file also has an owner if its figure can't be drawn.
        let path = place.folder.path(of: place.name, format)
        try note(SnapshotClaim(file: test.file, function: test.function, golden: path), framework)
        let written = WrittenRecord()
        let text = WrittenRecord.$current.withValue(written) {
            Result { () throws(SnapshotFailure) in try draw() }
        }
        var snapshot = Snapshot(place.name, format, try text.get())
        snapshot.written = written
        if let conflict = FileClaims.shared.claim(path, for: snapshot.bytes, at: site) {
            throw SnapshotFailure(
                .unnamed(
                    "Two snapshots use the golden file \(path.shortPath). \(conflict)",
                    fix: "Give each figure a unique name with `named:`."
                )
            )
        }
        // 3. The comparison.
        let tolerance = settings.tolerance ?? SnapshotComparer.defaultTolerance
        let comparer = SnapshotComparer(tolerance: tolerance)
        return SnapshotVerifier(place.folder, mode: mode, comparer: comparer).verify(snapshot)
    }

    /// Records the owner of the golden file, if the process has a log of claims.
    private func note(_ claim: SnapshotClaim, _ framework: TestFramework) throws(SnapshotFailure) {
        guard let log = ClaimLog.surrounding else { return }
        framework.noteEnds(in: log)
        do {
            try log.note(.claim(claim))
        } catch {
            let message = "The list of used golden files can't be written to \(log.path.shortPath)."
            throw SnapshotFailure(
                Finding(.unwritableGolden, .error, message, fix: "Check the path in GRIDPRESS_CLAIMS.")
            )
        }
    }
}

extension SnapshotSettings {
    /// The mode that determines when golden files are written: the mode of the settings, or of the environment.
    package var mode: RecordMode {
        get throws(SnapshotFailure) {
            if let record { return record }
            do throws(UnknownRecordMode) {
                return try .surrounding()
            } catch {
                throw SnapshotFailure(Finding(.unknownRecordMode, .error, error.message, fix: error.fix))
            }
        }
    }
}
