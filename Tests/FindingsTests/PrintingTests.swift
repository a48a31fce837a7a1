import GridPressFindings
import Testing

@Suite("Findings as text")
struct PrintingTests {
    private let source = SourceText(
        name: "card.xml",
        bytes: Array("<Figure>\n\t<HStack spacng=\"8\">\n  <Text>漢字 👍🏽</Txt>\n</Figure>\n".utf8)
    )
    private let code = Finding.Code(rawValue: "document.unknown-attribute")

    private func finding(_ line: Int, _ column: Int, fix: String? = nil) -> Finding {
        Finding(code, .error, at: .source(file: "card.xml", line: line, column: column), "It is wrong.", fix: fix)
    }

    @Test("show people the line, with a mark below what is meant")
    func human() {
        let text = FindingFormat.human.print([finding(2, 10, fix: "Did you mean \"spacing\"?")], sources: [source])
        #expect(
            text == """
                card.xml:2:10: error: It is wrong. [document.unknown-attribute]
                  2 | \t<HStack spacng="8">
                    | \t        ^~~~~~
                fix: Did you mean \"spacing\"?

                """
        )
    }

    @Test("mark the right place behind wide letters and emoji")
    func wide() {
        let text = FindingFormat.human.print([finding(3, 12)], sources: [source])
        let lines = text.split(separator: "\n")
        #expect(lines[1] == "  3 |   <Text>漢字 👍🏽</Txt>")
        // Two columns for each wide letter.
        #expect(lines[2] == "    |              ^")
    }

    @Test("shorten long lines around the place")
    func longLines() {
        let long = SourceText(name: "long.xml", bytes: Array((String(repeating: "a ", count: 500) + "b").utf8))
        let finding = Finding(code, .warning, at: .source(file: "long.xml", line: 1, column: 501), "x.")
        let lines = FindingFormat.human.print([finding], sources: [long]).split(separator: "\n")
        #expect(lines[1].count < 140 && lines[1].contains("…a ") && lines[1].hasSuffix("…"))
    }

    @Test("never send a terminal what a file holds beside letters")
    func controls() {
        let hostile = SourceText(name: "h.xml", bytes: Array("<a>\u{1B}[31m\u{202E}x".utf8))
        let text = FindingFormat.human.print(
            [Finding(code, .error, at: .source(file: "h.xml", line: 1, column: 1), "x.")],
            sources: [hostile]
        )
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }

    @Test("stay on their line and send a terminal nothing, whatever they quote", arguments: FindingFormat.allCases)
    func hostileSentences(format: FindingFormat) {
        let text = "\"\u{1B}[31m\u{9B}2J\u{202E}\nx.xml:1:1: error: forged\r\u{85}\u{2028}\" is no colour."
        let finding = Finding(code, .error, at: .source(file: "a\nb.xml", line: 1, column: 1), text, fix: text)
        let printed = format.print([finding], sources: [])
        #expect(!printed.contains("\nx.xml:1:1: error: forged"))
        // Programs read the other formats.
        guard format == .human || format == .short else { return }
        #expect(!printed.contains("\u{1B}"))
        #expect(!printed.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E || $0.value == 0x85 })
        #expect(printed.split(whereSeparator: \.isNewline).count == (format == .human ? 2 : 1))
    }

    @Test("are coloured only where that is asked for")
    func colors() {
        #expect(!FindingFormat.human.print([finding(1, 1)], sources: [source]).contains("\u{1B}"))
        #expect(FindingFormat.human.print([finding(1, 1)], sources: [source], isColored: true).contains("\u{1B}[1;31m"))
        #expect(!FindingFormat.json.print([finding(1, 1)], isColored: true).contains("\u{1B}"))
    }

    @Test("stand on a line each in the short form")
    func short() {
        #expect(
            FindingFormat.short.print([finding(1, 2), finding(2, 3, fix: "Do that.")])
                == "card.xml:1:2: error: It is wrong. [document.unknown-attribute]\n"
                + "card.xml:2:3: error: It is wrong. [document.unknown-attribute] Do that.\n"
        )
    }

    @Test("are JSON that holds what they hold")
    func json() {
        let odd = Finding(code, .note, at: .view(path: ["HStack", "Text \"a\""]), "A \"quote\", a \\ and a \u{1}.\n")
        #expect(
            FindingFormat.json.print([finding(1, 2, fix: "Do that."), odd]) == """
                [
                  {"code": "document.unknown-attribute", "severity": "error", "message": "It is wrong.", \
                "fix": "Do that.", "file": "card.xml", "line": 1, "column": 2},
                  {"code": "document.unknown-attribute", "severity": "note", \
                "message": "A \\"quote\\", a \\\\ and a \\u0001.\\n", "view": ["HStack", "Text \\"a\\""]}
                ]

                """
        )
        #expect(FindingFormat.json.print([]) == "[]\n")
    }

    @Test("tell programs what changed as data, without numbers that no file can hold")
    func changes() {
        var record = Finding.Record()
        record.add("subject", .text("column \"1\"\n"))
        record.add("old", nil)
        record.add("difference", .number(-12.34567))
        record.add("whole", .number(4))
        record.add("none", .number(.nan))
        record.add("at", .location(.source(file: "a.svg", line: 3, column: 4)))
        var finding = finding(1, 2)
        finding.changes = [record, record]
        let object =
            #"{"subject": "column \"1\"\n", "difference": -12.346, "whole": 4, "file": "a.svg", "line": 3, "column": 4}"#
        #expect(FindingFormat.json.print([finding]).contains(#""changes": [\#(object), \#(object)], "file""#))
        // The message for people contains the number in a sentence.
        #expect(!FindingFormat.human.print([finding]).contains("-12.346"))
    }

    @Test("are annotations for GitHub that can't become other commands")
    func github() {
        let hostile = Finding(
            code,
            .warning,
            at: .source(file: "a,b:c%.xml", line: 1, column: 2),
            "One\n::error::two",
            fix: "Three\r\n"
        )
        #expect(
            FindingFormat.github.print([hostile])
                == "::warning file=a%2Cb%3Ac%25.xml,line=1,col=2,title=document.unknown-attribute::"
                + "One%0A::error::two Three%0D%0A\n"
        )
    }
}
