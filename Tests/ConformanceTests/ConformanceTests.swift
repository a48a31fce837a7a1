import Foundation
import Testing

/// The conformance data, with one test for each file.
///
/// To read another folder, set `GRIDPRESS_CONFORMANCE_DIR`. To print all differences with their number for each case,
/// set `GRIDPRESS_ALL=1`.
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
        let run = ConformanceRun(file)
        let listsAll = ProcessInfo.processInfo.environment["GRIDPRESS_ALL"] == "1"
        if !run.problems.isEmpty { Issue.record("\(run.report(listsAll: listsAll))") }
        if listsAll, let known = run.knownDifferences { print(known) }
        print("\(name): \(file.cases.count) cases ran")
    }
}
