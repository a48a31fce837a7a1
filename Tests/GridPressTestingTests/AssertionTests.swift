import GridPressProperties
import GridPressTesting
import Testing

@Suite("Assertions of snapshots", .snapshots(record: .missing))
struct AssertionTests {
    private let figure = Figure("Two stripes", width: 60, height: 20) {
        HStack {
            Color.red; Color.blue
        }
    }
    private let other = Figure("Two stripes", width: 90, height: 20) {
        HStack {
            Color.red; Color.blue
        }
    }

    @Test("hold a figure against a golden file that is called after its test")
    func twoStripes() {
        assertSnapshot(of: figure, as: .svg)
        assertSnapshot(of: figure, as: .json)
        assertSnapshot(of: figure, as: .text(columns: 40))
        assertSnapshot(of: figure, as: .accessibility)
        assertSnapshot(of: figure, as: .html, named: "page")
        assertSnapshot(of: figure, as: .html(mode: .boxes), named: "boxes")
    }

    @Test("take views, drawings and texts too")
    func otherThings() throws {
        let folder = try ScratchFolder()
        let issues = try recordedIssues {
            assertSnapshot(of: Color.red, as: .svg, width: 20, height: 10, named: "view", in: folder.path)
            assertSnapshot(of: try figure.drawing(), as: .json, named: "drawing", in: folder.path)
            assertSnapshot(of: "<a/>", as: .svg, named: "text", in: folder.path)
        }
        #expect(issues.map(\.severity) == [.warning, .warning, .warning])
        #expect(try folder.names() == ["drawing.json", "text.svg", "view.svg"])
        #expect(try folder.text("text.svg") == "<a/>")
    }

    @Test("fail at their own line, with what changed, and leave a pending file")
    func difference() throws {
        let folder = try ScratchFolder()
        _ = try recordedIssues { assertSnapshot(of: try figure.svg(), as: .svg, named: "a", in: folder.path) }
        let recorded = try folder.text("a.svg")
        let message = failure(at: #line + 1) {
            assertSnapshot(
                of: other,
                as: .svg(embedsLayoutRecord: false),
                named: "a",
                record: .missing,
                in: folder.path
            )
        }
        // Another call for the same file fails, regardless of the figure.
        #expect(message?.contains("Two snapshots use the golden file") == true)
        #expect(try folder.names() == ["a.svg"] && folder.text("a.svg") == recorded)

        try folder.write(recorded, to: "b.svg")
        let difference = failure(at: #line + 1) {
            assertSnapshot(
                of: other,
                as: .svg(embedsLayoutRecord: false),
                named: "b",
                record: .missing,
                in: folder.path
            )
        }
        let lines = try #require(difference).split(separator: "\n")
        #expect(lines.first == "The snapshot differs from its golden file.")
        #expect(lines.contains { $0.hasPrefix("  ") && $0.contains("60") && $0.contains("90") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("pending file: ") && $0.hasSuffix("b.pending.svg") })
        #expect(lines.last?.contains("gridpress snapshot review") == true)
        #expect(try folder.text("b.svg") == recorded && folder.text("b.pending.svg") == other.svg())
    }

    @Test("fail where the figure can't be drawn, and record nothing of one that is wrong")
    func noPicture() throws {
        let folder = try ScratchFolder()
        let endless = Figure("Endless", width: .infinity) { Color.red }
        let message = failure(at: #line + 1) {
            assertSnapshot(of: endless, as: .svg, named: "a", record: .all, in: folder.path)
        }
        #expect(message?.contains("[figure.") == true, "\(message ?? "")")

        var wrong = try figure.drawing()
        wrong.findings = [
            Finding(Finding.Code(rawValue: "test.wrong"), .error, "It is wrong."),
            Finding(Finding.Code(rawValue: "test.odd"), .warning, "It is odd."),
        ]
        let found = failure(at: #line + 1) {
            assertSnapshot(of: wrong, as: .svg, named: "b", record: .all, in: folder.path)
        }
        #expect(found == "It is wrong. [test.wrong]")
        #expect(try folder.names().isEmpty)
    }

    @Test("tell the issue of a helper at the helper's caller, and record for the test that runs")
    func helper() throws {
        func assertStripes(_ figure: Figure, in folder: String, line: UInt = #line, column: UInt = #column) {
            assertSnapshot(of: figure, as: .svg, record: .never, in: folder, line: line, column: column)
        }
        let folder = try ScratchFolder()
        let message = failure(at: #line + 1) {
            assertStripes(figure, in: folder.path)
        }
        #expect(message?.contains("helper.svg") == true)
    }

    @Test("say what to do where a test has arguments and figures no names", arguments: [1, 2])
    func arguments(width: Int) throws {
        let folder = try ScratchFolder()
        let message = failure(at: #line + 1) {
            assertSnapshot(of: figure, as: .svg, record: .all, in: folder.path)
        }
        #expect(message?.contains("`named: \"\\(argument)\"`") == true)
        #expect(try folder.names().isEmpty)
        _ = recordedIssues { assertSnapshot(of: figure, as: .svg, named: "width \(width)", in: folder.path) }
        #expect(try folder.names() == ["width-\(width).svg"])
    }

    @Test("record in parallel, each its own")
    func parallel() async throws {
        let folder = try ScratchFolder()
        let path = folder.path
        await withKnownIssue(isIntermittent: true) {
            await withTaskGroup { group in
                for index in 0..<32 {
                    group.addTask { assertSnapshot(of: "\(index)", as: .text, named: "figure \(index)", in: path) }
                }
            }
        }
        for index in 0..<32 { #expect(try folder.text("figure-\(index).txt") == "\(index)") }
    }
}
