import GridPressFindings
import GridPressProperties
import Testing

@testable import XMLReading

@Suite("Places of texts and values")
struct PlaceTests {
    /// Pieces that documents are made of; each second one is markup that ends a text.
    private static let pieces = [
        "a", "ü", "👍🏽", "e\u{301}", " ", "\n", "\r\n", "\t", "&amp;", "&lt;", "&#x9;", "&#252;", "&#128512;", "<b/>",
        "<c d='&quot;é'>t</c>", "<!-- & -->", "<![CDATA[&<é]]>", "<![CDATA[]]>", "<?p i?>",
    ]

    @Test("are those of the same letters in the file, wherever markup and references stand", arguments: 0..<200)
    func texts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...12, using: &generator)
        let inside = (0..<count).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
        let source = SourceText(name: "test.xml", bytes: Array("<a>\(inside)</a>".utf8))
        try check(XMLDocument(source).root, in: source, "seed \(seed): \(inside)")
    }

    @Test("of values are too", arguments: 0..<100)
    func values(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let letters = Self.pieces.filter { !$0.hasPrefix("<") }
        let value = (0..<8).map { _ in letters.randomElement(using: &generator)! }.joined()
        let source = SourceText(name: "test.xml", bytes: Array("<a b='x' c='\(value)'/>".utf8))
        try check(XMLDocument(source).root, in: source, "seed \(seed): \(value)")
    }

    private func check(_ element: XMLElement, in source: SourceText, _ comment: Comment) throws {
        for attribute in element.attributes { try check(attribute.value, attribute.valueRange, source, comment) }
        for child in element.children {
            switch child {
            case .element(let inner): try check(inner, in: source, comment)
            case .text(let text, let range): try check(text, range, source, comment)
            case .comment: continue
            }
        }
    }

    /// Each scalar has its place: where it or its reference stands in the file.
    private func check(_ text: String, _ range: Range<Int>, _ source: SourceText, _ comment: Comment) throws {
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let byte = text.utf8.distance(from: text.startIndex, to: index)
            let offset = source.offset(ofByte: byte, ofValueAt: range)
            #expect(range.contains(offset), comment)
            let rest = source.bytes[offset..<range.upperBound]
            let isSpace = scalar.properties.isWhitespace && (rest.first.map { $0 <= 0x20 } ?? false)
            let isReference = rest.first == UInt8(ascii: "&")
            #expect(isReference || isSpace || rest.starts(with: String(scalar).utf8), comment)
        }
        #expect(source.offset(ofByte: text.utf8.count, ofValueAt: range) == range.upperBound, comment)
    }
}
