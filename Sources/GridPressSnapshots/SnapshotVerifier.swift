import GridPressPlatform

/// Compares snapshots with their golden files, and records them according to a mode.
package struct SnapshotVerifier: Sendable {
    /// Where the golden files lie.
    package var folder: SnapshotFolder
    /// When they are written.
    package var mode: RecordMode
    /// What is the same.
    package var comparer: SnapshotComparer

    /// A verifier for the golden files in a folder.
    package init(_ folder: SnapshotFolder, mode: RecordMode, comparer: SnapshotComparer = SnapshotComparer()) {
        self.folder = folder
        self.mode = mode
        self.comparer = comparer
    }

    /// Compares a snapshot with its golden file, and records it where that is to be done.
    package func verify(_ snapshot: Snapshot) -> SnapshotResult {
        // 1. What is there to compare with?
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

    /// Compares many snapshots with their golden files at the same time; the results come in the order of the snapshots.
    ///
    /// - Parameter jobs: How many are compared at once; one for each processor where nothing is said.
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
            // What nobody could read would be the same as itself for ever.
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
        // 2. Is it the same?
        let new = SourceText(name: result.snapshot.name.description, bytes: result.snapshot.bytes)
        do throws(UnreadableSnapshot) {
            guard let difference = try comparer.difference(of: new, from: golden, as: result.snapshot.format) else {
                if mode == .all, golden.bytes != new.bytes { return record(&result, isNew: false) }
                result.outcome = .same
                if mode != .never { folder.removePending(result.snapshot.name, result.snapshot.format) }
                return
            }
            result.outcome = .different(difference)
        } catch {
            result.outcome = .failed(error.finding)
            // What nobody can read is no golden file, whatever stands there now.
            if error.side == .snapshot { return }
        }
        // 3. What differs is recorded, waits, or only fails.
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
    /// What was made.
    package let snapshot: Snapshot
    /// The path of its golden file.
    package let path: String
    /// How it went.
    package var outcome = Outcome.same
    /// The golden file as it was before.
    package var golden: SourceText?
    /// The path of the pending file that was written.
    package var pendingPath: String?
    /// Why the pending file couldn't be written.
    package var pendingFailure: Finding?

    /// The outcome for a snapshot.
    package enum Outcome: Sendable {
        /// It is as its golden file.
        case same
        /// The golden file was written; `isNew` says whether there was none.
        case recorded(isNew: Bool)
        /// It differs.
        case different(SnapshotDifference)
        /// It couldn't be compared or recorded.
        case failed(Finding)
    }

    /// A result for the golden file at a path.
    package init(_ snapshot: Snapshot, path: String, _ outcome: Outcome = .same) {
        self.snapshot = snapshot
        self.path = path
        self.outcome = outcome
    }
}
