import Foundation
import Testing

@testable import Typesetting

@Suite("Leaving out")
struct TruncationTests {
    @Test("ends the last line that is allowed with an ellipsis")
    func lineLimit() {
        let text = TypesetSample("one two three four") { $0.lineLimit = 2 }
        #expect(text.lines(70) == ["one two", "three…"])
        #expect(text.set(70).isTruncated)
        #expect(text.lines(nil) == ["one two three four"])
        #expect(!text.set(nil).isTruncated)
    }

    @Test("ends the last line that there is room for with an ellipsis")
    func height() {
        let text = TypesetSample("one two three four")
        #expect(text.lines(70, 45) == ["one two", "three…"])
        #expect(text.lines(70, 60) == ["one two", "three", "four"])
        #expect(text.lines(70, 59.9) == ["one two", "three…"])
        #expect(text.lines(70, 0) == ["one tw…"])
        #expect(text.set(70, 0).size.height == 20)
    }

    @Test("shows as many lines as there is room kept for, however little is offered")
    func reservedLines() {
        let text = TypesetSample("one two three four") {
            $0.lineLimit = 2
            $0.reservedLines = 2
        }
        #expect(text.lines(70, 0) == ["one two", "three…"])
        #expect(text.set(70, 0).size.height == 40)
    }

    @Test("parts no word that it cuts")
    func cutWord() {
        let text = TypesetSample("abcdefghij") { $0.lineLimit = 1 }
        #expect(text.lines(60) == ["abcde…"])
        #expect(!text.set(60).breaksWords)
        #expect(TypesetSample("abcdefghij").set(60).breaksWords)
    }

    @Test("leaves no space before the ellipsis")
    func trimmed() { #expect(TypesetSample("one two") { $0.lineLimit = 1 }.lines(50) == ["one…"]) }

    @Test("leaves out the start or the middle where that is asked for")
    func modes() {
        func text(_ truncation: TextOptions.Truncation) -> TypesetSample {
            TypesetSample("abcdefghij") {
                $0.lineLimit = 1
                $0.truncation = truncation
            }
        }
        #expect(text(.tail).lines(60) == ["abcde…"])
        #expect(text(.head).lines(60) == ["…fghij"])
        #expect(text(.middle).lines(60) == ["abc…ij"])
        #expect(text(.middle).set(60).size.width == 60)
    }

    @Test("leaves room for an ellipsis as large as the letters before it")
    func largerLetters() {
        let pieces = [
            TextPiece("ab", font: Drawing.Font(size: 10)), TextPiece("cdefg", font: Drawing.Font(size: 20)),
        ]
        let text = TypesetSample(pieces) { $0.lineLimit = 1 }
        #expect(text.lines(70) == ["abc…"])
        #expect(text.set(70).size.width == 60)
        #expect(text.drawn(70)[0].runs.map(\.font.size) == [10, 20])
        #expect(text.lines(59) == ["ab…"])
        #expect(text.set(59).size.width == 30)
    }

    @Test("says that a paragraph follows")
    func nextParagraph() { #expect(TypesetSample("one\ntwo") { $0.lineLimit = 1 }.lines(nil) == ["one…"]) }

    @Test("makes the line as high as the letters that are left on it")
    func highLetters() {
        let pieces = [
            TextPiece("small letters and ", font: Drawing.Font(size: 10)),
            TextPiece("AB", font: Drawing.Font(size: 20)),
        ]
        let text = TypesetSample(pieces) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }
        #expect(text.lines(120)[0].hasSuffix("AB"))
        #expect(text.set(120).size.height == 40)
        #expect(text.set(120).firstBaseline == 30)
    }

    @Test("shows the ellipsis alone where there is no room for more")
    func narrow() {
        #expect(TypesetSample("one two") { $0.lineLimit = 1 }.lines(10) == ["…"])
        #expect(TypesetSample("one two") { $0.lineLimit = 1 }.lines(0) == ["…"])
    }

    @Test("is put off as long as smaller letters are allowed")
    func scale() {
        let text = TypesetSample("one two") {
            $0.lineLimit = 1
            $0.minimumScale = 0.5
        }
        #expect(text.lines(70) == ["one two"])
        #expect(text.set(70).scale == 1)
        let smaller = text.set(50)
        #expect(text.lines(50) == ["one two"])
        #expect(smaller.scale > 0.7 && smaller.scale <= 50.0 / 70)
        #expect(smaller.size.width <= 50 && smaller.size.height == 20 * smaller.scale)
        #expect(text.drawn(50)[0].runs[0].font.size == 10 * smaller.scale)
        #expect(text.set(20).scale == 0.5)
        #expect(text.set(20).isTruncated)
    }
}
