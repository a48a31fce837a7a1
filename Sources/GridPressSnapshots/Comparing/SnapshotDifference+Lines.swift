extension Change {
    /// The change in a line, such as `column 2 of the grid "cards": width 68 → 80 (+12)`.
    package var line: String {
        var text = subject
        let values = [old, new].compactMap(\.self)
        switch kind {
        // What several things have in common is a sentence.
        case .changed where values.isEmpty && result == nil: text += property.map { " \($0)" } ?? " changed"
        case .changed: text += ":" + (property.map { " \($0)" } ?? "")
        case .added: text += (property.map { ": \($0)" } ?? "") + (isAboutSeveral ? " are new" : " is new")
        case .removed: text += (property.map { ": \($0)" } ?? "") + (isAboutSeveral ? " are gone" : " is gone")
        case .moved: text += " moved" + (property.map { " \($0)" } ?? "")
        }
        if kind != .changed, !values.isEmpty { text += ":" }
        if !values.isEmpty { text += " " + values.joined(separator: " → ") }
        if let difference, difference.described != "0" {
            text += " (\(difference > 0 ? "+" : "")\(difference.described))"
        }
        if let result { text += (values.isEmpty ? " " : ", ") + result }
        if !members.isEmpty { text += ": " + Self.listed(members) }
        return text
    }

    /// Whether it happened to several things.
    private var isAboutSeveral: Bool { !members.isEmpty || subject.hasPrefix("lines ") }

    /// Some names, of which only the first few are told.
    private static func listed(_ names: [String]) -> String {
        let shown = 3
        guard names.count > shown + 1 else { return names.joined(separator: ", ") }
        return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
    }
}

extension Double {
    /// The number with three decimals at most, as people read it.
    package var described: String {
        let rounded = (self * 1000).rounded() / 1000
        guard rounded.isFinite else { return "\(self)" }
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
        return "\(rounded)"
    }
}

extension SnapshotDifference {
    /// The difference in lines, at most so many: what changed first.
    package func lines(atMost limit: Int = 10) -> [String] {
        let lines = changes.map(\.line)
        let remarks = remark.map { [$0] } ?? []
        let most = limit - remarks.count
        guard lines.count > most, limit > 0 else { return lines + remarks }
        return lines.prefix(max(most - 1, 0)) + ["and \(lines.count - max(most - 1, 0)) more differences"] + remarks
    }
}

extension SnapshotDifference {
    /// The difference as data, for programs.
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
    /// What there is to say about it; `nil` where all is well.
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
