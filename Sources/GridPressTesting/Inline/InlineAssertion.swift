import GridPressGoldens

/// An assertion about a text in the source of the test.
struct InlineAssertion {
    private let site: CallSite
    private let settings: SnapshotSettings

    /// Creates an assertion.
    ///
    /// Missing settings come from the enclosing scope.
    init(_ site: CallSite, _ settings: SnapshotSettings) {
        self.site = site
        self.settings = settings.filled(from: .around)
    }

    /// Compares a text with the expected text, and reports the result.
    func hold(_ expected: String?, _ draw: () throws(SnapshotFailure) -> String) {
        let framework = TestFramework.running
        do throws(SnapshotFailure) {
            let mode = try settings.mode
            // Literals of several lines don't end with a newline.
            let text = String(try draw().reversed().drop { $0 == "\n" }.reversed())
            framework.report(report(on: text, expected, mode), at: site)
        } catch {
            framework.report(SnapshotReport(error), at: site)
        }
    }

    private func report(on text: String, _ expected: String?, _ mode: RecordMode) -> SnapshotReport {
        var report = SnapshotReport()
        if let expected {
            // 1. The comparison.
            if text == expected { return .silentReport }
            do throws(UnreadableSnapshot) {
                let comparer = SnapshotComparer(tolerance: settings.tolerance ?? SnapshotComparer.defaultTolerance)
                let old = SourceText(name: "the test", bytes: Array(expected.utf8))
                let new = SourceText(name: "the figure", bytes: Array(text.utf8))
                let difference = try comparer.difference(of: new, from: old, as: .text)
                if difference == nil, mode != .all { return .silentReport }
                report.lines = ["The new text differs from the text in the test."]
                report.lines += difference?.lines(atMost: .max).map(\.indented) ?? []
            } catch {
                // Only an empty text is unreadable. It isn't in a file, so the message about files doesn't apply.
                let message = expected.isEmpty ? "The text in the test is empty." : "The text of the figure is empty."
                report = SnapshotReport(SnapshotFailure(Finding(error.finding.code, .error, message)))
            }
            guard mode == .all || mode == .failed else { return report.addingText(text) }
        } else {
            report.lines = ["The test contains no text to compare the new text with."]
            guard mode != .never, mode != .pending else { return report.addingText(text) }
        }
        // 2. A missing or different text is written into the test.
        do throws(InlineRecorder.RecordingError) {
            try InlineRecorder(file: site.path, journals: .current, built: TestExecutable.built)
                .record(text, insteadOf: expected, line: Int(site.line), column: Int(site.column))
            report.verdict = .warning
            report.lines = ["The new text was written into the test. Check that it is correct."]
            return report
        } catch {
            report.lines.append("The text wasn't written into the source. \(error.message)")
            return report.addingText(text)
        }
    }
}

extension SnapshotReport {
    fileprivate static var silentReport: SnapshotReport {
        var report = SnapshotReport()
        report.verdict = .silent
        return report
    }

    /// Returns the report with the closure that the test would need.
    fileprivate func addingText(_ text: String) -> SnapshotReport {
        var report = self
        report.lines += ["If the new text is intended, use this trailing closure:", "{"]
        report.lines += InlineLiteral.lines(of: text).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        return report
    }
}
