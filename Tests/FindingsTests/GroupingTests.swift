import GridPressProperties
import Testing

@testable import GridPressFindings

@Suite("Similar findings")
struct GroupingTests {
    private static let code = Finding.Code(rawValue: "image.symbol-placeholder")

    private func symbol(_ name: String, line: Int = 1, file: String = "A.swift", fix: String? = "Use a shape.")
        -> Finding
    {
        Finding(
            Self.code,
            .note,
            at: .source(file: file, line: line, column: 1),
            "The symbol \"\(name)\" has no drawing.",
            fix: fix,
            subject: name
        )
    }

    private func group(_ findings: [Finding]) -> FindingGroup {
        var group = FindingGroup(findings[0])
        for finding in findings.dropFirst() { group.add(finding) }
        return group
    }

    private func text(_ findings: [Finding]) -> String { FindingFormat.print([group(findings)]) }

    @Test("with names are one line with the number of different names, in order")
    func names() {
        let findings = ["hurricane", "apple.logo", "accessibility", "apple.logo"].enumerated().map {
            symbol($1, line: $0 + 1, file: "\($0).swift")
        }
        #expect(
            text(findings)
                == "note: 3 symbols have no drawing: accessibility, apple.logo, hurricane [image.symbol-placeholder]\n"
        )
    }

    @Test("with many names list some of them, and quote names of several words")
    func manyNames() {
        let many = text((10..<40).map { symbol("s\($0)") })
        #expect(many.contains("30 symbols have no drawing: s10, s11, ") && many.contains("s21, … ["))
        #expect(text([symbol("a b"), symbol("c\u{1B}")]).contains(": \"a b\", \"c"))
        #expect(!text([symbol("a b"), symbol("c\u{1B}")]).contains("\u{1B}"))
    }

    @Test("with one name say how often it occurs")
    func oneName() {
        #expect(
            text([symbol("hurricane", line: 1), symbol("hurricane", line: 8)])
                == "A.swift: note: The symbol \"hurricane\" has no drawing. It occurs 2 times. "
                + "[image.symbol-placeholder]\n"
        )
    }

    @Test("without names are the first message and the number of others")
    func withoutNames() {
        var findings = [symbol("a"), symbol("b"), symbol("c")]
        findings[1].subject = nil
        #expect(text(findings).contains("\"a\" has no drawing. (and 2 more like it)"))
        let others = ["a", "b"].map { (name: String) in
            Finding(Finding.Code(rawValue: "image.damaged"), .note, "\(name) is damaged.", subject: name)
        }
        #expect(text(others).contains("a is damaged. (and 1 more like it)"))
    }

    @Test("have the location that all of them have")
    func locations() {
        #expect(group([symbol("a"), symbol("b")]).location == "A.swift:1:1")
        #expect(group([symbol("a"), symbol("b", line: 2)]).location == "A.swift")
        #expect(group([symbol("a"), symbol("b", file: "B.swift")]).location == nil)
    }

    @Test("have one kind, severity and fix, and are no errors")
    func keys() {
        let key = FindingGroup.Key(symbol("a"))
        #expect(key != nil && key == FindingGroup.Key(symbol("b", line: 7)))
        #expect(key != FindingGroup.Key(symbol("a", fix: "Use another.")))
        var other = symbol("a")
        other.severity = .warning
        #expect(key != FindingGroup.Key(other))
        other.severity = .error
        #expect(FindingGroup.Key(other) == nil)
    }

    @Test("of one finding are shown with its line and its fix")
    func single() {
        #expect(text([symbol("a")]) == FindingFormat.human.print([symbol("a")]))
    }

    @Test("stay single objects in JSON, with their names, and single annotations on GitHub")
    func programs() {
        let findings = [symbol("a"), symbol("b"), symbol("a", line: 2)]
        let json = FindingFormat.json.print(findings)
        #expect(json.components(separatedBy: "\"subject\": \"a\"").count == 3 && json.contains("\"subject\": \"b\""))
        #expect(FindingFormat.github.print(findings).components(separatedBy: "::notice").count == 4)
    }

    @Test("of several variants are one finding with the names of the variants")
    func variants() {
        let wide = symbol("wide")
        let merged = Finding.merged([
            ("light", [symbol("a"), wide]), ("dark", [symbol("a"), symbol("a")]), ("large", [symbol("b")]),
        ])
        #expect(merged.map(\.subject) == ["a", "wide", "b"])
        #expect(merged.map(\.details) == [["Variants: light, dark."], ["Variant: light."], ["Variant: large."]])
        #expect(Finding.merged([("light", [symbol("a"), symbol("a")])]) == [symbol("a")])
    }
}
