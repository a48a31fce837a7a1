/// A collector of findings during layout.
///
/// It keeps each finding once, and a limited number of each kind.
package final class FindingCollector {
    private(set) var findings: [Finding] = []
    /// The number of times that each finding was added.
    private var times: [Finding: Int] = [:]
    private var counts: [Finding.Code: Int] = [:]
    private static let mostOfOneKind = 100
    /// The findings about content that may never be drawn, while it is built; `nil` at other times.
    private var deferred: DeferredFindings?

    package func add(
        _ code: Finding.Code,
        _ severity: Finding.Severity,
        at place: Finding.Location? = nil,
        _ message: String,
        fix: String? = nil,
        subject: String? = nil
    ) {
        add(Finding(code, severity, at: place, message, fix: fix, subject: subject))
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

    /// Adds a finding unless one with its code was added before.
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

    /// Builds content that may never be drawn, and returns it with its findings.
    func deferring<Result>(_ make: () -> Result) -> (result: Result, deferred: DeferredFindings) {
        let outer = deferred
        deferred = DeferredFindings()
        defer { deferred = outer }
        let result = make()
        return (result, deferred ?? DeferredFindings())
    }

    /// Adds deferred findings.
    func report(_ deferred: DeferredFindings) {
        for entry in deferred.entries {
            if entry.isOnce { addOnce(entry.finding) } else { add(entry.finding) }
        }
    }

    /// The findings, with a note for each kind that has too many to list.
    ///
    /// Repeated views often have the same finding. It is listed once, with its count.
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

    /// Returns a finding with the number of views that it applies to, if it applies to several.
    private func counted(_ finding: Finding) -> Finding {
        finding.location == nil ? finding : finding.occurring(times[finding] ?? 1)
    }
}
