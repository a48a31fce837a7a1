import GridPressSnapshots
import Testing

@Suite("Two texts")
struct LineDifferenceTests {
    private func differences(_ old: String, _ new: String) -> [String] {
        LineDifference(
            from: SourceText(name: "golden.txt", bytes: Array(old.utf8)),
            to: SourceText(name: "new", bytes: Array(new.utf8))
        )
        .changes.map(\.line)
    }

    @Test(
        "are the same but for how lines end",
        arguments: [("a\nb", "a\nb\n"), ("a\nb\n", "a\r\nb\r\n\r\n")]
    )
    func same(first: String, second: String) {
        #expect(differences(first, second).isEmpty)
        #expect(differences(second, first).isEmpty)
    }

    @Test(
        "differ where anything else does, and lines that follow each other are reported together",
        arguments: [
            ("a\nb\nc", "a\nx\nc", "line 2: b → x"), ("a\nb\nc\nd", "a\nx\ny\nd", "lines 2–3: b\nc → x\ny"),
            ("a\nc", "a\nb\nc", "line 2 is new: b"), ("a\nb\nc", "a\nc", "line 2 is gone: b"),
            ("a\nb\nc\nd", "a\nd", "lines 2–3 are gone: b\nc"),
            ("a  b", "a b", "line 1: a  b → a b"), ("a1", "a1.001", "line 1: a1 → a1.001"),
            ("#12", "#12.0", "line 1: #12 → #12.0"),
            ("1.5", "1.52", "line 1: 1.5 → 1.52"),
            ("Version 1.10", "Version 1.1", "line 1: Version 1.10 → Version 1.1"),
            ("007", "7", "line 1: 007 → 7"), ("a\nb\nc\nd", "b\nc\nd\na", "line 1 is gone: a|line 4 is new: a"),
            ("a\n\nb", "a\nb", "line 2 is gone: "), ("a\nx\nx\nb", "c\nx\nx\nd", "line 1: a → c|line 4: b → d"),
        ]
    )
    func changedLines(first: String, second: String, lines: String) {
        #expect(differences(first, second).joined(separator: "|") == lines)
    }

    @Test("are compared line by line where each line stands for something")
    func pairs() {
        let changes = LineDifference(
            from: SourceText(name: "golden", bytes: Array("a\n  b 1\n  c 1\nd\ne".utf8)),
            to: SourceText(name: "new", bytes: Array("a\n  b 2\n    c 1\nd\nf\ng".utf8)),
            pairsLines: true
        )
        .changes
        #expect(changes.map(\.line) == ["line 2: b 1 → b 2", "line 3: c 1 →   c 1", "line 5: e → f\ng"])
    }

    @Test("are matched around a line that is new, in ten thousand of them")
    func many() {
        let lines = (0..<10_000).map { "line \($0 / 3)" }
        #expect(
            differences(lines.joined(separator: "\n"), (["new"] + lines).joined(separator: "\n")) == [
                "line 1 is new: new"
            ]
        )
    }

    @Test("with very many differences describe the first 10,000 and count the others")
    func manyDifferences() {
        let old = (0..<20_200).map { "line \($0)" }
        let new = old.enumerated().map { $0.isMultiple(of: 2) ? $1 : "changed" }
        let lines = differences(old.joined(separator: "\n"), new.joined(separator: "\n"))
        #expect(lines.count == 10_001 && lines.last == "the file has 100 more differences")
    }
}
