/// Parses a document that is known to be well-formed, and keeps everything that its author wrote.
struct MarkupParser {
    private let bytes: [UInt8]
    private var index = 0
    /// The elements that are open, outermost first, with where their content starts.
    private var open: [(element: MarkupElement, start: Int)] = []
    private var top: [MarkupNode] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// What stands in a document whose lines end with a line feed.
    static func nodes(of bytes: [UInt8]) -> [MarkupNode] {
        var parser = MarkupParser(bytes)
        parser.parse()
        return parser.top
    }

    private mutating func parse() {
        while index < bytes.count {
            let start = index
            if bytes[index] != UInt8(ascii: "<") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
                add(.text(bytes[start..<index]))
            } else if skip("<!--", to: "-->") {
                add(.comment(bytes[start..<index]))
            } else if skip("<![CDATA[", to: "]]>") {
                add(.characterData(bytes[start..<index]))
            } else if skip("<?", to: "?>") {
                add(.instruction(bytes[start..<index]))
            } else if skip("</", to: ">") {
                close(at: start)
            } else {
                takeStartTag()
            }
        }
    }

    private mutating func add(_ node: MarkupNode) {
        if open.isEmpty { top.append(node) } else { open[open.count - 1].element.children.append(node) }
    }

    private mutating func close(at end: Int) {
        guard var closed = open.popLast() else { return }
        closed.element.content = bytes[closed.start..<end]
        add(.element(closed.element))
    }

    private mutating func takeStartTag() {
        index += 1
        var element = MarkupElement(name: takeName(), attributes: [])
        while index < bytes.count {
            skipSpace()
            guard index < bytes.count else { return }
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                open.append((element, index))
                return
            case UInt8(ascii: "/"):
                index += 1
                skipSpace()
                index += 1
                add(.element(element))
                return
            default: element.attributes.append(takeAttribute())
            }
        }
    }

    private mutating func takeAttribute() -> MarkupAttribute {
        let name = takeName()
        skipSpace()
        index += 1
        skipSpace()
        guard index < bytes.count else { return MarkupAttribute(name: name, value: "") }
        let quote = bytes[index]
        let start = index + 1
        index = bytes[min(start, bytes.count)...].firstIndex(of: quote) ?? bytes.count
        let value = String(decoding: bytes[min(start, index)..<index], as: UTF8.self)
        index += 1
        return MarkupAttribute(name: name, value: value.replacing("\"", with: "&quot;"))
    }

    private mutating func takeName() -> String {
        let start = index
        while index < bytes.count, !bytes[index].isMarkupSpace, !"=/>".utf8.contains(bytes[index]) { index += 1 }
        // Whatever comes, every step leads on.
        if index == start { index += 1 }
        return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    }

    private mutating func skipSpace() { while index < bytes.count, bytes[index].isMarkupSpace { index += 1 } }

    /// Skips what starts and ends with these marks, if it stands here.
    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        guard stands(start, at: index) else { return false }
        index += start.utf8CodeUnitCount
        while index < bytes.count, !stands(end, at: index) { index += 1 }
        index = min(index + end.utf8CodeUnitCount, bytes.count)
        return true
    }

    private func stands(_ mark: StaticString, at index: Int) -> Bool {
        guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<mark.utf8CodeUnitCount where bytes[index + offset] != mark.utf8Start[offset] { return false }
        return true
    }
}
