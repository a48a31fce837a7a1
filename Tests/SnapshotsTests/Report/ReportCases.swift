import GridPressSnapshots
import SampleFigures

/// The results of comparisons for tests of reports.
enum ReportCase {
    /// Returns the result of comparing two files at a path.
    ///
    /// A golden file of `nil` is missing.
    static func result(
        _ path: String,
        _ format: SnapshotFormat = .svg,
        old: String?,
        new: String
    ) -> SnapshotResult {
        let snapshot = Snapshot(SnapshotName(path: path), format, new)
        guard let old else {
            return SnapshotResult(
                snapshot,
                path: path,
                .failed(Finding(.missingGolden, .error, "The golden file is missing."))
            )
        }
        let golden = SourceText(name: path, bytes: Array(old.utf8))
        let source = SourceText(name: path, bytes: snapshot.bytes)
        var outcome = SnapshotResult.Outcome.same
        do throws(UnreadableSnapshot) {
            let difference = try SnapshotComparer().difference(of: source, from: golden, as: format)
            if let difference { outcome = .different(difference) }
        } catch {
            outcome = .failed(error.finding)
        }
        var result = SnapshotResult(snapshot, path: path, outcome)
        result.golden = golden
        return result
    }

    /// Returns two pictures of a sample: the original one, and one that is wider by 24 points.
    static func changed(_ sample: SampleFigure) throws -> (old: String, new: String) {
        var figure = sample.make()
        let old = try figure.svg(embedsLayoutRecord: true)
        figure.width = try figure.drawing().size.width + 24
        return (old, try figure.svg(embedsLayoutRecord: true))
    }

    /// Returns a small picture of a rectangle with a width, additional markup and a style.
    static func picture(width: Int = 20, more: String = "", style: String = "") -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"gabc\" width=\"60\" height=\"30\" viewBox=\"0 0 60 30\">"
            + "<style>\(style)</style><rect x=\"4\" y=\"4\" width=\"\(width)\" height=\"8\" fill=\"#4c8dd6\"/>\(more)</svg>"
    }
}
