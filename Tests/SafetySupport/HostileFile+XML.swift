import Foundation
import GridPressFindings
import XMLReading

extension HostileFile {
    /// Returns files that are refused before layout, regardless of the meaning of their elements.
    ///
    /// - Parameters:
    ///   - bytes: The size of files that repeat something; by default, just below the maximum of documents.
    ///   - withFloods: Whether to include files that exceed the limits of attributes, elements, nesting or size.
    package static func xml(longest bytes: Int = 7_900_000, withFloods: Bool = true) -> [HostileFile] {
        declarations + (withFloods ? floods : []) + repeated(bytes) + encodings + forbidden + malformed
    }

    private static let declarations = [
        HostileFile("document type", .documentType, "<!DOCTYPE a><a/>"),
        HostileFile("lower-case document type", .documentType, "<!doctype a><a/>"),
        HostileFile(
            "external entity",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"
        ),
        HostileFile(
            "entity over the network",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'http://127.0.0.1/'>]><a>&x;</a>"
        ),
        HostileFile("public entity", .documentType, "<!DOCTYPE a [<!ENTITY x PUBLIC 'a' 'b'>]><a>&x;</a>"),
        HostileFile("parameter entity", .documentType, "<!DOCTYPE a [<!ENTITY % x SYSTEM 'x.dtd'> %x;]><a/>"),
        HostileFile("external document type", .documentType, "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>"),
        HostileFile(
            "public document type",
            .documentType,
            "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg.dtd'><a/>"
        ),
        HostileFile(
            "billion laughs",
            .documentType,
            "<!DOCTYPE a [<!ENTITY a0 'ha'>"
                + (1...9).map { n in "<!ENTITY a\(n) '\(String(repeating: "&a\(n - 1);", count: 10))'>" }.joined()
                + "]><a>&a9;</a>"
        ),
        HostileFile(
            "quadratic entity",
            .documentType,
            "<!DOCTYPE a [<!ENTITY x '\(String(repeating: "x", count: 100_000))'>]><a>"
                + String(repeating: "&x;", count: 2000) + "</a>"
        ),
        HostileFile("declaration behind a comment", .documentType, "<!-- x --><!DOCTYPE a><a/>"),
        HostileFile("declaration inside the root", .documentType, "<a><!DOCTYPE a></a>"),
        HostileFile("entity inside the root", .documentType, "<a><!ENTITY x 'y'></a>"),
        HostileFile("element declaration", .documentType, "<!ELEMENT a ANY><a/>"),
        HostileFile("conditional section", .documentType, "<![INCLUDE[<a/>]]>"),
    ]

    private static let floods = [
        HostileFile(
            "attribute flood",
            .tooManyAttributes,
            "<a " + (0..<200_000).map { "a\($0)=''" }.joined(separator: " ") + "/>"
        ),
        HostileFile(
            "attributes of many elements",
            .tooManyAttributes,
            "<a>" + String(repeating: "<b \((0..<200).map { "a\($0)=''" }.joined(separator: " "))/>", count: 600)
                + "</a>"
        ),
        HostileFile(
            "element flood",
            .tooManyElements,
            "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>"
        ),
        HostileFile("deep nesting", .nestedTooDeep, String(repeating: "<a>", count: 100_000)),
        HostileFile("depth just above the limit", .nestedTooDeep, String(repeating: "<a>", count: 201)),
        HostileFile("large file", .documentTooLarge, String(repeating: " ", count: 8_000_001)),
    ]

    private static func repeated(_ longest: Int) -> [HostileFile] {
        @Sendable func many(_ text: String, _ most: Int = .max) -> String {
            String(repeating: text, count: min(longest, most) / text.utf8.count)
        }
        return [
            HostileFile("unclosed comment", .notWellFormed, "<a><!--" + many("-")),
            HostileFile("unclosed CDATA", .notWellFormed, "<a><![CDATA[" + many("]")),
            HostileFile("unclosed value", .notWellFormed, "<a b='" + many("x")),
            HostileFile("endless name", .nameTooLong, "<" + many("x")),
            HostileFile("endless text", .notWellFormed, "<a>" + many("x")),
            HostileFile("open brackets", .notWellFormed, many("<")),
            HostileFile("ampersands", .notWellFormed, "<a>" + many("&") + "</a>"),
            HostileFile("references to a control", .notWellFormed, "<a>" + many("&#1;") + "</a>"),
            HostileFile("references to unknown entities", .notWellFormed, "<a>" + many("&x;") + "</a>"),
            HostileFile("unknown entities in a value", .notWellFormed, "<a b='" + many("&x;") + "'/>"),
            HostileFile("a reference of many digits", .notWellFormed, "<a>&#" + many("9") + ";</a>"),
            HostileFile("ends of CDATA in text", .notWellFormed, "<a>" + many("]]>") + "</a>"),
            HostileFile("hyphens in a comment", .notWellFormed, "<a><!--" + many("-") + "--></a>"),
            HostileFile("pairs of hyphens in a comment", .notWellFormed, "<a><!--" + many("-- ") + "--></a>"),
            HostileFile(
                "comment flood",
                .tooManyElements,
                "<a>" + String(repeating: "<!---->", count: 60_000) + "</a>"
            ),
            HostileFile(
                "instruction flood",
                .tooManyElements,
                "<a>" + String(repeating: "<?a?>", count: 60_000) + "</a>"
            ),
            HostileFile(
                "CDATA flood",
                .tooManyElements,
                "<a>" + String(repeating: "<![CDATA[]]>x", count: 60_000) + "</a>"
            ),
            HostileFile("long instruction", .notWellFormed, "<a><?a " + many("b") + "?></a>"),
            HostileFile("unclosed instruction", .notWellFormed, "<a><?a " + many("?")),
            HostileFile("unclosed instructions", .notWellFormed, "<a>" + many("<?")),
            HostileFile("long version", .notWellFormed, "<?xml version='" + many("1") + "'?><a/>"),
            HostileFile("long encoding", .notWellFormed, "<?xml version='1.0' encoding='" + many("a") + "'?><a/>"),
            HostileFile("long namespace", .notWellFormed, "<a xmlns='" + many("a") + "'/>"),
            HostileFile("brackets with spaces", .notWellFormed, "<a>" + many("< ")),
            HostileFile("brackets in a value", .notWellFormed, "<a b='" + many("<") + "'/>"),
            HostileFile("ends without starts", .notWellFormed, "<a>" + many("</b>") + "</a>"),
            HostileFile("starts of ends", .notWellFormed, "<a>" + many("</")),
            HostileFile("crossed tags, often", .notWellFormed, "<a>" + many("<b></c>", 300_000) + "</a>"),
            HostileFile("unbound prefixes", .notWellFormed, "<a>" + many("<x:b y:c='' y:d=''/>", 900_000) + "</a>"),
            HostileFile("attributes twice, often", .notWellFormed, "<a>" + many("<b c='' c=''/>", 600_000) + "</a>"),
            HostileFile(
                "the same attribute often",
                .notWellFormed,
                "<a>" + many("<b " + String(repeating: "c='' ", count: 250) + "/>", 400_000) + "</a>"
            ),
            HostileFile("marks for a name", .nameTooLong, "<a " + many("\u{301}") + "=''/>"),
            HostileFile("byte order marks", .notWellFormed, many("\u{FEFF}") + "<a/>"),
        ]
    }

    private static let encodings = [
        HostileFile("gzip", .compressedFile, bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]),
        HostileFile("UTF-16, little end first", .invalidEncoding, bytes: [0xFF, 0xFE, 0x3C, 0, 0x61, 0]),
        HostileFile("UTF-16, big end first", .invalidEncoding, bytes: [0xFE, 0xFF, 0, 0x3C, 0, 0x61]),
        HostileFile("UTF-16 without a mark", .invalidEncoding, bytes: [0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]),
        HostileFile("lone tail byte", .invalidEncoding, bytes: Array("<a>".utf8) + [0x80] + Array("</a>".utf8)),
        HostileFile("overlong slash", .invalidEncoding, bytes: Array("<a>".utf8) + [0xC0, 0xAF] + Array("</a>".utf8)),
        HostileFile("overlong zero", .invalidEncoding, bytes: Array("<a>".utf8) + [0xE0, 0x80, 0x80]),
        HostileFile("surrogate", .invalidEncoding, bytes: Array("<a>".utf8) + [0xED, 0xA0, 0x80]),
        HostileFile("beyond Unicode", .invalidEncoding, bytes: Array("<a>".utf8) + [0xF4, 0x90, 0x80, 0x80]),
        HostileFile("five bytes", .invalidEncoding, bytes: Array("<a>".utf8) + [0xF8, 0x88, 0x80, 0x80, 0x80]),
        HostileFile("cut character", .invalidEncoding, bytes: Array("<a>".utf8) + [0xE6, 0xBC]),
        HostileFile("Latin-1", .invalidEncoding, bytes: Array("<a b='".utf8) + [0xE9] + Array("'/>".utf8)),
    ]

    private static let forbidden =
        ([0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F, 0xFFFE, 0xFFFF] as [UInt32]).map { value in
            HostileFile(
                "character \(String(value, radix: 16))",
                .forbiddenCharacter,
                "<a>\(Unicode.Scalar(value).map { String($0) } ?? "")</a>"
            )
        }

    private static let malformed = [
        HostileFile("nothing", .notWellFormed, ""),
        HostileFile("space", .notWellFormed, " \n "),
        HostileFile("text alone", .notWellFormed, "hello"),
        HostileFile("two roots", .notWellFormed, "<a/><b/>"),
        HostileFile("text behind the root", .notWellFormed, "<a/>b"),
        HostileFile("crossed tags", .notWellFormed, "<a><b></a></b>"),
        HostileFile("same attribute twice", .notWellFormed, "<a b='1' b='2'/>"),
        HostileFile("value without quotes", .notWellFormed, "<a b=1/>"),
        HostileFile("attribute without value", .notWellFormed, "<a b/>"),
        HostileFile("bracket in a value", .notWellFormed, "<a b='<'/>"),
        HostileFile("unknown entity", .notWellFormed, "<a>&nbsp;</a>"),
        HostileFile("unknown entity in a value", .notWellFormed, "<a b='&x;'/>"),
        HostileFile("reference to a control", .notWellFormed, "<a>&#1;</a>"),
        HostileFile("reference to NUL", .notWellFormed, "<a b='&#0;'/>"),
        HostileFile("reference to a surrogate", .notWellFormed, "<a>&#xD800;</a>"),
        HostileFile("reference beyond Unicode", .notWellFormed, "<a>&#x110000;</a>"),
        HostileFile("unbound prefix", .notWellFormed, "<a xlink:href='x'/>"),
        HostileFile("unbound element prefix", .notWellFormed, "<x:a/>"),
        HostileFile("end of CDATA in text", .notWellFormed, "<a>]]></a>"),
        HostileFile("two hyphens in a comment", .notWellFormed, "<a><!-- a -- b --></a>"),
        HostileFile("late declaration", .notWellFormed, " <?xml version='1.0'?><a/>"),
        HostileFile("other encoding declared", .notWellFormed, "<?xml version='1.0' encoding='nonsense'?><a/>"),
        HostileFile("name that starts with a digit", .notWellFormed, "<1/>"),
        HostileFile("colon alone", .notWellFormed, "<a:/>"),
        HostileFile("prefix bound to nothing", .notWellFormed, "<a xmlns:x=''/>"),
    ]
}
