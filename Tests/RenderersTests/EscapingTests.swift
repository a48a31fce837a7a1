import Foundation
import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRecords
@testable import GridPressSVG

@Suite("Text of others")
struct EscapingTests {
    private func document(_ text: String) -> String {
        var writer = MarkupWriter()
        writer.element("a") { writer in
            writer.attribute("b", text: text)
            writer.text(text)
        }
        return writer.string()
    }

    /// Returns whether XML 1.0 allows a scalar in a document.
    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    @Test("reads back as it was, for every scalar of the first plane")
    func everyScalar() {
        // Each document has 256 scalars, because reading a document is much slower than writing it.
        forEach(0..<256 as Range<UInt32>) { block, check in
            var text = String.UnicodeScalarView()
            var expected: [Unicode.Scalar] = []
            for scalar in (block * 256..<(block + 1) * 256).compactMap(Unicode.Scalar.init) {
                // The letters on both sides show that only the scalar was replaced.
                text.append(contentsOf: ["x", scalar, "y"])
                expected += ["x", isAllowed(scalar) ? scalar : "\u{FFFD}", "y"]
            }
            let element = try parse(document(String(text)))
            for (place, read) in [("content", element.text), ("value", element["b"] ?? "")] {
                let scalars = Array(read.unicodeScalars)
                let wrong = zip(scalars, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                check(scalars == expected, "\(place), first at U+\(block * 256 + UInt32(wrong ?? 0) / 3)")
            }
        }
    }

    @Test("keeps scalars beyond the first plane and is replaced at the very end of a text")
    func edges() throws {
        #expect(try parse(document("\u{1F600}\u{10FFFF}")).text == "\u{1F600}\u{10FFFF}")
        #expect(try parse(document("a\u{FFFE}")).text == "a\u{FFFD}")
        #expect(try parse(document("\u{FFFD}\u{FEFF}b\u{FFFF}\u{FFFF}")).text == "\u{FFFD}\u{FEFF}b\u{FFFD}\u{FFFD}")
    }

    @Test(
        "stays text, whatever it says",
        arguments: [
            "<script>alert(1)</script>", "]]>", "\"/><svg onload=alert(1)>", "' onload='x", "&lt;", "&#106;", "-->",
            "</title></svg><script>", "a\u{0}b", "<![CDATA[x]]>", "<!DOCTYPE a>", "\u{202E}evil", "`${x}`", "\r\n\t",
        ]
    )
    func injections(text: String) throws {
        let element = try parse(document(text))
        let expected = text.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")
        #expect(element.children.isEmpty)
        #expect(element.attributes.count == 1)
        #expect(element["b"] == expected)
        #expect(element.text == expected)
    }

    @Test("reads back from JSON for every scalar of the first plane")
    func json() throws {
        let scalars = (0..<0xFFFF as Range<UInt32>).compactMap(Unicode.Scalar.init)
        let text = String(String.UnicodeScalarView(scalars))
        let document = JSONWriter.document { $0.object { $0.member("text", text) } }
        let read = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: String]
        #expect(Array((read?["text"] ?? "").unicodeScalars) == scalars)
    }

    @Test(
        "becomes an identifier that stays as it is where it can",
        arguments: ["a", "cell-1", "A_b.c", "0", "1", "-"]
    )
    func plainIdentifiers(name: String) { #expect(MarkupWriter.identifier(for: name) == name) }

    @Test("becomes a unique identifier where it has to be altered")
    func alteredIdentifiers() {
        let names = ["", " ", "  ", "a b", "a  b", "a\tb", "a-b", "ä", "a\"b", "a&b", "a<b", "日本", "日木", "a b "]
        let identifiers = names.map(MarkupWriter.identifier(for:))
        #expect(Set(identifiers).count == names.count)
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-")
        forEach(identifiers) { identifier, check in
            check(!identifier.isEmpty, "It is empty.")
            check(allowed.isSuperset(of: identifier), "It has other letters.")
        }
        #expect(MarkupWriter.identifier(for: "a b").hasPrefix("a-b-"))
    }

    @Test(
        "is an address only with a scheme that is safe",
        arguments: [
            ("https://a.b/c?d", true), ("HTTP://a", true), ("mailto:a@b", true), ("#cell", true), ("a/b.svg", true),
            ("a?b:c", true), ("javascript:alert(1)", false), ("JaVaScRiPt:alert(1)", false), ("java\tscript:x", false),
            (" javascript:x", false), ("\u{1}javascript:x", false), ("javascript:\u{301}x", false),
            ("vbscript:x", false), ("file:///etc/passwd", false), ("data:text/html,x", false),
            ("data:image/png;base64,AA", false), (":x", false),
        ]
    )
    func links(address: String, isSafe: Bool) { #expect((SafeURL(address) != nil) == isSafe) }

    @Test(
        "is the address of a picture only for pictures without programs",
        arguments: [
            ("data:image/png;base64,AA", true), ("data:image/webp,A", true), ("data:image/svg+xml,<svg/>", false),
            ("data:image/pngx;base64,AA", false), ("data:text/html,x", false), ("mailto:a@b", false), ("a.png", true),
        ]
    )
    func pictures(address: String, isSafe: Bool) { #expect((SafeURL(address, for: .image) != nil) == isSafe) }
}
