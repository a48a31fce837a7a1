/// The result of running all cases of a file.
struct ConformanceRun {
    /// The failed checks, each as a sentence.
    let problems: [String]

    /// Runs all cases of a file.
    ///
    /// A file without cases is a problem, too.
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
}
