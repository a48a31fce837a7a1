/// The results of all snapshots of a check.
struct SnapshotTally {
    /// The results, in order.
    private(set) var results: [SnapshotResult] = []
    private var counts = (same: 0, recorded: 0, different: 0, missing: 0, failed: 0)
    private let keepsPictures: Bool

    /// Creates an empty tally.
    ///
    /// - Parameter keepsPictures: Whether different results keep the new picture and the golden file.
    init(keepsPictures: Bool) { self.keepsPictures = keepsPictures }

    /// Adds the result of a document, with the path of its golden file.
    mutating func add(_ file: FileResult, _ path: String) {
        let result = file.snapshot ?? undrawn(file, path)
        switch result.outcome {
        case .same: counts.same += 1
        case .recorded: counts.recorded += 1
        case .different: counts.different += 1
        case .failed(let finding) where finding.code == .missingGolden: counts.missing += 1
        case .failed: counts.failed += 1
        }
        results.append(keepsPictures && result.isFailure ? result : result.withoutPictures)
    }

    /// Returns the failed result of a document that couldn't be drawn.
    private func undrawn(_ file: FileResult, _ path: String) -> SnapshotResult {
        let gravest = file.findings.max { $0.severity < $1.severity }
        let nothing = Snapshot(SnapshotName(path: path), .svg, bytes: [])
        return SnapshotResult(
            nothing,
            path: path,
            .failed(gravest ?? Finding(.snapshotDiffers, .error, "The document can't be drawn."))
        )
    }

    /// The numbers of results by kind, as a sentence.
    var summary: String {
        let parts = [
            (counts.same, "unchanged"), (counts.recorded, "recorded"), (counts.different, "different"),
            (counts.missing, "without a golden file"), (counts.failed, "failed"),
        ]
        .filter { $0.0 > 0 }.map { "\($0) \($1)" }
        return "\(results.count) snapshot\(results.count == 1 ? "" : "s"): \(parts.joined(separator: ", ")).\n"
    }
}

extension SnapshotResult {
    /// The result without its pictures, to save memory until the report.
    fileprivate var withoutPictures: SnapshotResult {
        SnapshotResult(Snapshot(snapshot.name, snapshot.format, bytes: []), path: path, outcome)
    }
}
