import Testing

/// The conformance data, with one test for each file.
///
/// To read another folder, set `GRIDPRESS_CONFORMANCE_DIR`.
@Suite("Conformance")
struct ConformanceTests {
    @Test("Layouts are those of SwiftUI: swiftui.json")
    func swiftUI() throws { try run("swiftui.json") }

    @Test("Track grids are those of exyte/Grid: track-grid.json")
    func trackGrid() throws { try run("track-grid.json") }

    @Test("FrameUp's layouts are its own: frameup.json")
    func frameUp() throws { try run("frameup.json") }

    @Test("Span grids are SpanGrid's: span-grid.json")
    func spanGrid() throws { try run("span-grid.json") }

    @Test("Views come out as SwiftUI was seen to draw them", arguments: CaseFile.recordings)
    func recordings(name: String) throws { try run(name) }

    private func run(_ name: String) throws {
        let file = try CaseFile(name)
        let problems = ConformanceRun(file).problems
        if !problems.isEmpty {
            let first = problems.prefix(20).joined(separator: "\n")
            Issue.record("\(name): \(problems.count) problems, the first of them:\n\(first)")
        }
        print("\(name): \(file.cases.count) cases ran")
    }
}
