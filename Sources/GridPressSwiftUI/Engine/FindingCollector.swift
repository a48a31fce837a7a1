/// A collector of findings during layout: each finding once, and a limited number of each kind.
package final class FindingCollector {
    private(set) var findings: [Finding] = []
    /// The number of times that each finding was added.
    private var times: [Finding: Int] = [:]
    private var counts: [Finding.Code: Int] = [:]
    private static let mostOfOneKind = 100
    /// What waits to be told, while something is made that may never be drawn.
    private var deferred: DeferredFindings?

    package func add(
        _ code: Finding.Code,
        _ severity: Finding.Severity,
        at place: Finding.Location? = nil,
        _ message: String,
        fix: String? = nil
    ) {
        add(Finding(code, severity, at: place, message, fix: fix))
    }

    package func add(_ finding: Finding) {
        if deferred != nil {
            deferred?.entries.append(DeferredFindings.Entry(finding: finding, isOnce: false))
            return
        }
        times[finding, default: 0] += 1
        guard times[finding] == 1 else { return }
        let count = counts[finding.code, default: 0] + 1
        counts[finding.code] = count
        if count <= Self.mostOfOneKind { findings.append(finding) }
    }

    /// Adds a finding unless there is one of its kind.
    func addOnce(_ finding: Finding) {
        if deferred != nil {
            deferred?.entries.append(DeferredFindings.Entry(finding: finding, isOnce: true))
        } else if counts[finding.code] == nil {
            add(finding)
        }
    }

    /// The findings about content that isn't drawn yet, to be reported if it is drawn.
    package struct DeferredFindings {
        fileprivate struct Entry {
            var finding: Finding
            var isOnce: Bool
        }

        fileprivate var entries: [Entry] = []
    }

    /// Makes something that may never be drawn, and keeps what is noticed about it.
    func deferring<Result>(_ make: () -> Result) -> (result: Result, deferred: DeferredFindings) {
        let outer = deferred
        deferred = DeferredFindings()
        defer { deferred = outer }
        let result = make()
        return (result, deferred ?? DeferredFindings())
    }

    /// Adds what was kept.
    func report(_ deferred: DeferredFindings) {
        for entry in deferred.entries {
            if entry.isOnce { addOnce(entry.finding) } else { add(entry.finding) }
        }
    }

    /// The findings, with a note for each kind of which there were too many to list.
    ///
    /// Views of a repetition often have the same finding. It is listed once, with its number.
    var summary: [Finding] {
        let floods = counts.filter { $0.value > Self.mostOfOneKind }.sorted { $0.key.rawValue < $1.key.rawValue }
        return findings.map(counted)
            + floods.map { code, count in
                let hidden = count - Self.mostOfOneKind
                return Finding(
                    code,
                    .note,
                    hidden == 1
                        ? "1 more finding of this kind isn't shown."
                        : "\(hidden) more findings of this kind aren't shown."
                )
            }
    }

    /// Returns a finding about views with the number of them, if they are several.
    private func counted(_ finding: Finding) -> Finding {
        finding.location == nil ? finding : finding.occurring(times[finding] ?? 1)
    }
}
