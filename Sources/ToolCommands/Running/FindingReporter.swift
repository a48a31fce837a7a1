/// A reporter that writes errors as soon as their file is processed, and similar warnings and notes in one line at the
/// end.
///
/// JSON is one list at the end. Only the human-readable format has lines for similar findings.
package struct FindingReporter {
    /// The appearance of reports.
    package struct Style {
        /// The output format.
        package var format = FindingFormat.human
        /// Whether similar findings are written in one line.
        package var groupsFindings = false
        /// Whether text is colored.
        package var isColored = false
        /// The number of columns of the terminal; `nil` without a terminal.
        package var columns: Int?
    }

    private let style: Style
    private let write: (String) throws -> Void
    private let earlier: Set<Finding.Identity>?
    private var waiting: [Finding] = []
    private var groups = GroupedFindings()
    private var counts: [Finding.Severity: Int] = [:]
    private var files = (all: 0, withFindings: 0, written: 0)
    /// The identities of all findings so far.
    package private(set) var identities: Set<Finding.Identity> = []
    /// The most severe exit code so far.
    package private(set) var exit = ExitCode.fine

    /// Creates a reporter with a style.
    ///
    /// - Parameters:
    ///   - style: The appearance of the report.
    ///   - earlier: The findings of the last run of a watching command; `nil` for other runs. The human-readable format
    ///     omits warnings and notes among them, and ends with the number of new findings.
    ///   - write: A closure that writes a part of the report.
    package init(_ style: Style, since earlier: Set<Finding.Identity>? = nil, write: @escaping (String) throws -> Void)
    {
        self.style = style
        self.earlier = earlier
        self.write = write
    }

    /// Adds the findings of a file.
    ///
    /// The human-readable format includes the source lines.
    package mutating func add(_ findings: [Finding], in source: SourceText?) throws {
        files.all += 1
        exit = max(exit, ExitCode(of: findings))
        guard !findings.isEmpty else { return }
        files.withFindings += 1
        for finding in findings {
            counts[finding.severity, default: 0] += 1
            identities.insert(finding.identity)
        }
        switch style.format {
        case .json: waiting += findings
        case .short, .github: try write(style.format.print(findings))
        case .human: try addForPeople(findings, in: source)
        }
    }

    private mutating func addForPeople(_ findings: [Finding], in source: SourceText?) throws {
        var shown: [Finding] = []
        for finding in findings where finding.severity == .error || !(earlier?.contains(finding.identity) ?? false) {
            if style.groupsFindings, let key = FindingGroup.Key(finding) {
                let alone = groups.contains(key) ? "" : text(of: [finding], in: source)
                groups.add(finding, key, alone: alone)
            } else {
                shown.append(finding)
            }
        }
        guard !shown.isEmpty else { return }
        files.written += 1
        try write((files.written > 1 ? "\n" : "") + text(of: shown, in: source))
    }

    private func text(of findings: [Finding], in source: SourceText?) -> String {
        style.format.print(
            findings,
            sources: source.map { [$0] } ?? [],
            isColored: style.isColored,
            columns: style.columns
        )
    }

    /// Ends the report.
    ///
    /// The human-readable format adds a summary if there are several files.
    package func end() throws {
        switch style.format {
        case .json: try write(style.format.print(waiting))
        case .human: try endForPeople()
        case .short, .github: break
        }
    }

    private func endForPeople() throws {
        var parts = groups.single
        if !groups.several.isEmpty {
            let lines = FindingFormat.print(groups.several, isColored: style.isColored, columns: style.columns)
            parts.append(lines + "Use --verbose to list each of them.\n")
        }
        if files.all > 1, files.withFindings > 0 {
            let numbers = Finding.Severity.allCases.reversed().compactMap { severity in
                counts[severity].map { "\($0) \(severity)\($0 == 1 ? "" : "s")" }
            }
            parts.append("\(files.withFindings) of \(files.all) files: \(numbers.joined(separator: ", ")).\n")
        }
        if let earlier { parts += news(since: earlier).map { [$0] } ?? [] }
        guard !parts.isEmpty else { return }
        let text = parts.map { $0.wrapped(columns: style.columns) }.joined(separator: "\n")
        try write((files.written > 0 ? "\n" : "") + text)
    }

    /// Returns the numbers of new, resolved and remaining findings as a sentence; `nil` without findings.
    private func news(since earlier: Set<Finding.Identity>) -> String? {
        let added = identities.subtracting(earlier).count
        let numbers = [
            added == 0 ? "No new findings" : "\(added) new finding\(added == 1 ? "" : "s")",
            earlier.subtracting(identities).count.phrase("resolved"),
            earlier.intersection(identities).count.phrase("as before"),
        ]
        .compactMap(\.self)
        return identities.isEmpty && earlier.isEmpty ? nil : numbers.joined(separator: ", ") + ".\n"
    }
}

extension Int {
    /// Returns the number before a phrase; `nil` for 0.
    fileprivate func phrase(_ phrase: String) -> String? { self == 0 ? nil : "\(self) \(phrase)" }
}

/// Findings that wait for similar findings.
private struct GroupedFindings {
    private var keys: [FindingGroup.Key] = []
    private var groups: [FindingGroup.Key: (group: FindingGroup, text: String)] = [:]

    /// Returns whether there is a similar finding.
    func contains(_ key: FindingGroup.Key) -> Bool { groups[key] != nil }

    /// Adds a finding.
    ///
    /// - Parameter text: The text of the first finding of a group, in case it stays alone.
    mutating func add(_ finding: Finding, _ key: FindingGroup.Key, alone text: String) {
        if groups[key] == nil {
            keys.append(key)
            groups[key] = (FindingGroup(finding), text)
        } else {
            groups[key]?.group.add(finding)
        }
    }

    /// The texts of findings without similar ones.
    var single: [String] { keys.compactMap { groups[$0]!.group.findings.count == 1 ? groups[$0]!.text : nil } }

    /// The groups of several findings.
    var several: [FindingGroup] { keys.compactMap { groups[$0]!.group.findings.count > 1 ? groups[$0]!.group : nil } }
}
