import Foundation
import GridPressProperties
import LayoutDocuments
import SafetySupport
import Testing

@Suite("Text that somebody typed")
struct SinkTests {
    /// Draws a text in a sink, and expects that the text appears unchanged and nothing else appears.
    ///
    /// - Returns: Whether a picture was drawn.
    @discardableResult
    private func expectText(_ text: String, in sink: Sink, _ name: String, _ check: Check) throws -> Bool {
        guard let figure = sink.figure(text) else { return false }
        let drawing = try figure.drawing()
        let picture = PictureCheck(svg: try drawing.svg())
        check.equal(picture.complaints, [], "\(name) as \(sink)")
        try expectData(of: drawing, "\(name) as \(sink)", check)
        let typed = sink.isDocument ? String(text.unicodeScalars.filter(\.mayStandInXML)) : text
        switch sink.outlet {
        case .nowhere: break
        case .words(let element):
            let expected = typed.inMarkup.bytes
            let words = picture.texts(of: element)
            let isThere = expected.isEmpty || words.contains { $0.bytes == expected }
            check(isThere, "\(name) as \(sink): \(words)")
        case .lines:
            let expected = typed.inLines
            let lines = picture.texts(of: "text").joined()
            // If a direction is forced, pieces are in visual order.
            let isForced = typed.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
            let isSame =
                isForced ? lines.bytes.sorted() == expected.bytes.sorted() : lines.bytes == expected.bytes
            check(isSame || drawing.isEmptyToTheEye, "\(name) as \(sink): \(lines.debugDescription)")
        }
        return true
    }

    /// Expects that JSON contains every text unchanged.
    private func expectData(of drawing: Drawing, _ name: String, _ check: Check) throws {
        let json = try JSONSerialization.jsonObject(with: Data(drawing.json().utf8)) as? [String: Any]
        check((json?["title"] as? String)?.bytes == drawing.title.bytes, "\(name): the title")
        check((json?["summary"] as? String)?.bytes == drawing.summary?.bytes, "\(name): the summary")
        let elements = json?["elements"] as? [[String: Any]] ?? []
        check.equal(elements.count, drawing.elements.count, "\(name): how many elements there are")
        for (read, element) in zip(elements, drawing.elements) {
            check((read["name"] as? String)?.bytes == element.name?.bytes, "\(name): the name of an element")
            check((read["label"] as? String)?.bytes == element.label?.bytes, "\(name): the label of an element")
        }
        let findings = json?["findings"] as? [[String: Any]] ?? []
        let sentences = findings.map { $0["message"] as? String }
        check(sentences == drawing.findings.map(\.message), "\(name): the findings")
        check(try Drawing(json: drawing.json(exact: true)) == drawing, "\(name): the drawing that is read back")
    }

    @Test("stays text, whatever it tries and wherever it stands", arguments: zip(Sink.all.indices, Sink.all))
    func payloads(number: Int, sink: Sink) {
        var count = 0
        // Sinks that follow each other try different texts.
        forEach(HostileText.all.sampled(oneIn: 8, from: number)) { text, check in
            if try expectText(text.text, in: sink, text.name, check) { count += 1 }
        }
        // Most texts aren't valid values of these attributes.
        #expect(count > 0 || ["colour", "typeface", "index"].contains { sink.name.contains($0) }, "nothing was drawn")
    }

    @Test("stays text beside every other", arguments: Sink.all)
    func pairs(sink: Sink) {
        var generator = SeededGenerator(seed: 7)
        forEach((0..<15).sampled(oneIn: 5)) { _, check in
            let texts = (0..<3).map { _ in HostileText.all.randomElement(using: &generator)! }
            let names = texts.map(\.name).joined(separator: ", ")
            try expectText(texts.map(\.text).joined(), in: sink, names, check)
        }
    }

    /// Returns the scalars, each followed by a letter, so that they don't combine.
    private func text(of values: some Sequence<UInt32>, in sink: Sink) -> String {
        var text = String.UnicodeScalarView()
        for scalar in values.compactMap(Unicode.Scalar.init) {
            // In documents, this character begins a reference to a named value.
            if sink.isDocument, scalar == "$" { continue }
            text += [scalar, "x"]
        }
        return String(text)
    }

    /// The sinks that cover the writers: title, description and label, and a description in a document.
    private static let plainSinks = Sink.all.filter { sink in
        ["the title of a figure", "the label of a view", "the description in a document"].contains(sink.name)
    }

    @Test("stays as it is, for every scalar of Unicode", arguments: plainSinks)
    func everyScalar(sink: Sink) {
        // The first block contains most special scalars. A sample of the other blocks is tried.
        let size: UInt32 = 0x800
        let blocks = [0] + stride(from: size, to: 17 << 16, by: Int(size)).sampled(oneIn: 32)
        forEach(blocks) { part, check in
            let name = "block \(String(part, radix: 16))"
            let isDrawn = try expectText(text(of: part..<(part + size), in: sink), in: sink, name, check)
            check(isDrawn, "\(name) isn't drawn.")
        }
    }

    /// Special scalars, and a random sample of all others.
    private static let sample: [UInt32] = {
        var generator = SeededGenerator(seed: 4)
        let special: [ClosedRange<UInt32>] = [
            0...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x2000...0x20FF, 0x3000...0x303F, 0xD7F0...0xD7FF, 0xE000...0xE00F,
            0xFB50...0xFB60, 0xFDC0...0xFDFF, 0xFE00...0xFE0F, 0xFEF0...0xFFFF, 0x1D165...0x1D182, 0x1F1E6...0x1F1FF,
            0x1F3FB...0x1F3FF, 0x1FFF0...0x2000F, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF,
        ]
        return special.flatMap { Array($0) } + (0..<500).map { _ in UInt32.random(in: 0...0x10FFFF, using: &generator) }
    }()

    @Test("is drawn as it is, or as is said, for scalars of every kind", arguments: zip(Sink.all.indices, Sink.all))
    func sampledScalars(number: Int, sink: Sink) {
        forEach(stride(from: 0, to: Self.sample.count, by: 256).sampled(oneIn: 4, from: number)) { start, check in
            let values = Self.sample[start..<min(start + 256, Self.sample.count)]
            try expectText(text(of: values, in: sink), in: sink, "the sample from \(start)", check)
        }
    }
}

extension Drawing {
    /// Whether the drawing has no visible text, so that no line is written.
    fileprivate var isEmptyToTheEye: Bool {
        elements.allSatisfy { element in
            guard case .text(let lines) = element.mark else { return true }
            return lines.allSatisfy { $0.string.allSatisfy(\.isWhitespace) || $0.width <= 0 }
        }
    }
}

extension String {
    /// The bytes of the text, because equal strings may have different bytes.
    fileprivate var bytes: [UInt8] { Array(utf8) }

    /// The text as markup contains it: scalars that XML forbids are U+FFFD.
    fileprivate var inMarkup: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.mayStandInXML ? $0 : "\u{FFFD}" }))
    }

    /// The text as lines contain it: controls are U+FFFD, a tab is four spaces, and line ends and invisible break
    /// opportunities are removed.
    fileprivate var inLines: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09: result += "    ".unicodeScalars
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: break
            // A soft hyphen is visible only at the end of a line.
            case 0xAD: break
            case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
