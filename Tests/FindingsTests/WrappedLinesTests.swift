import GridPressProperties
import Testing

@testable import GridPressFindings

@Suite("Lines on a terminal")
struct WrappedLinesTests {
    @Test("break at spaces, and continue with more indentation")
    func breaks() {
        #expect("one two three".wrapped(columns: 8) == "one two\n  three")
        #expect("  one two three\nfour".wrapped(columns: 10) == "  one two\n    three\nfour")
        #expect("one two three".wrapped(columns: nil) == "one two three")
        #expect("one two".wrapped(columns: 7) == "one two")
    }

    @Test("break inside words that are longer than a line")
    func longWords() {
        #expect("abcdefghij".wrapped(columns: 6) == "abcd\n  efgh\n  ij")
        #expect("漢字漢字".wrapped(columns: 6) == "漢字\n  漢字")
    }

    @Test("don't count the sequences of colors")
    func colors() {
        let text = "\u{1B}[1mone\u{1B}[0m \u{1B}[1;31mtwo\u{1B}[0m"
        #expect(text.wrapped(columns: 7) == text)
        #expect(text.wrapped(columns: 5) == "\u{1B}[1mone\u{1B}[0m\n  \u{1B}[1;31mtwo\u{1B}[0m")
    }

    @Test("never exceed the columns, and keep all letters")
    func properties() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: UInt64(seed))
            let letters = Array("abcde漢é   \u{301}👍🏽\n")
            let text = String(
                (0..<Int.random(in: 0...80, using: &random)).map { _ in
                    letters[Int.random(in: 0...letters.count - 1, using: &random)]
                }
            )
            let columns = Int.random(in: 4...30, using: &random)
            let lines = text.wrapped(columns: columns).split(separator: "\n")
            check(lines.allSatisfy { $0.columns <= columns }, "\(columns): \(lines)")
            check.equal(lines.joined().filter { $0 != " " }, text.filter { $0 != " " && $0 != "\n" }, text)
        }
    }

    @Test("of findings never exceed the columns, and the mark is below its word")
    func findings() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: UInt64(seed))
            let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                ["a", "bcd", "efghi", "漢字"][Int.random(in: 0...3, using: &random)]
            }
            let line = words.joined(separator: " ")
            let column = Int.random(in: 1...line.count, using: &random)
            let columns = Int.random(in: 30...120, using: &random)
            let finding = Finding(
                .init(rawValue: "a.b"),
                .warning,
                at: .source(file: "card.xml", line: 1, column: column),
                "The line has a word.",
                fix: "Remove the word."
            )
            let source = SourceText(name: "card.xml", bytes: Array(line.utf8))
            let printed = FindingFormat.human.print([finding], sources: [source], columns: columns)
                .split(separator: "\n").map(String.init)
            check(printed.allSatisfy { $0.columns <= columns }, "\(columns): \(printed)")
            guard let mark = printed.firstIndex(where: { $0.hasPrefix("    |") }), mark > 0 else {
                return check(false, "no mark: \(printed)")
            }
            let marked = Array(line)[column - 1]
            let start = printed[mark].prefix { $0 != "^" }.columns
            var place = 0
            let above = printed[mark - 1].first { character in
                defer { place += character.columns }
                return place >= start
            }
            check.equal(above, marked, "\(columns), \(column): \(printed)")
        }
    }
}
