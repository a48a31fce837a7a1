import GridPressProperties
import GridPressSnapshots
import SafetySupport
import Testing
import XMLReading

@Suite("xUnit reports of snapshots")
struct XUnitTests {
    private func read(_ results: [SnapshotResult]) throws -> XMLElement {
        let text = XUnitReport(results).text()
        return try XMLDocument(SourceText(name: "results.xml", bytes: Array(text.utf8))).root
    }

    @Test("have a suite for each folder and a case for each file")
    func suites() throws {
        let picture = ReportCase.picture()
        let broken = Finding(.unreadableGolden, .error, "It is a folder.")
        let root = try read([
            ReportCase.result("g/a.svg", old: picture, new: picture),
            ReportCase.result("g/deep/b.svg", old: nil, new: picture),
            ReportCase.result("g/c.svg", old: picture, new: ReportCase.picture(width: 24)),
            SnapshotResult(Snapshot(SnapshotName(["d"]), .svg, ""), path: "g/d.svg", .failed(broken)),
            SnapshotResult(Snapshot(SnapshotName(["e"]), .svg, ""), path: "g/e.svg", .recorded(isNew: true)),
        ])
        #expect(root.name == "testsuites" && root["tests"] == "5")
        #expect(root["failures"] == "2" && root["errors"] == "1" && root["skipped"] == "1")
        #expect(root.elements.map { $0["name"] } == ["g", "g/deep"])
        #expect(root.elements[0].elements.map { $0["name"] } == ["a.svg", "c.svg", "d.svg", "e.svg"])
        #expect(root.elements[0].elements.map { $0.elements.first?.name } == [nil, "failure", "error", "skipped"])
        let failure = try #require(root.elements[0].elements[1].elements.first)
        #expect(failure["type"] == "snapshot.different" && failure["message"]?.contains("width=\"24\"") == true)
    }

    @Test("are read back with the names that files have")
    func hostileNames() {
        forEach(HostileText.all) { hostile, check in
            let path = "g/" + hostile.text
            let root = try read([
                ReportCase.result(path, old: ReportCase.picture(), new: ReportCase.picture(width: 24)),
                ReportCase.result(path, old: nil, new: hostile.text),
            ])
            check.equal(Set(root.elements.map(\.name)), ["testsuite"])
            let cases = root.elements.flatMap(\.elements)
            check.equal(cases.map(\.name), ["testcase", "testcase"])
            check(cases.allSatisfy { $0.elements.count == 1 }, "A case has no result, or several.")
        }
    }
}
