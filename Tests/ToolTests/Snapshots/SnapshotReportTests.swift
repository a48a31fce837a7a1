import Foundation
import SafetySupport
import Testing

@testable import GridPressTool

@Suite("The report of pending files")
struct SnapshotReportTests {
    @Test("is a page about those that differ, in a file or on standard output")
    func page() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.write(Cards.card(width: 44), to: "card")
        _ = scratch.check()
        let shown = run("snapshot", "report", scratch.path)
        #expect(shown.exit == .fine && PageCheck(html: shown.output).complaints == [])
        #expect(shown.output.contains("goldens/card.svg") && !shown.output.contains("wide.svg"))
        let file = scratch.path + "report.html"
        #expect(run("snapshot", "report", scratch.path, "-o", file).output.isEmpty)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
        #expect(run("snapshot", "report", scratch.path, "-o", "/none/report.html").exit == .cannotCreate)
        #expect(run("snapshot", "report", scratch.path + "none").exit == .noInput)
    }

    @Test("has a place for pending files that can't be read")
    func unreadable() throws {
        let folder = try ScratchFolder(["a.pending.svg": "", "b.pending.txt": "\u{0}"])
        let page = run("snapshot", "report", folder.path)
        #expect(page.exit == .fine && PageCheck(html: page.output).complaints == [])
        #expect(page.output.contains("a.svg") && page.output.contains("b.txt"))
    }
}
