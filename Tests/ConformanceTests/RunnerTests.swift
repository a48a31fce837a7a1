import Foundation
import Testing

/// The runner itself: what it must not let pass.
@Suite("The conformance runner")
struct RunnerTests {
    /// What is wrong with a layout case whose root is written out here.
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
            (#"{"view": "Slider"}"#, "there is no view Slider"),
            (#"{"children": []}"#, "a node names no view"),
            (#"{"view": "Color", "children": []}"#, "Color has no argument children"),
            (#"{"view": "ZStack", "spacing": 5}"#, "ZStack has no argument spacing"),
            (#"{"view": "HStack", "alignment": "leading"}"#, "leading is no VerticalAlignment"),
            (#"{"view": "TextBox", "width": 5}"#, "a TextBox needs a width and a height"),
            (#"{"view": "Color", "modifiers": [{"glow": {}}]}"#, "there is no modifier glow"),
            (#"{"view": "Color", "modifiers": [{"clipShape": "Star"}]}"#, "there is no modifier clipShape"),
            (
                #"{"view": "Color", "modifiers": [{"frame": {"width": 1, "maxWidth": 2}}]}"#,
                "frame has no argument maxWidth"
            ),
            (#"{"view": "Color", "modifiers": [{"frame": 5}]}"#, "5.0 is no object"),
            (
                #"{"view": "Color", "modifiers": [{"fixedSize": {"horizontal": 1}}]}"#,
                "horizontal is neither true nor false"
            ),
            (#"{"view": "Color", "modifiers": [{"padding": "much"}]}"#, "“much” is no object"),
            (#"{"view": "Color", "modifiers": [{"offset": {"z": 3}}]}"#, "a point has no argument z"),
            (
                #"{"view": "Color", "modifiers": [{"alignmentGuide": {"guide": "center", "value": 3}}]}"#,
                "center is no guide of one axis"
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
    func unknown(root: String, sentence: String) throws {
        #expect(try failures(root: root) == sentence)
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

    // MARK: - Gaps

    private func run(_ json: String, gaps: [KnownGap] = [], needsEveryGap: Bool = true) throws -> ConformanceRun {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gridpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(json.utf8).write(to: folder.appendingPathComponent("swiftui.json"))
        return ConformanceRun(
            try CaseFile("swiftui.json", in: folder),
            gaps: gaps,
            needsEveryGap: needsEveryGap
        )
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
        let result = try run(twoCases)
        #expect(result.ran == 3)
        #expect(
            result.problems == [
                "bad: there is no view Slider", "first: nothing runs cases of the kind “columns”",
            ]
        )
    }

    @Test("excuses what lies in a gap")
    func gaps() throws {
        let gaps = [KnownGap(.view("Slider"), in: "swiftui.json"), KnownGap(.kind("columns"), in: "swiftui.json")]
        let result = try run(twoCases, gaps: gaps)
        #expect(result.ran == 1)
        #expect(result.problems == [])
    }

    @Test("has a gap removed in which everything passes, or which holds nothing")
    func closedGaps() throws {
        let closed = KnownGap(.view("Color"), in: "swiftui.json")
        let empty = KnownGap(.facts("weather"), in: "swiftui.json")
        let others = [KnownGap(.view("Slider"), in: "swiftui.json"), KnownGap(.kind("columns"), in: "swiftui.json")]
        let elsewhere = KnownGap(.file, in: "frameup.json")
        let result = try run(twoCases, gaps: [closed, empty, elsewhere] + others)
        #expect(
            result.problems == [
                "all 1 cases of \(closed) pass: it is no gap, remove it from KnownGaps.swift",
                "all 0 cases of \(empty) pass: it is no gap, remove it from KnownGaps.swift",
            ]
        )
        #expect(try run(twoCases, gaps: [empty] + others, needsEveryGap: false).problems == [])
    }

    @Test("fails where a file is missing or holds no case")
    func missingCases() throws {
        #expect(throws: JSON.Unexpected.self) { try CaseFile("nothing.json") }
        #expect(try run(#"{"about": "nothing", "cases": []}"#).problems == ["the file holds no case"])
        #expect(throws: (any Error).self) { try run("no JSON") }
    }
}
