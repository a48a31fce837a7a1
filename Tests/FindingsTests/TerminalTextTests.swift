import Testing

@testable import GridPressFindings

@Suite("Text on a terminal")
struct TerminalTextTests {
    @Test(
        "takes one column for a letter and two for ideographs and pictures",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("Ａ", 2), ("ｱ", 1), ("👍", 2),
            ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("—", 1), ("│", 1), ("ꥠ", 2), ("𛀁", 2), ("䷀", 1),
            ("𠀀", 2), ("\u{303F}", 1),
        ]
    )
    func columns(text: String, count: Int) { #expect(text.columns == count) }

    @Test(
        "contains no control sequence and no invisible character",
        arguments: [
            ("a\u{1B}[1m", "a\u{FFFD}[1m"), ("a\r\nb", "a\u{FFFD}b"), ("\u{202E}a", "\u{FFFD}a"),
            ("\u{301}", "\u{FFFD}"), ("e\u{301}", "e\u{301}"), ("\u{200B}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"),
            ("❤️", "❤️"), ("日本", "日本"), ("\u{3164}", "\u{FFFD}"), ("\u{E0041}", "\u{FFFD}"),
        ]
    )
    func shown(text: String, expected: String) { #expect(text.shown() == expected) }

    @Test("is cut where it is very long, also where a letter is")
    func length() {
        #expect("abcd".shown(most: 3) == "abc…" && "abc".shown(most: 3) == "abc")
        let pile = "a" + String(repeating: "\u{301}", count: 1000)
        #expect(pile.shown().unicodeScalars.count == 16)
    }
}
