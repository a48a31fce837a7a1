import GridPressProperties
import Testing

@testable import LayoutDocuments

@Suite("Numbers and words in documents")
struct NumberTests {
    @Test("A number is the nearest one to what is spelled, however many digits it has")
    func nearestNumber() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            func digits(_ most: Int) -> String {
                let count = Int.random(in: 0...most, using: &random)
                return String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &random))) })
            }
            let (whole, decimals) = (digits(12), digits(10))
            let sign = Bool.random(using: &random) ? "-" : ""
            let text = sign + whole + (decimals.isEmpty ? "" : "." + decimals)
            let isNumber = !(whole + decimals).isEmpty
            let value = ValueType<Double>.number.value(of: text[...])
            check.equal(value?.bitPattern, isNumber ? Double(text)?.bitPattern : nil, "\"\(text)\"")
        }
    }

    @Test(
        "What is spelled otherwise is no number",
        arguments: [
            "", "-", ".", "-.", "1.", "1e3", "+1", "0x1", "1,5", " 1", "1 ", "--1", "1.2.3", "1\u{301}", "٣", "nan",
        ]
    )
    func noNumber(text: String) { #expect(ValueType<Double>.number.value(of: text[...]) == nil) }

    @Test("Words are parted at spaces, but not inside parentheses or between apostrophes")
    func words() {
        #expect(WordSplitter.split("a  b\tc") == ["a", "b", "c"])
        #expect(WordSplitter.split("pt(6 0) 'b c' d") == ["pt(6 0)", "b c", "d"])
        #expect(WordSplitter.split("é f(ü ö)\u{2003}g") == ["é", "f(ü ö)", "g"])
        #expect(WordSplitter.list("a, b,c") == ["a", "b", "c"])
        #expect(WordSplitter.list("") == [])
    }
}
