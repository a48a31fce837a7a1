import Foundation
import Testing

@testable import Typesetting

@Suite("Line break opportunities")
struct LineBreakerTests {
    @Test("are those of the Unicode test file", .enabled(if: UnicodeFile.areAvailable))
    func unicodeTestFile() throws {
        var count = 0
        var failures: [String] = []
        for line in try UnicodeFile.lines("auxiliary/LineBreakTest.txt") {
            let words = line.split(separator: " ").flatMap { $0.split(separator: "\t") }
            let scalars = words.filter { $0 != "×" && $0 != "÷" }.compactMap(\.scalar)
            let marks = words.filter { $0 == "×" || $0 == "÷" }.dropFirst().dropLast().map { $0 == "÷" }
            var found = [Bool](repeating: false, count: max(scalars.count - 1, 0))
            for place in places(ScalarList(scalars)) { found[place.scalar - 1] = true }
            count += 1
            if found != marks { failures.append(String(line)) }
        }
        #expect(count > 7000)
        #expect(failures.isEmpty, "\(failures.count) of \(count), first \(failures.prefix(10))")
    }

    /// Returns all positions at which a line may end.
    private func places(_ scalars: ScalarList) -> [LineBreaker.BreakOpportunity] {
        var breaker = LineBreaker(scalars)
        var places: [LineBreaker.BreakOpportunity] = []
        while let place = breaker.nextBreak(after: places.last?.scalar ?? 0) { places.append(place) }
        return places
    }

    /// Returns a text with a bar at each position where a line may end, and a double bar where it must end.
    private func marked(_ scalars: ScalarList) -> String {
        var result = ""
        var start = 0
        var areWordsRight = true
        for place in places(scalars) {
            let isWord = place.scalar > 1 && scalars[place.scalar - 1] == " " && scalars.isLetter(at: place.scalar - 2)
            if place.isAfterWord, !isWord { areWordsRight = false }
            result += scalars.string(of: start..<place.scalar) + (place.isMandatory ? "‖" : "|")
            start = place.scalar
        }
        #expect(areWordsRight, "A place that is behind no word says that it is: \(result)")
        return result + scalars.string(of: start..<scalars.count)
    }

    @Test(
        "lie between words, and not inside what belongs together",
        arguments: [
            "The |quick |(\u{201C}brown\u{201D}) |fox |can’t |jump |32.3 |feet, |right?",
            "a|\u{200B}b", "well-|known", "km/|h", "two  |spaces", "a |b |2 |c. |d", "1,234.56 |$5 |10 |%",
            "so\u{00A0}what", "one\n‖two", "one\r\n‖two", "漢|字、", "«bonjour»",
        ]
    )
    func words(expected: String) {
        let text = expected.replacing("|", with: "").replacing("‖", with: "")
        // A line may end after a zero-width space.
        let expected = expected.replacing("|\u{200B}", with: "\u{200B}|")
        #expect(marked(ScalarList(text)) == expected)
        #expect(marked(ScalarList(Array(text.unicodeScalars))) == expected)
    }
}
