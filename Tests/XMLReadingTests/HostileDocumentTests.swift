import Findings
import Foundation
import TestSupport
import Testing

@testable import XMLReading

/// A document that nobody should be hurt by, and what is said of it.
struct HostileDocument: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let code: Finding.Code

    var testDescription: String { name }

    init(_ name: String, _ code: Finding.Code, _ text: String) { self.init(name, code, Array(text.utf8)) }

    init(_ name: String, _ code: Finding.Code, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        self.code = code
    }
}

@Suite("A hostile document")
struct HostileDocumentTests {
    static let documents: [HostileDocument] =
        declarations + floods + encodings + forbidden + malformed

    private static let declarations = [
        HostileDocument("document type", .documentType, "<!DOCTYPE a><a/>"),
        HostileDocument("lower-case document type", .documentType, "<!doctype a><a/>"),
        HostileDocument(
            "external entity",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"
        ),
        HostileDocument(
            "entity over the network",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'http://127.0.0.1/'>]><a>&x;</a>"
        ),
        HostileDocument("public entity", .documentType, "<!DOCTYPE a [<!ENTITY x PUBLIC 'a' 'b'>]><a>&x;</a>"),
        HostileDocument("parameter entity", .documentType, "<!DOCTYPE a [<!ENTITY % x SYSTEM 'x.dtd'> %x;]><a/>"),
        HostileDocument("external document type", .documentType, "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>"),
        HostileDocument(
            "public document type",
            .documentType,
            "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg.dtd'><a/>"
        ),
        HostileDocument(
            "billion laughs",
            .documentType,
            "<!DOCTYPE a [<!ENTITY a0 'ha'>"
                + (1...9).map { n in "<!ENTITY a\(n) '\(String(repeating: "&a\(n - 1);", count: 10))'>" }.joined()
                + "]><a>&a9;</a>"
        ),
        HostileDocument(
            "quadratic entity",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x '\(String(repeating: "x", count: 100_000))'>]><a>"
                + String(repeating: "&x;", count: 2000) + "</a>"
        ),
        HostileDocument("declaration behind a comment", .documentType, "<!-- x --><!DOCTYPE a><a/>"),
        HostileDocument("declaration inside the root", .documentType, "<a><!DOCTYPE a></a>"),
        HostileDocument("entity inside the root", .documentType, "<a><!ENTITY x 'y'></a>"),
        HostileDocument("element declaration", .documentType, "<!ELEMENT a ANY><a/>"),
        HostileDocument("conditional section", .documentType, "<![INCLUDE[<a/>]]>"),
    ]

    private static let floods = [
        HostileDocument(
            "attribute flood",
            .tooManyAttributes,
            "<a " + (0..<200_000).map { "a\($0)=''" }.joined(separator: " ") + "/>"
        ),
        HostileDocument(
            "attributes of many elements",
            .tooManyAttributes,
            "<a>" + String(repeating: "<b \((0..<200).map { "a\($0)=''" }.joined(separator: " "))/>", count: 600)
                + "</a>"
        ),
        HostileDocument(
            "element flood",
            .tooManyElements,
            "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>"
        ),
        HostileDocument("deep nesting", .nestedTooDeep, String(repeating: "<a>", count: 100_000)),
        HostileDocument("depth just above the limit", .nestedTooDeep, String(repeating: "<a>", count: 201)),
        HostileDocument("large file", .documentTooLarge, [UInt8](repeating: 0x20, count: 8_000_001)),
        HostileDocument("unclosed comment", .notWellFormed, "<a><!--" + String(repeating: "-", count: 100_000)),
        HostileDocument("unclosed CDATA", .notWellFormed, "<a><![CDATA[" + String(repeating: "]", count: 100_000)),
        HostileDocument("unclosed value", .notWellFormed, "<a b='" + String(repeating: "x", count: 100_000)),
        HostileDocument("endless name", .notWellFormed, "<" + String(repeating: "x", count: 100_000)),
        HostileDocument("endless text", .notWellFormed, "<a>" + String(repeating: "x", count: 500_000)),
        HostileDocument("open brackets", .notWellFormed, String(repeating: "<", count: 100_000)),
        HostileDocument("ampersands", .notWellFormed, "<a>" + String(repeating: "&", count: 100_000) + "</a>"),
    ]

    private static let encodings = [
        HostileDocument("gzip", .compressedFile, [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]),
        HostileDocument("UTF-16, little end first", .invalidEncoding, [0xFF, 0xFE, 0x3C, 0, 0x61, 0]),
        HostileDocument("UTF-16, big end first", .invalidEncoding, [0xFE, 0xFF, 0, 0x3C, 0, 0x61]),
        HostileDocument("UTF-16 without a mark", .forbiddenCharacter, [0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]),
        HostileDocument("lone tail byte", .invalidEncoding, Array("<a>".utf8) + [0x80] + Array("</a>".utf8)),
        HostileDocument("overlong slash", .invalidEncoding, Array("<a>".utf8) + [0xC0, 0xAF] + Array("</a>".utf8)),
        HostileDocument("overlong zero", .invalidEncoding, Array("<a>".utf8) + [0xE0, 0x80, 0x80]),
        HostileDocument("surrogate", .invalidEncoding, Array("<a>".utf8) + [0xED, 0xA0, 0x80]),
        HostileDocument("beyond Unicode", .invalidEncoding, Array("<a>".utf8) + [0xF4, 0x90, 0x80, 0x80]),
        HostileDocument("five bytes", .invalidEncoding, Array("<a>".utf8) + [0xF8, 0x88, 0x80, 0x80, 0x80]),
        HostileDocument("cut character", .invalidEncoding, Array("<a>".utf8) + [0xE6, 0xBC]),
        HostileDocument("Latin-1", .invalidEncoding, Array("<a b='".utf8) + [0xE9] + Array("'/>".utf8)),
    ]

    private static let forbidden =
        ([0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F, 0xFFFE, 0xFFFF] as [UInt32]).map { value in
            HostileDocument(
                "character \(String(value, radix: 16))",
                .forbiddenCharacter,
                "<a>\(Unicode.Scalar(value).map(String.init) ?? "")</a>"
            )
        }

    private static let malformed = [
        HostileDocument("nothing", .notWellFormed, ""),
        HostileDocument("space", .notWellFormed, " \n "),
        HostileDocument("text alone", .notWellFormed, "hello"),
        HostileDocument("two roots", .notWellFormed, "<a/><b/>"),
        HostileDocument("text behind the root", .notWellFormed, "<a/>b"),
        HostileDocument("crossed tags", .notWellFormed, "<a><b></a></b>"),
        HostileDocument("same attribute twice", .notWellFormed, "<a b='1' b='2'/>"),
        HostileDocument("value without quotes", .notWellFormed, "<a b=1/>"),
        HostileDocument("attribute without value", .notWellFormed, "<a b/>"),
        HostileDocument("bracket in a value", .notWellFormed, "<a b='<'/>"),
        HostileDocument("unknown entity", .notWellFormed, "<a>&nbsp;</a>"),
        HostileDocument("unknown entity in a value", .notWellFormed, "<a b='&x;'/>"),
        HostileDocument("reference to a control", .notWellFormed, "<a>&#1;</a>"),
        HostileDocument("reference to NUL", .notWellFormed, "<a b='&#0;'/>"),
        HostileDocument("reference to a surrogate", .notWellFormed, "<a>&#xD800;</a>"),
        HostileDocument("reference beyond Unicode", .notWellFormed, "<a>&#x110000;</a>"),
        HostileDocument("unbound prefix", .notWellFormed, "<a xlink:href='x'/>"),
        HostileDocument("unbound element prefix", .notWellFormed, "<x:a/>"),
        HostileDocument("end of CDATA in text", .notWellFormed, "<a>]]></a>"),
        HostileDocument("two hyphens in a comment", .notWellFormed, "<a><!-- a -- b --></a>"),
        HostileDocument("late declaration", .notWellFormed, " <?xml version='1.0'?><a/>"),
        HostileDocument("other encoding declared", .notWellFormed, "<?xml version='1.0' encoding='nonsense'?><a/>"),
        HostileDocument("name that starts with a digit", .notWellFormed, "<1/>"),
        HostileDocument("colon alone", .notWellFormed, "<a:/>"),
        HostileDocument("prefix bound to nothing", .notWellFormed, "<a xmlns:x=''/>"),
    ]

    @Test("is refused with a finding that says why", arguments: documents)
    func refused(document: HostileDocument) {
        let source = SourceText(name: "hostile.xml", bytes: document.bytes)
        do {
            let read = try XMLDocument(source)
            Issue.record("\(document.name) was read: \(read.root.name)")
        } catch {
            #expect(error.finding.code == document.code, "\(error.finding)")
            #expect(error.finding.severity == .error && error.finding.place != nil)
            #expect(error.finding.sentence.hasSuffix("."))
        }
    }

    @Test("that ends early is refused, wherever it ends")
    func truncated() throws {
        let whole = "<?xml version=\"1.0\"?><!-- é --><a b=\"1\" c='&lt;'><![CDATA[x]]><d>漢&#65;</d><e/></a>"
        let bytes = Array(whole.utf8)
        _ = try XMLDocument(SourceText(name: "whole.xml", bytes: bytes))
        for count in bytes.indices {
            #expect(throws: XMLMistake.self, "the first \(count) bytes") {
                try XMLDocument(SourceText(name: "part.xml", bytes: Array(bytes[..<count])))
            }
        }
    }

    @Test("with bytes changed at random is read or refused, and never more", arguments: 0..<400)
    func fuzzed(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        var bytes = Array(
            "<a x='1' y=\"2\"><b>text &amp; more</b><!-- c --><d xmlns:n='u' n:e='f'/><![CDATA[ ]]></a>".utf8
        )
        for _ in 0...next(4) {
            let place = next(bytes.count)
            switch next(3) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: next(256))
            case 1: bytes.remove(at: place)
            default: bytes.insert(Array("<>/='\"&;! -[]x".utf8)[next(14)], at: place)
            }
        }
        let document = try? XMLDocument(SourceText(name: "fuzz.xml", bytes: bytes))
        guard let document else { return }
        for attribute in document.root.attributes {
            #expect(attribute.valueRange.upperBound <= bytes.count, "seed \(seed)")
        }
    }
}
