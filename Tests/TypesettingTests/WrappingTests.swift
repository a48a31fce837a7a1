import Foundation
import GridPressProperties
import Testing

@testable import Typesetting

@Suite("Wrapping")
struct WrappingTests {
    @Test("puts as many words on a line as fit, and leaves out the spaces between lines")
    func words() {
        let text = TypesetSample("one two three four")
        #expect(text.lines(nil) == ["one two three four"])
        #expect(text.lines(180) == ["one two three four"])
        #expect(text.lines(179) == ["one two three", "four"])
        #expect(text.lines(70) == ["one two", "three", "four"])
        #expect(text.set(70).size == CGSize(width: 70, height: 60))
    }

    @Test("makes a broken text as wide as its widest line with the space at its end, where there is room for it")
    func trailingSpace() {
        let text = TypesetSample("one two three four")
        #expect(text.set(90).size.width == 80)
        #expect(text.set(75).size.width == 75)
        #expect(text.set(70).size.width == 70)
        // The last line has no space at its end.
        #expect(TypesetSample("a incomparable").set(130).size.width == 120)
        #expect(TypesetSample("one   two").set(80).size.width == 60)
        #expect(TypesetSample("one two").set(nil).size.width == 70)
        #expect(TypesetSample("one\ntwo").set(90).size.width == 30)
        // A truncated line has no space at its end, either.
        #expect(TypesetSample("one two three") { $0.lineLimit = 1 }.set(115).size.width == 110)
        let scaled = TypesetSample("one two tri") {
            $0.lineLimit = 2
            $0.minimumScale = 0.5
        }
        #expect(scaled.set(60).scale < 1 && scaled.set(60).size.width == 60)
    }

    @Test("aligns lines without the spaces at which they are broken")
    func alignedInk() {
        let text = TypesetSample("one two three")
        for (alignment, starts) in [(Typesetter.Alignment.left, [0.0, 0]), (.center, [5, 15]), (.right, [10, 30])] {
            let lines = text.drawn(90, alignment: alignment)
            #expect(lines.map(\.width) == [70, 50] && lines.map { Double($0.origin.x) } == starts)
        }
    }

    @Test("parts words that are wider than a line, each on a separate line at first")
    func longWords() {
        #expect(TypesetSample("an incomparable word").lines(50) == ["an", "incom", "parab", "le", "word"])
        #expect(TypesetSample("an incomparable word").set(50).breaksWords)
        #expect(!TypesetSample("an word").set(50).breaksWords)
    }

    @Test("goes on with a word behind the end of one that was parted")
    func behindPartedWord() { #expect(TypesetSample("abcdefg hi").lines(50) == ["abcde", "fg hi"]) }

    @Test("never parts a cluster, and puts at least one on each line")
    func clusters() {
        #expect(TypesetSample("e\u{301}e\u{301}e\u{301}").lines(20) == ["e\u{301}e\u{301}", "e\u{301}"])
        #expect(TypesetSample("abc").lines(0) == ["a", "b", "c"])
        #expect(TypesetSample("abc").lines(.nan) == ["a", "b", "c"])
        #expect(TypesetSample("abc").set(0).size == CGSize(width: 10, height: 60))
    }

    @Test("ends lines where the text does, and shows the empty ones")
    func newlines() {
        #expect(TypesetSample("one\ntwo").lines(nil) == ["one", "two"])
        #expect(TypesetSample("one\r\ntwo\u{2028}three").lines(nil) == ["one", "two", "three"])
        #expect(TypesetSample("one\n\ntwo").set(nil).size.height == 60)
        #expect(TypesetSample("one\n").set(nil).size.height == 40)
        #expect(TypesetSample("").set(nil).size == CGSize(width: 0, height: 20))
        #expect(TypesetSample("\n").set(10).size == CGSize(width: 0, height: 40))
    }

    @Test("shows a soft hyphen only where a line ends with it, if there is room for it")
    func softHyphens() {
        let text = TypesetSample("type\u{AD}set\u{AD}ting")
        #expect(text.lines(nil) == ["typesetting"])
        #expect(text.set(nil).size.width == 110)
        #expect(text.lines(80) == ["typeset-", "ting"])
        #expect(text.lines(79) == ["type-", "setting"])
    }

    @Test("keeps the spaces at the start, and those at the end of a paragraph as long as there is room")
    func spaces() {
        #expect(TypesetSample("  a b").lines(30) == ["  a", "b"])
        #expect(TypesetSample("ab  ").set(nil).size.width == 40)
        #expect(TypesetSample("ab  ").set(30).size.width == 20)
        #expect(TypesetSample("a\u{A0}b c").lines(30) == ["a\u{A0}b", "c"])
    }

    @Test("makes a line as high as its highest letters")
    func mixedSizes() {
        let small = TextPiece("ab ", font: Drawing.Font(size: 10))
        let large = TextPiece("CD", font: Drawing.Font(size: 20))
        let set = TypesetSample([small, large]).set(nil)
        #expect(set.size == CGSize(width: 70, height: 40))
        #expect(set.firstBaseline == 30)
        let wrapped = TypesetSample([small, large]).set(40)
        #expect(wrapped.size == CGSize(width: 40, height: 60))
        #expect(wrapped.lines.map(\.baseline) == [15, 50])
    }

    @Test("adds room after each letter, and between lines")
    func room() {
        let text = TypesetSample([TextPiece("abc", font: Drawing.Font(size: 10), tracking: 2)])
        #expect(text.set(nil).size.width == 36)
        let hearts = TextPiece("\u{2764}\u{FE0F}", font: Drawing.Font(size: 2048), tracking: 10)
        let typesetter = Typesetter([hearts], measurer: StandardMeasurer(), options: TextOptions())
        #expect(typesetter.typeset(width: nil, height: nil).size.width == 2570)
        #expect(TypesetSample("a b") { $0.lineSpacing = 7 }.set(10).size.height == 47)
        #expect(TypesetSample("a") { $0.lineSpacing = 7 }.set(10).size.height == 20)
        #expect(TypesetSample("a") { $0.reservedLines = 3 }.set(nil).size.height == 60)
    }

    @Test("aligns lines within the widest")
    func alignment() {
        let text = TypesetSample("abcd ef")
        #expect(text.drawn(40, alignment: .left).map(\.origin.x) == [0, 0])
        #expect(text.drawn(40, alignment: .center).map(\.origin.x) == [0, 10])
        #expect(text.drawn(40, alignment: .right).map(\.origin.x) == [0, 20])
    }

    @Test("loses nothing and overflows nothing, whatever the text and the width")
    func anyText() {
        let signs: [Character] = [
            "a", "b", " ", " ", "\n", "-", "\u{AD}", "é", "漢", "👍🏽", "א", "1", "/", "(", "e\u{301}",
        ]
        func letters(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" && $0 != "-" }.sorted()
        }
        forEachSeed(cost: 20) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let text = String(
                (0..<Int.random(in: 0...120, using: &generator)).map { _ in signs.randomElement(using: &generator)! }
            )
            let width = Double.random(in: 0...200, using: &generator)
            let sample = TypesetSample(text)
            let set = sample.set(width)
            let lines = sample.lines(width)
            for line in set.lines where line.width > width + 0.001 {
                check(
                    lines.contains { $0.count <= 1 || line.width <= 10 },
                    "A line is \(line.width) wide in \(width): \(text.debugDescription)"
                )
            }
            check.equal(letters(lines.joined()), letters(text), "\(text.debugDescription) in \(width)")
            check(set.lines.allSatisfy { $0.baseline.isFinite }, "A baseline is nowhere.")
        }
    }
}
