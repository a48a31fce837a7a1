import Testing

/// Runs the conformance data: one test for each file.
///
/// `GRIDPRESS_CONFORMANCE_DIR` names another folder to read.
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

    private func run(_ name: String) throws {
        let file = try CaseFile(name)
        for problem in ConformanceRun(file).problems { Issue.record("\(name): \(problem)") }
        print("\(name): \(file.cases.count) cases ran")
    }
}
