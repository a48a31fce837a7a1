import Foundation
import GridPressProperties
import Testing

/// The conformance runner, which has to find mistakes in cases.
@Suite("The conformance runner")
struct RunnerTests {
    /// Returns the failed checks of a layout case that is written in the test.
    private func failures(
        root: String,
        proposal: String = #"{"width": 100, "height": 50}"#,
        expected: String = #"{"size": [100, 50]}"#,
        more: String = ""
    ) throws -> String {
        let text =
            #"{"id": "case", "kind": "layout", "proposal": \#(proposal), "root": \#(root), "expected": \#(expected)\#(more)}"#
        let data = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        let testCase = CaseFile.Case(id: "case", kind: "layout", data: data)
        return Interpreter.failures(of: testCase, in: "swiftui.json").joined(separator: "; ")
    }

    @Test("lets what is right pass")
    func right() throws {
        #expect(try failures(root: #"{"view": "Color", "id": "c"}"#) == "")
        #expect(
            try failures(
                root:
                    #"{"view": "Color", "modifiers": [{"id": "c"}, {"padding": {"edges": ["leading"], "length": 20}}]}"#,
                expected: #"{"size": [100.0005, 50], "frames": {"c": [20, 0, 80, 50]}}"#
            ) == ""
        )
    }

    @Test("runs trees with open and endless proposals")
    func proposals() throws {
        #expect(
            try failures(
                root: #"{"view": "Color"}"#,
                proposal: #"{"width": null, "height": "inf"}"#,
                expected: #"{"size": [10, "inf"]}"#
            ) == ""
        )
    }

    @Test("runs roots that are several views, or none")
    func roots() throws {
        let two = #"{"view": "Group", "children": [{"repeat": 2, "of": {"view": "Color", "id": "c{i}"}}]}"#
        let expected = #"{"size": [100, 50], "frames": {"c0": [0, 0, 100, 21], "c1": [0, 29, 100, 21]}}"#
        #expect(try failures(root: two, expected: expected) == "")
        #expect(try failures(root: #"{"view": "EmptyView"}"#, expected: #"{"size": [0, 0]}"#) == "")
    }

    @Test("names what was expected and what came out instead")
    func mismatch() throws {
        #expect(
            try failures(root: #"{"view": "Color"}"#, expected: #"{"size": [100, 50.002]}"#)
                == "size: expected [100.0, 50.002], got [100.0, 50.0]"
        )
        #expect(
            try failures(root: #"{"view": "Color"}"#, expected: #"{"frames": {"c": [0, 0, 1, 1]}}"#)
                == "c: expected one view of this name, got 0"
        )
    }

    @Test(
        "ignores nothing that it doesn't know",
        arguments: [
            (#"{"view": "Slider"}"#, "unknown view Slider"),
            (#"{"children": []}"#, "a node names no view"),
            (#"{"view": "Color", "children": []}"#, "Color has no argument children"),
            (#"{"view": "ZStack", "spacing": 5}"#, "ZStack has no argument spacing"),
            (#"{"view": "HStack", "alignment": "leading"}"#, "leading isn't a valid VerticalAlignment"),
            (#"{"view": "TextBox", "width": 5}"#, "a TextBox needs a width and a height"),
            (#"{"view": "Color", "modifiers": [{"glow": {}}]}"#, "unknown modifier glow"),
            (#"{"view": "Color", "modifiers": [{"clipShape": "Star"}]}"#, "unknown modifier clipShape"),
            (
                #"{"view": "Color", "modifiers": [{"frame": {"width": 1, "maxWidth": 2}}]}"#,
                "frame has no argument maxWidth"
            ),
            (#"{"view": "Color", "modifiers": [{"frame": 5}]}"#, "5.0 isn't an object"),
            (
                #"{"view": "Color", "modifiers": [{"fixedSize": {"horizontal": 1}}]}"#,
                "horizontal is neither true nor false"
            ),
            (#"{"view": "Color", "modifiers": [{"padding": "much"}]}"#, "\"much\" isn't an object"),
            (#"{"view": "Color", "modifiers": [{"offset": {"z": 3}}]}"#, "a point has no argument z"),
            (
                #"{"view": "Color", "modifiers": [{"alignmentGuide": {"guide": "center", "value": 3}}]}"#,
                "center isn't a guide of one axis"
            ),
            (
                #"{"view": "Color", "modifiers": [{"id": "a", "hidden": {}}]}"#,
                #"a modifier has to be an object of one member, not of ["hidden", "id"]"#
            ),
            (
                #"{"view": "HStack", "children": [{"repeat": 2, "of": {"view": "Color"}, "from": 1}]}"#,
                "a repetition has no argument from"
            ),
        ]
    )
    func unknown(root: String, message: String) throws {
        #expect(try failures(root: root) == message)
    }

    @Test("ignores no field of a case, of its proposal or of what is expected")
    func unknownFields() throws {
        let root = #"{"view": "Color"}"#
        #expect(try failures(root: root, more: #", "scale": 2"#) == "a layout case has no argument scale")
        #expect(try failures(root: root, proposal: #"{"depth": 2}"#) == "a proposal has no argument depth")
        #expect(try failures(root: root, expected: "{}") == "nothing is expected")
        #expect(
            try failures(root: root, expected: #"{"size": [100, 50], "colour": 1}"#)
                == "what is expected of a layout case has no argument colour"
        )
    }

    // MARK: - Other cases

    /// Returns the failed checks of a valid case in which a text is replaced.
    private func failures(
        file: String,
        kind: String,
        _ text: String,
        replacing old: String = "",
        with new: String = ""
    ) throws -> [String] {
        let data = try JSONDecoder().decode(
            JSON.self,
            from: Data((old.isEmpty ? text : text.replacingOccurrences(of: old, with: new)).utf8)
        )
        return Interpreter.failures(of: CaseFile.Case(id: "case", kind: kind, data: data), in: file)
    }

    private static let right: [(file: String, kind: String, text: String, mistakes: [(String, String)])] = [
        (
            "frameup.json", "layout",
            """
            {"name": "flow", "version": "HEAD", "layout": {"type": "HFlow", "alignment": ".center", "maxWidth": 100,
            "horizontalSpacing": 10, "verticalSpacing": 5}, "itemSizes": [[60, 20], [30, 10], [40, 10]],
            "contentOffsets": {"0": [0, 0], "1": [70, 5], "2": [30, 25]}, "boundingRect": [0, 0, 100, 35],
            "size": [100, 35], "frames": [[0, 0, 60, 20], [70, 5, 30, 10], [30, 25, 40, 10]]}
            """,
            [
                ("[70, 5, 30, 10]", "[70, 6, 30, 10]"), (#""2": [30, 25]"#, #""2": [31, 25]"#),
                (#""size": [100, 35]"#, #""size": [100, 36]"#), ("[0, 0, 100, 35]", "[0, 1, 100, 35]"),
                (#""maxWidth""#, #""glow": 1, "maxWidth""#), (#""name""#, #""glow": 1, "name""#),
            ]
        ),
        (
            "frameup.json", "layout",
            """
            {"name": "exchanged", "version": "0.4.1 (seed)", "layout": {"type": "HMasonry", "alignment": "leading",
            "rows": 2, "maxHeight": 100, "rowHeight": 40, "horizontalSpacing": 20, "verticalSpacing": 4},
            "itemSizes": [[10, 40], [20, 40], [30, 40]], "size": [44, 84],
            "frames": [[0, 0, 10, 40], [0, 44, 20, 40], [14, 0, 30, 40]]}
            """,
            [
                (#""rowHeight": 40"#, #""rowHeight": 41"#), ("[14, 0, 30, 40]", "[30, 0, 30, 40]"),
                ("[0, 44, 20, 40]", "[0, 60, 20, 40]"),
            ]
        ),
        (
            "frameup.json", "reader",
            """
            {"name": "widthReader", "version": "HEAD", "proposalWidth": 100, "contentSize": [20, 10],
            "alignment": "trailing", "closureValue": 100, "size": [100, 10], "contentFrame": [80, 0, 20, 10]}
            """,
            [
                (#""closureValue": 100"#, #""closureValue": 99"#), ("[80, 0, 20, 10]", "[40, 0, 20, 10]"),
                ("[100, 10]", "[100, 11]"), (#""name""#, #""glow": 1, "name""#),
            ]
        ),
        (
            "frameup.json", "smartScrollView",
            """
            {"name": "scroll", "proposal": [100, 50], "contentSize": [40, 80], "axes": "vertical", "size": [40, 50],
            "activeAxes": ["vertical"], "edgeInsetsAtRest": {"top": 0, "leading": 0, "bottom": -30, "trailing": 0}}
            """,
            [
                (#"["vertical"]"#, "[]"), ("-30", "-29"), ("[40, 50]", "[100, 50]"),
                (#""name""#, #""glow": 1, "name""#),
            ]
        ),
        (
            "frameup.json", "autoRotatingView",
            """
            {"name": "turn", "contentOrientation": "portrait", "interfaceOrientation": "portrait", "degrees": 0,
            "proposal": [400, 800], "contentProposal": [400, 800]}
            """,
            [
                (#""degrees": 0"#, #""degrees": 90"#),
                (#""contentProposal": [400, 800]"#, #""contentProposal": [800, 400]"#),
                (#""name""#, #""glow": 1, "name""#),
            ]
        ),
        (
            "span-grid.json", "dynamicSeed",
            #"{"width": 320, "accessibilityTextSize": false, "columns": 1, "spacing": 16, "tileWidth": 320, "gridOriginX": 0}"#,
            [
                (#""columns": 1"#, #""columns": 2"#), (#""spacing": 16"#, #""spacing": 17"#),
                (#""width""#, #""glow": 1, "width""#),
            ]
        ),
        (
            "span-grid.json", "keyboardNavigation",
            """
            {"name": "walk", "columns": 3, "items": ["cell", "cell"], "steps": [{"press": "down", "selectedIndex": 0},
            {"press": "right", "selectedIndex": 1}]}
            """,
            [
                (#""selectedIndex": 1"#, #""selectedIndex": 0"#), (#""press": "right""#, #""press": "far""#),
                (#""name""#, #""glow": 1, "name""#),
            ]
        ),
    ]

    @Test("lets cases of the other files pass, and none with a wrong number or an unknown field", arguments: 0..<7)
    func otherFiles(index: Int) throws {
        let right = Self.right[index]
        #expect(try failures(file: right.file, kind: right.kind, right.text) == [])
        forEach(right.mistakes) { mistake, check in
            let (old, new) = mistake
            check(right.text.contains(old), "not in the case")
            let found = try failures(file: right.file, kind: right.kind, right.text, replacing: old, with: new)
            check(!found.isEmpty, "passes")
        }
    }

    @Test("runs as many of those as there are")
    func count() { #expect(Self.right.count == 7) }

    // MARK: - Files

    private func problems(_ json: String) throws -> [String] { try run(json).problems }

    private func run(_ json: String) throws -> ConformanceRun {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(json.utf8).write(to: folder.appendingPathComponent("swiftui.json"))
        return ConformanceRun(try CaseFile("swiftui.json", in: folder))
    }

    private let twoCases = """
        {"cases": [
            {"id": "good", "kind": "layout", "proposal": {"width": 5, "height": 5}, "root": {"view": "Color"},
             "expected": {"size": [5, 5]}},
            {"id": "bad", "kind": "layout", "proposal": {"width": 5, "height": 5},
             "root": {"view": "HStack", "children": [{"view": "Slider"}]}, "expected": {"size": [5, 5]}}
        ], "columns": [{"name": "first", "columns": 3}]}
        """

    @Test("names every case that fails, and runs each list of a file")
    func failingCases() throws {
        #expect(
            try problems(twoCases) == [
                "bad: unknown view Slider", "first: unknown kind of case \"columns\"",
            ]
        )
    }

    @Test("prints the first 20 differences, and on request all of them with their number for each case")
    func allDifferences() throws {
        let frames = (0..<30).map { #""c\#($0)": [0, 0, 1, 1]"# }.joined(separator: ", ")
        let json =
            #"{"cases": [{"id": "many", "kind": "layout", "proposal": {}, "root": {"view": "Color"}, "expected": {"frames": {\#(frames)}}}, "#
            + #"{"id": "one", "kind": "layout", "proposal": {}, "root": {"view": "Color"}, "expected": {"size": [1, 1]}}]}"#
        let run = try run(json)
        let first = run.report(listsAll: false).split(separator: "\n")
        #expect(first.first == "swiftui.json: 31 problems, the first of them:" && first.count == 22)
        #expect(first.last == "GRIDPRESS_ALL=1 prints all of them.")
        let all = run.report(listsAll: true).split(separator: "\n")
        #expect(all.prefix(2) == ["swiftui.json: 31 problems in 2 cases:", "many: 30 differences"] && all.count == 34)
        #expect(all.suffix(2) == ["one: 1 difference", "    size: expected [1.0, 1.0], got [10.0, 10.0]"])
    }

    @Test("prints the differences that are known")
    func knownDifferences() throws {
        let file = try CaseFile("recordings-found.json", in: CaseFile.ownFolder)
        let known = try #require(ConformanceRun(file).knownDifferences).split(separator: "\n")
        #expect(known.first == "recordings-found.json: \(RecordedView.contradicted.count) cases differ as expected:")
        #expect(known.contains("metalui.list.sizes: 1 difference"))
    }

    @Test("fails where a file is missing or holds no case")
    func missingCases() throws {
        #expect(throws: JSON.Unexpected.self) { try CaseFile("nothing.json") }
        #expect(try problems(#"{"about": "nothing", "cases": []}"#) == ["swiftui.json: the file holds no case"])
        #expect(throws: (any Error).self) { try problems("no JSON") }
    }
}
