/// The result of running all cases of a file.
struct ConformanceRun {
    /// The differences of a case from its data, each as a sentence.
    struct Differences {
        let id: String
        let sentences: [String]
    }

    private let name: String
    /// The failed cases, in their order.
    private let failed: [Differences]
    /// The cases whose differences are known, in their order.
    private let known: [Differences]

    /// The failed checks, each as a sentence.
    var problems: [String] { failed.flatMap { failed in failed.sentences.map { "\(failed.id): \($0)" } } }

    /// Runs all cases of a file.
    ///
    /// A file without cases is a problem, too.
    init(_ file: CaseFile) {
        name = file.name
        guard !file.cases.isEmpty else {
            failed = [Differences(id: file.name, sentences: ["the file holds no case"])]
            known = []
            return
        }
        failed = file.cases.compactMap { testCase in
            Differences(id: testCase.id, sentences: Interpreter.failures(of: testCase, in: file.name)).ifAny
        }
        known = file.cases.compactMap { testCase in
            Differences(id: testCase.id, sentences: Interpreter.knownDifferences(of: testCase, in: file.name)).ifAny
        }
    }

    /// Returns the failed checks as text: the first 20, or all of them with their number for each case.
    func report(listsAll: Bool) -> String {
        let count = "\(name): \(problems.count) problems"
        if listsAll { return "\(count) in \(failed.count) cases:\n" + Self.list(failed) }
        let first = "\(count), the first of them:\n\(problems.prefix(20).joined(separator: "\n"))"
        return problems.count > 20 ? first + "\nGRIDPRESS_ALL=1 prints all of them." : first
    }

    /// The known differences as text, with their number for each case; `nil` if there are none.
    var knownDifferences: String? {
        known.isEmpty ? nil : "\(name): \(known.count) cases differ as expected:\n" + Self.list(known)
    }

    private static func list(_ cases: [Differences]) -> String {
        cases.map { differing in
            let count = differing.sentences.count
            return
                (["\(differing.id): \(count) difference\(count == 1 ? "" : "s")"]
                + differing.sentences.map { "    \($0)" })
                .joined(separator: "\n")
        }
        .joined(separator: "\n")
    }
}

extension ConformanceRun.Differences {
    /// The differences; `nil` if there are none.
    fileprivate var ifAny: Self? { sentences.isEmpty ? nil : self }
}

/// The choice of the interpreter that runs a case.
///
/// For a new kind of case, add an interpreter in a separate file, and a line here.
enum Interpreter {
    /// Returns the failed checks of a case, or an empty array if it passes.
    static func failures(of testCase: CaseFile.Case, in file: String) -> [String] {
        do {
            switch (file, testCase.kind) {
            case ("swiftui.json", "lazyColumns"): return try LazyColumnsCase(testCase).failures()
            case ("swiftui.json", "layout"): return try LayoutCase(testCase).failures()
            case ("track-grid.json", _): return try TrackGridCase(testCase).failures()
            case ("frameup.json", "layout"), ("frameup.json", "layoutFromFULayout"), ("frameup.json", "layoutThatFits"):
                return try FULayoutCase(testCase).failures()
            case ("frameup.json", "scaledView"), ("frameup.json", "overlappingImage"),
                ("frameup.json", "relativePadding"), ("frameup.json", "reader"), ("frameup.json", "smartScrollView"),
                ("frameup.json", "proportionable"):
                return try FrameUpViewCase(testCase).failures()
            case ("frameup.json", _): return try DeviceCase(testCase).failures()
            case ("span-grid.json", _): return try SpanGridCase(testCase).failures()
            case (let name, _) where CaseFile.recordings.contains(name):
                if RecordedView.undrawn[testCase.id] != nil { return [] }
                return try RecordedCase(testCase).failures()
            case ("swiftui.json", "fact"): return try Fact.failures(of: testCase)
            default: return ["unknown kind of case \"\(testCase.kind)\""]
            }
        } catch {
            return ["\(error)"]
        }
    }

    /// Returns the differences of a case whose result is known to differ, or an empty array.
    static func knownDifferences(of testCase: CaseFile.Case, in file: String) -> [String] {
        guard CaseFile.recordings.contains(file), RecordedView.contradicted[testCase.id] != nil else { return [] }
        return (try? RecordedCase(testCase).differences()) ?? []
    }
}
