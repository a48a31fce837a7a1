/// Collects what is noticed while a figure is laid out: each finding once, and no flood of one kind.
final class FindingCollector {
    private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []
    private var counts: [Finding.Code: Int] = [:]
    private static let mostOfOneKind = 100
    /// What waits to be told, while something is made that may never be drawn.
    private var held: Held?

    func add(
        _ code: Finding.Code,
        _ severity: Finding.Severity,
        at place: Finding.Place? = nil,
        _ sentence: String,
        fix: String? = nil
    ) {
        add(Finding(code, severity, at: place, sentence, fix: fix))
    }

    func add(_ finding: Finding) {
        if held != nil {
            held?.notes.append(Held.Note(finding: finding, isOnce: false))
            return
        }
        guard known.insert(finding).inserted else { return }
        let count = counts[finding.code, default: 0] + 1
        counts[finding.code] = count
        if count <= Self.mostOfOneKind { findings.append(finding) }
    }

    /// Adds a finding unless there is one of its kind.
    func addOnce(_ finding: Finding) {
        if held != nil {
            held?.notes.append(Held.Note(finding: finding, isOnce: true))
        } else if counts[finding.code] == nil {
            add(finding)
        }
    }

    /// What was noticed while something was made, to be told once that is drawn.
    struct Held {
        fileprivate struct Note {
            var finding: Finding
            var isOnce: Bool
        }

        fileprivate var notes: [Note] = []
    }

    /// Makes something that may never be drawn, and keeps what is noticed about it.
    func holding<Result>(_ make: () -> Result) -> (result: Result, held: Held) {
        let outer = held
        held = Held()
        defer { held = outer }
        let result = make()
        return (result, held ?? Held())
    }

    /// Adds what was kept.
    func tell(_ held: Held) {
        for note in held.notes {
            if note.isOnce { addOnce(note.finding) } else { add(note.finding) }
        }
    }

    /// The findings, with a note for each kind of which there were too many to list.
    var summary: [Finding] {
        let floods = counts.filter { $0.value > Self.mostOfOneKind }.sorted { $0.key.rawValue < $1.key.rawValue }
        return findings
            + floods.map { code, count in
                Finding(code, .note, "There are \(count - Self.mostOfOneKind) more findings of this kind.")
            }
    }
}
