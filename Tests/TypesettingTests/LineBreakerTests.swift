import Foundation
import Testing

@testable import Typesetting

@Suite("Line break opportunities")
struct LineBreakerTests {
    @Test("are those of the Unicode test file", .enabled(if: UnicodeFile.areThere))
    func unicodeTestFile() throws {
        var count = 0
        var failures: [String] = []
        for line in try UnicodeFile.lines("auxiliary/LineBreakTest.txt") {
            let words = line.split(separator: " ").flatMap { $0.split(separator: "\t") }
            let scalars = words.filter { $0 != "×" && $0 != "÷" }.compactMap(\.scalar)
            let marks = words.filter { $0 == "×" || $0 == "÷" }.dropFirst().dropLast().map { $0 == "÷" }
            var breaker = LineBreaker(ScalarList(scalars))
            let found = (1..<max(scalars.count, 1)).map { breaker.breakBefore($0) != .prohibited }
            count += 1
            if found != marks { failures.append(String(line)) }
        }
        #expect(count > 7000)
        #expect(failures.isEmpty, "\(failures.count) of \(count), first \(failures.prefix(10))")
    }

    /// The words of a text with a bar wherever a line may end, and two where it has to.
    private func marked(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var breaker = LineBreaker(ScalarList(scalars))
        var result = String(scalars[0])
        for index in 1..<scalars.count {
            switch breaker.breakBefore(index) {
            case .prohibited: break
            case .allowed: result += "|"
            case .mandatory: result += "‖"
            }
            result.unicodeScalars.append(scalars[index])
        }
        return result
    }

    @Test(
        "lie between words, and not inside what belongs together",
        arguments: [
            "The |quick |(“brown”) |fox |can’t |jump |32.3 |feet, |right?",
            "a|\u{200B}b", "well-|known", "km/|h", "1,234.56 |$5 |10 |%",
            "so\u{00A0}what", "one\n‖two", "one\r\n‖two", "漢|字、", "«bonjour»",
        ]
    )
    func words(expected: String) {
        let text = expected.replacing("|", with: "").replacing("‖", with: "")
        // A zero width space lets a line end behind it.
        #expect(marked(text) == expected.replacing("|\u{200B}", with: "\u{200B}|"))
    }
}
