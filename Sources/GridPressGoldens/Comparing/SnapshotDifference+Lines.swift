extension SnapshotDifference {
    /// Returns the difference as lines of text, the most important changes first.
    ///
    /// - Parameter limit: The maximum number of lines.
    package func lines(atMost limit: Int = 10) -> [String] {
        let lines = changes.map(\.line)
        let remarks = remark.map { [$0] } ?? []
        let most = limit - remarks.count
        guard lines.count > most, limit > 0 else { return lines + remarks }
        let rest =
            "and \(lines.count - max(most - 1, 0)) more differences; `gridpress snapshot report` draws them on a page, and "
            + "`--diagnostics json` lists all"
        return lines.prefix(max(most - 1, 0)) + [rest] + remarks
    }
}

extension SnapshotDifference {
    /// The difference as data for programs.
    var records: [Finding.Record] {
        [("cause", causes), ("consequence", consequences), ("rest", rest)].flatMap { role, changes in
            changes.map { change in
                var record = Finding.Record()
                record.add("role", .text(role))
                record.add("kind", .text(change.kind.rawValue))
                record.add("subject", .text(change.subject))
                record.add("property", change.property.map(Finding.Record.Value.text))
                record.add("old", change.old.map(Finding.Record.Value.text))
                record.add("new", change.new.map(Finding.Record.Value.text))
                record.add("difference", change.difference.map(Finding.Record.Value.number))
                record.add("result", change.result.map(Finding.Record.Value.text))
                record.add("members", change.members.isEmpty ? nil : .texts(change.members))
                record.add("at", change.location.map(Finding.Record.Value.location))
                return record
            }
        }
    }
}

extension SnapshotResult {
    /// The finding about the result; `nil` if the snapshot equals its golden file or was recorded.
    package var finding: Finding? {
        switch outcome {
        case .same, .recorded: return nil
        case .failed(let finding): return finding
        case .different(let difference):
            let lines = difference.lines(atMost: 10)
            var finding = Finding(
                .snapshotDiffers,
                .error,
                at: difference.changes.first?.location ?? .file(path),
                lines.first ?? "The file differs.",
                fix: pendingPath.map { "Look at \($0), and accept it if the change is intended." }
            )
            finding.details = Array(lines.dropFirst())
            finding.changes = difference.records
            return finding
        }
    }
}
