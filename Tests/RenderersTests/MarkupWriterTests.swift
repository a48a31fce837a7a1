import Drawings
import Testing

@testable import Renderers

@Suite("The markup writer")
struct MarkupWriterTests {
    @Test("closes elements, the empty ones at once, each on a line of its own")
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
        for index in text.utf8.indices {
            var other = Array(text.utf8)
            other[text.utf8.distance(from: text.startIndex, to: index)] ^= 1
            #expect(digits(String(decoding: other, as: UTF8.self)) != digits(text))
        }
    }
}
