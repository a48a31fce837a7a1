import GridPressProperties
import Testing

@testable import GridPressFindings

@Suite("Places in a file")
struct SourceTextTests {
    /// Texts that form one character or several, depending on their neighbors.
    private static let pieces = [
        "a", "<b c='d'>", " ", "\t", "\n", "\r\n", "\r", "é", "e\u{301}", "\u{301}", "漢字", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "\u{200D}",
        "\u{600}", "שלום",
    ]

    @Test("are found alike in long files and from their start")
    func positions() {
        forEachSeed(cost: 1000) { seed, check in
            var generator = SeededGenerator(seed: seed)
            var text = ""
            while text.utf8.count < 12_000 {
                let piece = Self.pieces.randomElement(using: &generator)!
                text += String(repeating: piece, count: Int.random(in: 1...200, using: &generator))
            }
            let bytes = Array(text.utf8)
            let source = SourceText(name: "x", bytes: bytes)
            for _ in 0..<40 {
                let offset = Int.random(in: 0...bytes.count, using: &generator)
                let before = bytes[..<offset]
                let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
                let (line, column) = source.position(of: offset)
                check.equal(line, before.filter { $0 == 0x0A }.count + 1, "offset \(offset)")
                let characters = String(decoding: before[start...], as: UTF8.self).count
                check.equal(column, characters + 1, "offset \(offset)")
                check.equal(source.start(ofLine: line), start, "offset \(offset)")
            }
        }
    }

    @Test("show the characters around them, however long the line is")
    func parts() throws {
        let text =
            "first\n" + String(repeating: "ab", count: 5000) + "é-X-" + String(repeating: "c", count: 3000) + "\nlast"
        let source = SourceText(name: "x", bytes: Array(text.utf8))
        let part = try #require(source.part(ofLine: 2, columns: 10_001..<10_005))
        #expect(String(part.characters) == "é-X-" && part.isCutBefore && part.isCutAfter && part.firstColumn == 10_001)
        let end = try #require(source.part(ofLine: 3, columns: 1..<80))
        #expect(String(end.characters) == "last" && !end.isCutBefore && !end.isCutAfter)
        #expect(source.part(ofLine: 4, columns: 1..<80) == nil)
    }
}
