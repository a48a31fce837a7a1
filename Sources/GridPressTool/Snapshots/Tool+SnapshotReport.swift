extension Tool {
    /// Runs the `snapshot report` command, which shows all pending files below some folders on a page.
    func reportSnapshots(_ words: CommandArguments) throws -> ExitCode {
        let files = try PendingSelection(words.operands).files
        context.prepare(false)
        var report = try messageReport(words)
        let results = compared(files, SnapshotComparer(words))
        try write(SnapshotPage(results).html(), to: words[.page] ?? "-", &report)
        try report.end()
        return report.exit
    }

    /// Compares pending files with their golden files, several at the same time.
    func compared(_ files: [PendingFile], _ comparer: SnapshotComparer) -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        ParallelMap(jobs: Self.processors).run(files.count) {
            files[$0].compared(by: comparer)
        } report: {
            results.append($1)
        }
        return results
    }
}
