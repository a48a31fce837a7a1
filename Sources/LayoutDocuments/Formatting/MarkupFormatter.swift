/// A writer of documents in canonical formatting.
struct MarkupFormatter {
    /// The largest number of columns of a line, as far as words and attributes can be wrapped.
    static let width = 100
    /// The indentation of each level.
    static let indent = "  "

    /// The text that was written so far.
    private(set) var text = ""

    /// Returns a document in canonical formatting.
    static func text(of nodes: [MarkupNode]) -> String {
        var layout = MarkupFormatter()
        layout.writeLines(nodes, depth: 0)
        return layout.text
    }

    // MARK: Lines

    /// Writes nodes on separate lines.
    private mutating func writeLines(_ nodes: [MarkupNode], depth: Int) {
        let lines = MarkupLine.all(of: nodes)
        for (index, line) in lines.enumerated() {
            if line.isRemark(behind: index > 0) {
                // A trailing comment continues the line before it, whose line end is removed.
                text.removeLast()
                text += " "
            } else {
                if index > 0, line.breaksBefore > 1 { text += "\n" }
                text += String(repeating: Self.indent, count: depth)
            }
            switch line.node {
            case .element(let element): write(element, depth: depth)
            case .text(let bytes), .characterData(let bytes), .comment(let bytes), .instruction(let bytes):
                text += String(decoding: bytes, as: UTF8.self)
            }
            text += "\n"
        }
    }

    // MARK: Elements

    private mutating func write(_ element: MarkupElement, depth: Int) {
        let room = Self.width - depth * Self.indent.count
        let indent = String(repeating: Self.indent, count: depth)
        let end = "</\(element.name)>"
        switch MarkupContent(element) {
        case .nothing: text += element.tag(closing: "/>", indent: indent, room: room)
        case .verbatim:
            text += element.tag(closing: ">", indent: indent, room: room)
            text += String(decoding: element.content, as: UTF8.self) + end
        case .nodes:
            text += element.tag(closing: ">", indent: indent, room: room) + "\n"
            writeLines(element.children, depth: depth + 1)
            text += indent + end
        case .words(let words):
            let line = element.line(closing: ">") + words.joined(separator: " ") + end
            if line.count <= room, !element.hasLines {
                text += line
                return
            }
            text += element.tag(closing: ">", indent: indent, room: room) + "\n"
            for line in WordWrap.lines(words, width: room - Self.indent.count) {
                text += indent + Self.indent + line + "\n"
            }
            text += indent + end
        }
    }
}

extension MarkupElement {
    /// Whether the value of an attribute has several lines.
    fileprivate var hasLines: Bool { attributes.contains { $0.value.utf8.contains(UInt8(ascii: "\n")) } }

    /// Returns the start tag on one line.
    fileprivate func line(closing: String) -> String {
        "<\(([name] + attributes.map(\.text)).joined(separator: " "))\(closing)"
    }

    /// Returns the start tag on one line, or with each attribute on a separate line.
    ///
    /// Attributes are on separate lines if the line would be too long, or if a value has several lines.
    fileprivate func tag(closing: String, indent: String, room: Int) -> String {
        let line = line(closing: closing)
        if attributes.isEmpty || !hasLines && line.count <= room { return line }
        let lines = attributes.map { indent + MarkupFormatter.indent + $0.text }
        return (["<" + name] + lines + [indent + closing]).joined(separator: "\n")
    }
}

extension MarkupAttribute {
    fileprivate var text: String { "\(name)=\"\(value)\"" }
}
