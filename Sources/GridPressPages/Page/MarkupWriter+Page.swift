@_spi(Bytes) import GridPressSVG

// Parts of pages that pictures don't have.

extension MarkupWriter {
    /// Writes a number as text.
    package mutating func number(_ value: Double) {
        literal("")  // Ends the start tag.
        bytes.append(value)
    }

    /// Writes a whole number as text.
    package mutating func number(_ value: Int) {
        literal("")
        bytes.append(value)
    }

    /// Writes a checkbox, or another control with an on and an off state, in a label with its title.
    package mutating func choice(
        _ type: StaticString = "checkbox",
        class role: StaticString,
        _ attributes: (inout MarkupWriter) -> Void,
        title: (inout MarkupWriter) -> Void
    ) {
        element("label") { writer in
            writer.attribute("class", role)
            writer.phrase("input") { writer in
                writer.attribute("type", type)
                attributes(&writer)
            }
            title(&writer)
        }
    }

    /// Writes an attribute whose value ends in the number of an element.
    package mutating func attribute(_ name: StaticString, _ word: StaticString, _ number: Int) {
        attribute(name) { bytes in
            bytes.append(word)
            bytes.append(number)
        }
    }

    /// Writes the address of a file beside the page, with a topic as its fragment if one is given.
    ///
    /// All bytes except ASCII letters, digits, `-`, `.` and `_` are percent-encoded, so that no file name is read as
    /// another address.
    mutating func attribute(_ name: StaticString, file: String, topic: String? = nil) {
        attribute(name) { bytes in
            bytes.append(address: file)
            guard let topic else { return }
            bytes.append("#")
            bytes.append(topic: topic)
        }
    }

    /// Writes the outlines of rectangles as path data, with one decimal.
    package mutating func attribute(_ name: StaticString, outlining rects: [CGRect]) {
        func tenths(_ length: CGFloat) -> CGFloat { (length * 10).rounded() / 10 }
        attribute(name) { bytes in
            for rect in rects {
                let (x, y) = (tenths(rect.minX), tenths(rect.minY))
                bytes.append(
                    outline: CGRect(x: x, y: y, width: tenths(rect.maxX) - x, height: tenths(rect.maxY) - y)
                )
            }
        }
    }

    /// Writes markup that another writer wrote.
    mutating func markup(_ markup: String) {
        lineBreak()
        var markup = markup
        markup.withUTF8 { bytes.append($0) }
    }

    /// Writes a section that is named by its heading, with an optional count after the title.
    mutating func section(
        _ id: StaticString,
        _ title: StaticString,
        count: Int? = nil,
        isWide: Bool = false,
        _ content: (inout MarkupWriter) -> Void
    ) {
        element("section") { writer in
            if isWide { writer.attribute("class", "wide") }
            writer.attribute("aria-labelledby", id)
            writer.element("h2") { writer in
                writer.attribute("id", id)
                writer.literal(title)
                if let count { writer.count(count) }
            }
            content(&writer)
        }
    }

    /// Writes the count after a title, which screen readers read as in `Findings, 3`.
    package mutating func count(_ count: Int) {
        phrase("span") { writer in
            writer.attribute("class", "comma")
            writer.literal(", ")
        }
        phrase("small") { $0.number(count) }
    }

    /// Writes a heading.
    package mutating func heading(_ name: StaticString, _ text: String) { element(name) { $0.text(text) } }
}

extension ByteBuffer {
    /// Appends the name of a file as a relative address.
    mutating func append(address file: String) {
        for byte in file.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                append(byte)
            default: append(percent: byte)
            }
        }
    }

    /// Appends the id of a topic.
    mutating func append(topic: String) {
        append("t-")
        append(identifier: topic)
    }

    /// Appends the position and size of a box, as in `24 16, 120 × 44`.
    mutating func append(numbersOf frame: CGRect) {
        append(frame.minX)
        append(UInt8(ascii: " "))
        append(frame.minY)
        append(", ")
        append(sizeOf: frame)
    }

    /// Appends the size of a box.
    mutating func append(sizeOf frame: CGRect) {
        append(frame.width)
        append(" × ")
        append(frame.height)
    }
}
