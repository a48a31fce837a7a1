import GridPressProperties
import SwiftScanning
import Testing

@testable import GridPressSnapshots
@testable import GridPressTesting

@Suite("Literals of inline snapshots")
struct InlineLiteralTests {
    @Test("are written with as many number signs as they need")
    func signs() {
        #expect(InlineLiteral.lines(of: "a\n\n  b") == ["\"\"\"", "a", "", "  b", "\"\"\""])
        #expect(InlineLiteral.lines(of: "say \"a\"").first == "\"\"\"")
        #expect(InlineLiteral.lines(of: "a\\b") == ["#\"\"\"", "a\\b", "\"\"\"#"])
        #expect(InlineLiteral.lines(of: "a\\#b\"\"\"#").first == "##\"\"\"")
        #expect(InlineLiteral.lines(of: "a\u{202E}b\u{7}\\") == ["#\"\"\"", "a\\#u{202E}b\\#u{7}\\", "\"\"\"#"])
    }

    @Test("are read as they were written, whatever is in them", arguments: 0..<300)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", " ", "\n", "\\", "\"", "\"\"\"", "#", "\\(", "\\#(b)", "\t", "é", "👨‍👩‍👧", "\u{0}", "\r", "\u{2028}", "}",
        ]
        let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
        let indentation = String(repeating: " ", count: .random(in: 0...8, using: &random))
        let lines = InlineLiteral.lines(of: text).map { $0.isEmpty ? "" : indentation + $0 }
        let source = Array(("let a = (\n" + lines.joined(separator: "\n") + ")").utf8)
        let tokens = try #require(SwiftScan(source)).tokens
        let literals = tokens.compactMap { if case .text(let literal) = $0.kind { literal } else { nil } }
        let literal = try #require(literals.first)
        #expect(literals.count == 1 && literal.isMultiline, "seed \(seed)")
        let value = try #require(InlineLiteral.value(of: literal, in: source), "seed \(seed)")
        #expect(Array(value.unicodeScalars) == Array(text.unicodeScalars), "seed \(seed)")
    }

    @Test("aren't read where something is inserted")
    func interpolation() throws {
        let source = Array("\"a\\(b)\"".utf8)
        guard case .text(let literal)? = SwiftScan(source)?.tokens.first?.kind else {
            Issue.record("no literal")
            return
        }
        #expect(InlineLiteral.value(of: literal, in: source) == nil)
    }
}
