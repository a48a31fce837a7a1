/// A verifier that compares snapshots with their golden files, and records them according to a mode.
package struct SnapshotVerifier: Sendable {
    /// The folder of the golden files.
    package var folder: SnapshotFolder
    /// The mode that determines when golden files are written.
    package var mode: RecordMode
    /// The comparer of snapshots and golden files.
    package var comparer: SnapshotComparer

    /// Creates a verifier for the golden files in a folder.
    package init(_ folder: SnapshotFolder, mode: RecordMode, comparer: SnapshotComparer = SnapshotComparer()) {
        self.folder = folder
        self.mode = mode
        self.comparer = comparer
    }

    /// Compares a snapshot with its golden file, and records it according to the mode.
    package func verify(_ snapshot: Snapshot) -> SnapshotResult {
        // 1. The golden file.
        var result = SnapshotResult(snapshot, path: folder.path(of: snapshot.name, snapshot.format))
        switch folder.read(snapshot.name, snapshot.format) {
        case .refused(let finding): result.outcome = .failed(finding)
        case .missing: decideMissing(&result)
        case .file(let golden):
            result.golden = golden
            verify(&result, golden)
        }
        return result
    }

    /// Compares several snapshots with their golden files in parallel.
    ///
    /// - Parameter jobs: The maximum number of parallel comparisons. By default, one for each processor.
    /// - Returns: The results, in the order of the snapshots.
    package func verify(
        _ snapshots: [Snapshot],
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        results.reserveCapacity(snapshots.count)
        ParallelMap(jobs: jobs).run(snapshots.count) {
            verify(snapshots[$0])
        } report: {
            results.append($1)
        }
        return results
    }

    private func decideMissing(_ result: inout SnapshotResult) {
        switch mode {
        case .all, .failed, .missing:
            // A snapshot that can't be read isn't recorded, because it would always equal itself.
            do throws(UnreadableSnapshot) {
                try comparer.check(result.snapshot)
                record(&result, isNew: true)
            } catch {
                result.outcome = .failed(error.finding)
            }
        case .pending, .never:
            let fix = "Record the snapshot with GRIDPRESS_RECORD=missing, look at the golden file, and commit it."
            result.outcome = .failed(
                Finding(.missingGolden, .error, at: .file(result.path), "The golden file is missing.", fix: fix)
            )
            if mode == .pending { leavePending(&result) }
        }
    }

    private func verify(_ result: inout SnapshotResult, _ golden: SourceText) {
        // 2. The comparison.
        let new = SourceText(name: result.snapshot.name.description, bytes: result.snapshot.bytes)
        do throws(UnreadableSnapshot) {
            let snapshot = result.snapshot
            let difference = try comparer.difference(
                of: new,
                drawn: snapshot.written.flatMap { RecordedFigure($0, in: new.bytes, as: snapshot.format) },
                from: golden,
                as: snapshot.format
            )
            guard let difference else {
                if mode == .all, golden.bytes != new.bytes { return record(&result, isNew: false) }
                result.outcome = .same
                if mode != .never { folder.removePending(result.snapshot.name, result.snapshot.format) }
                return
            }
            result.outcome = .different(difference)
        } catch {
            result.outcome = .failed(error.finding)
            // A snapshot that can't be read is never recorded.
            if error.side == .snapshot { return }
        }
        // 3. A snapshot that differs is recorded, becomes a pending file, or only fails.
        switch mode {
        case .all, .failed: record(&result, isNew: false)
        case .missing, .pending: leavePending(&result)
        case .never: break
        }
    }

    private func record(_ result: inout SnapshotResult, isNew: Bool) {
        if let finding = folder.write(result.snapshot) {
            result.outcome = .failed(finding)
        } else {
            result.outcome = .recorded(isNew: isNew)
            folder.removePending(result.snapshot.name, result.snapshot.format)
        }
    }

    private func leavePending(_ result: inout SnapshotResult) {
        if let finding = folder.write(result.snapshot, .pending) {
            result.pendingFailure = finding
        } else {
            result.pendingPath = folder.path(of: result.snapshot.name, result.snapshot.format, .pending)
        }
    }
}

/// The result of verifying a snapshot.
package struct SnapshotResult: Sendable {
    /// The snapshot.
    package let snapshot: Snapshot
    /// The path of its golden file.
    package let path: String
    /// The outcome of the comparison.
    package var outcome = Outcome.same
    /// The golden file before the comparison; `nil` if it doesn't exist or can't be read.
    package var golden: SourceText?
    /// The path of the pending file; `nil` for none.
    package var pendingPath: String?
    /// The reason why the pending file couldn't be written; `nil` for none.
    package var pendingFailure: Finding?

    /// The outcome for a snapshot.
    package enum Outcome: Sendable {
        /// The snapshot equals its golden file.
        case same
        /// The golden file was written.
        ///
        /// `isNew` is `true` if it didn't exist before.
        case recorded(isNew: Bool)
        /// The snapshot differs from its golden file.
        case different(SnapshotDifference)
        /// The snapshot couldn't be compared or recorded.
        case failed(Finding)
    }

    /// Creates a result for the golden file at a path.
    package init(_ snapshot: Snapshot, path: String, _ outcome: Outcome = .same) {
        self.snapshot = snapshot
        self.path = path
        self.outcome = outcome
    }
}
