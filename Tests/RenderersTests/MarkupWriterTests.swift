import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressSVG

@Suite("The markup writer")
struct MarkupWriterTests {
    @Test("closes elements, the empty ones at once, each on a separate line")
    func lines() {
        var writer = MarkupWriter()
        writer.element("a") { writer in
            writer.attribute("x", 1.5)
            writer.element("b") { _ in }
            writer.element("c") { $0.text("t") }
        }
        #expect(writer.string() == "<a x=\"1.5\">\n<b/>\n<c>t</c>\n</a>\n")
    }

    @Test("writes phrases within a line")
    func phrases() {
        var writer = MarkupWriter()
        writer.element("text") { writer in
            writer.phrase("title") { $0.text("name") }
            writer.text("said")
        }
        #expect(writer.string() == "<text><title>name</title>said</text>\n")
    }

    @Test("writes lists of numbers")
    func numbers() {
        var writer = MarkupWriter()
        writer.element("a") { $0.attribute("n", numbers: [0, -1.25, 3]) }
        #expect(writer.string() == "<a n=\"0 -1.25 3\"/>\n")
    }

    @Test("grows as far as it has to")
    func growth() {
        var writer = MarkupWriter(capacity: 1)
        let text = String(repeating: "&", count: 100_000)
        writer.element("a") { $0.text(text) }
        #expect(writer.count == 500_000 + "<a></a>\n".utf8.count)
    }

    @Test("writes the same string, however long it was expected to be", arguments: [0, 1, 16, 40, 70_000, 200_000])
    func strings(expected: Int) {
        let text = String(repeating: "ä<", count: 10_000)
        let markup = MarkupWriter.string(expecting: expected) { writer in
            writer.element("a") { writer in
                writer.attribute("x", text: text)
                writer.element("b") { $0.text(text) }
            }
        }
        let escaped = String(repeating: "ä&lt;", count: 10_000)
        #expect(markup == "<a x=\"\(escaped)\">\n<b>\(escaped)</b>\n</a>\n")
        #expect(MarkupWriter.string(expecting: expected) { _ in } == "")
    }

    @Test("puts a head before what it has written, or before nothing", arguments: [false, true], [0, 64, 5000])
    func heads(hasBody: Bool, expected: Int) {
        let title = String(repeating: "t", count: 2000)
        let markup = MarkupWriter.string(expecting: expected) { writer in
            if hasBody { writer.element("b") { $0.attribute("y", 2) } }
            var head = MarkupWriter()
            head.begin("a")
            head.attribute("x", text: title)
            writer.prepend(head)
            writer.end("a")
        }
        #expect(markup == "<a x=\"\(title)\"" + (hasBody ? ">\n<b y=\"2\"/>\n</a>\n" : "/>\n"))
    }

    @Test("writes the elements of another writer, and nothing where there are none")
    func elements() {
        let none = MarkupWriter()
        var some = MarkupWriter()
        some.element("b") { _ in }
        var writer = MarkupWriter()
        writer.element("a") { writer in
            writer.elements(of: none)
            writer.attribute("x", 1)
            writer.elements(of: some)
            writer.elements(of: none)
        }
        #expect(writer.string() == "<a x=\"1\">\n<b/>\n</a>\n")
    }

    @Test(
        "writes colours in their shortest form",
        arguments: [
            (0x000000, "#000"), (0xFF3B30, "#ff3b30"), (0xAABBCC, "#abc"), (0xAABBC0, "#aabbc0"), (9, "#000009"),
        ]
            as [(UInt32, String)]
    )
    func colors(hex: UInt32, printed: String) {
        var writer = MarkupWriter()
        writer.element("a") { $0.attribute("fill", color: Drawing.RGBA(hex)) }
        #expect(writer.string() == "<a fill=\"\(printed)\"/>\n")
    }

    @Test("gives a fingerprint that depends on every byte")
    func fingerprints() {
        func digits(_ text: String) -> [UInt8] {
            var fingerprint = Fingerprint()
            fingerprint.combine(text)
            return fingerprint.digits(7)
        }
        let text = "Twenty-three letters in"
        #expect(digits(text) == digits(text))
        let bytes = Array(text.utf8)
        forEach(bytes.indices) { index, check in
            var other = bytes
            other[index] ^= 1
            check(digits(String(decoding: other, as: UTF8.self)) != digits(text))
        }
    }
}
