/// What running the cases of a file brought to light.
struct ConformanceRun {
    /// The cases that failed, each as a sentence.
    let problems: [String]

    /// Runs a file.
    init(_ file: CaseFile) {
        guard !file.cases.isEmpty else {
            problems = ["the file holds no case"]
            return
        }
        problems = file.cases.flatMap { testCase in
            Interpreter.failures(of: testCase, in: file.name).map { "\(testCase.id): \($0)" }
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
}
