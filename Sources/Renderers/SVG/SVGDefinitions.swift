import Drawings

/// Gradients, clips, masks and filters, each written once and known by what it says.
struct SVGDefinitions {
    private var entries: [(name: StaticString, text: String)] = []
    private var numbers: [String: Int] = [:]

    /// Whether there is nothing to define.
    var isEmpty: Bool { entries.isEmpty }

    /// The number of a definition that a writer holds, as an element without an id.
    mutating func number(of definition: borrowing MarkupWriter, named name: StaticString) -> Int {
        let text = definition.string()
        if let number = numbers[text] { return number }
        entries.append((name, text))
        numbers[text] = entries.count
        return entries.count
    }

    /// Writes all definitions with their ids.
    func write(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        var elements = MarkupWriter()
        for (index, entry) in entries.enumerated() {
            elements.append(entry.name, startingWith: index + 1, restOf: entry.text)
        }
        writer.element("defs") { $0.takeElements(of: &elements) }
    }
}

extension MarkupWriter {
    /// Writes a reference to a definition.
    mutating func attribute(_ name: StaticString, definition number: Int) {
        attribute(name) { bytes in
            bytes.append("url(#")
            bytes.append(definitionID: number)
            bytes.append(")")
        }
    }

    /// Writes an element that was written before, with the id of a definition as its first attribute.
    fileprivate mutating func append(_ name: StaticString, startingWith number: Int, restOf element: String) {
        bytes.append("<")
        bytes.append(name)
        bytes.append(" id=\"")
        bytes.append(definitionID: number)
        bytes.append("\"")
        var element = element
        element.withUTF8 { bytes.append(UnsafeBufferPointer(rebasing: $0[(name.utf8CodeUnitCount + 1)...])) }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(definitionID number: Int) {
        append(FigureID.placeholder)
        append(UInt8(ascii: "-"))
        append(number)
    }
}
