import Foundation
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
        #expect(!file.cases.isEmpty, "\(name) holds no case")

        var ran = 0
        var gaps: [(gap: KnownGap, cases: Int, failures: Int)] = KnownGap.all.map { ($0, 0, 0) }
        for testCase in file.cases {
            let failures = Interpreter.failures(of: testCase, in: name)
            let own = gaps.indices.filter { gaps[$0].gap.contains(testCase, of: name) }
            if own.isEmpty {
                ran += 1
                for failure in failures { Issue.record("\(name): \(testCase.id): \(failure)") }
            }
            for index in own {
                gaps[index].cases += 1
                if !failures.isEmpty { gaps[index].failures += 1 }
            }
        }
        for gap in gaps where gap.cases > 0 && gap.failures == 0 {
            Issue.record("All \(gap.cases) cases of a known gap pass: remove \(gap.gap) from KnownGaps.swift")
        }
        print("\(name): \(ran) of \(file.cases.count) cases ran")
    }
}

/// Finds who can run a case.
enum Interpreter {
    /// What is wrong with the answer to a case; empty where it passes.
    static func failures(of testCase: CaseFile.Case, in file: String) -> [String] {
        do {
            switch (file, testCase.kind) {
            case ("swiftui.json", "layout"): return try LayoutCase(testCase.data).failures()
            case ("swiftui.json", "fact"): return try Fact.failures(of: testCase)
            default: return ["nothing runs cases of the kind “\(testCase.kind)”"]
            }
        } catch {
            return ["\(error)"]
        }
    }
}
