/// What running the cases of a file brought to light.
struct ConformanceRun {
    /// How many cases had to pass: all that lie in no known gap.
    private(set) var ran = 0
    /// Cases that failed, and gaps that are none any more, each as a sentence.
    private(set) var problems: [String] = []

    /// Runs a file.
    ///
    /// - Parameter needsEveryGap: Whether each gap has to hold a case. The repository's own data shows every gap; other
    ///   data needn't.
    init(_ file: CaseFile, gaps: [KnownGap], needsEveryGap: Bool) {
        if file.cases.isEmpty { problems.append("the file holds no case") }
        var tallies = gaps.filter { $0.file == file.name }.map { Tally(gap: $0) }
        for testCase in file.cases {
            let failures = Interpreter.failures(of: testCase, in: file.name)
            let own = tallies.indices.filter { tallies[$0].gap.contains(testCase) }
            for index in own { tallies[index].count(isFailure: !failures.isEmpty) }
            if own.isEmpty {
                ran += 1
                problems += failures.map { "\(testCase.id): \($0)" }
            }
        }
        for tally in tallies where tally.failures == 0 && (needsEveryGap || tally.cases > 0) {
            problems.append(
                "all \(tally.cases) cases of \(tally.gap) pass: it is no gap, remove it from KnownGaps.swift"
            )
        }
    }

    private struct Tally {
        let gap: KnownGap
        var cases = 0
        var failures = 0

        mutating func count(isFailure: Bool) {
            cases += 1
            if isFailure { failures += 1 }
        }
    }
}

/// Finds who can run a case.
///
/// A new kind of case gets an interpreter in a file of its own, and a line here.
enum Interpreter {
    /// What is wrong with the answer to a case; empty where it passes.
    static func failures(of testCase: CaseFile.Case, in file: String) -> [String] {
        do {
            switch (file, testCase.kind) {
            case ("swiftui.json", "lazyColumns"): return try LazyColumnsCase(testCase).failures()
            case ("swiftui.json", "layout"): return try LayoutCase(testCase).failures()
            case ("track-grid.json", _): return try TrackGridCase(testCase).failures()
            case ("swiftui.json", "fact"): return try Fact.failures(of: testCase)
            default: return ["nothing runs cases of the kind “\(testCase.kind)”"]
            }
        } catch {
            return ["\(error)"]
        }
    }
}
