import GridPressFindings
import GridPressProperties
import Testing

@testable import XMLReading

@Suite("Places of texts and values")
struct PlaceTests {
    /// The pieces of documents, which include markup that ends a text.
    private static let pieces = [
        "a", "ü", "👍🏽", "e\u{301}", " ", "\n", "\r\n", "\t", "&amp;", "&lt;", "&#x9;", "&#252;", "&#128512;", "<b/>",
        "<c d='&quot;é'>t</c>", "<!-- & -->", "<![CDATA[&<é]]>", "<![CDATA[]]>", "<?p i?>",
    ]

    @Test("are those of the same letters in the file, wherever markup and references stand")
    func texts() {
        forEachSeed(cost: 20) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...12, using: &generator)
            let inside = (0..<count).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
            let source = SourceText(name: "test.xml", bytes: Array("<a>\(inside)</a>".utf8))
            try expectPlaces(in: XMLDocument(source).root, of: source, inside, check)
        }
    }

    @Test("of values are too")
    func values() {
        let letters = Self.pieces.filter { !$0.hasPrefix("<") }
        forEachSeed(cost: 20) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let value = (0..<8).map { _ in letters.randomElement(using: &generator)! }.joined()
            let source = SourceText(name: "test.xml", bytes: Array("<a b='x' c='\(value)'/>".utf8))
            try expectPlaces(in: XMLDocument(source).root, of: source, value, check)
        }
    }

    private func expectPlaces(
        in element: XMLElement,
        of source: SourceText,
        _ comment: String,
        _ check: Check
    ) {
        for attribute in element.attributes {
            expectPlaces(of: attribute.value, at: attribute.valueRange, source, comment, check)
        }
        for child in element.children {
            switch child {
            case .element(let inner): expectPlaces(in: inner, of: source, comment, check)
            case .text(let text, let range): expectPlaces(of: text, at: range, source, comment, check)
            case .comment: continue
            }
        }
    }

    /// Expects that each scalar has the position of itself or of its reference in the file.
    private func expectPlaces(
        of text: String,
        at range: Range<Int>,
        _ source: SourceText,
        _ comment: String,
        _ check: Check
    ) {
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let byte = text.utf8.distance(from: text.startIndex, to: index)
            let offset = source.offset(ofByte: byte, ofValueAt: range)
            guard range.contains(offset) else {
                check.fail("byte \(byte) stands at \(offset), outside of \(range): \(comment)")
                continue
            }
            let rest = source.bytes[offset..<range.upperBound]
            let isSpace = scalar.properties.isWhitespace && (rest.first.map { $0 <= 0x20 } ?? false)
            let isReference = rest.first == UInt8(ascii: "&")
            check(isReference || isSpace || rest.starts(with: String(scalar).utf8), "byte \(byte): \(comment)")
        }
        check.equal(source.offset(ofByte: text.utf8.count, ofValueAt: range), range.upperBound, comment)
    }
}
