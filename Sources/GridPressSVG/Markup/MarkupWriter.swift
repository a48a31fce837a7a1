/// A writer of XML, with a method for each type of value.
///
/// Elements are closed automatically. Names and fixed values are static strings, and all other values are written
/// according to their type. Text from outside therefore never becomes markup.
///
/// ```swift
/// var writer = MarkupWriter()
/// writer.element("rect") {
///     $0.attribute("width", 12.5)
///     $0.attribute("height", 8)
/// }
/// writer.string()  // <rect width="12.5" height="8"/>
/// ```
///
/// Each element is on a separate line, without indentation, which would only add bytes.
package struct MarkupWriter: ~Copyable {
    package var bytes: ByteBuffer
    /// The point at which the coordinates of a layout record start.
    package var corner = CGPoint.zero
    /// Whether the last thing written is a start tag that can still get attributes.
    private var isInTag = false

    /// Creates an empty writer with an initial capacity in bytes.
    package init(capacity: Int = 1024) { bytes = ByteBuffer(capacity: capacity) }

    /// Creates a writer that passes its output to a closure in pieces of about a length.
    init(piecesOf length: Int, _ outlet: @escaping ByteBuffer.Sink) {
        bytes = ByteBuffer(capacity: length, outlet: outlet)
    }

    private init(_ bytes: consuming ByteBuffer) { self.bytes = bytes }

    /// Returns the text that a closure writes.
    ///
    /// Text that is shorter than expected isn't copied.
    ///
    /// The closure must not move the writer away.
    package static func string(expecting length: Int, _ write: (inout MarkupWriter) -> Void) -> String {
        ByteBuffer.string(expecting: length) { bytes in
            var writer = MarkupWriter(bytes)
            write(&writer)
            bytes = writer.bytes
        }
    }

    /// Returns the text written so far.
    package borrowing func string() -> String { bytes.string() }

    /// The number of bytes written so far.
    package var count: Int { bytes.count }

    /// Passes on the last piece, if the writer has a receiver of pieces.
    mutating func finish() { bytes.handOn() }

    // MARK: Elements

    /// Writes an element on a separate line.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - content: A closure that writes the attributes, then the content.
    @inline(__always)
    package mutating func element(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        begin(name)
        content(&self)
        end(name)
    }

    /// Writes an element of a class, which style rules refer to.
    package mutating func element(
        _ name: StaticString,
        class style: StaticString,
        _ content: (inout MarkupWriter) -> Void
    ) {
        element(name) { writer in
            writer.attribute("class", style)
            content(&writer)
        }
    }

    /// Writes an element without a line break, for positions where whitespace is visible.
    @inline(__always)
    package mutating func phrase(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        endTag()
        open(name)
        content(&self)
        endPhrase(name)
    }

    /// Writes an element of a class without a line break.
    package mutating func phrase(
        _ name: StaticString,
        class style: StaticString,
        _ content: (inout MarkupWriter) -> Void
    ) {
        phrase(name) { writer in
            writer.attribute("class", style)
            content(&writer)
        }
    }

    /// Begins an element that ``end(_:)`` ends.
    ///
    /// Use it only where nesting may exceed the stack.
    package mutating func begin(_ name: StaticString) {
        if isInTag { lineBreak() }
        open(name)
    }

    /// Begins an element whose name a closure writes.
    mutating func beginElement(_ name: (inout ByteBuffer) -> Void) {
        if isInTag { lineBreak() }
        bytes.append(UInt8(ascii: "<"))
        name(&bytes)
        isInTag = true
    }

    /// Ends an element whose name a closure writes.
    mutating func endElement(_ name: (inout ByteBuffer) -> Void) {
        if isInTag {
            bytes.append("/>\n")
        } else {
            bytes.append("</")
            name(&bytes)
            bytes.append(">\n")
        }
        isInTag = false
    }

    /// Ends an element that ``begin(_:)`` began.
    @inline(never)
    package mutating func end(_ name: StaticString) { close(name, endsLine: true) }

    @inline(never)
    private mutating func endPhrase(_ name: StaticString) { close(name, endsLine: false) }

    @inline(never)
    private mutating func open(_ name: StaticString) {
        bytes.append(atMost: name.utf8CodeUnitCount &+ 1) { cursor in
            cursor.store(UInt8(ascii: "<"))
            cursor.store(name)
        }
        isInTag = true
    }

    @inline(__always)
    private mutating func close(_ name: StaticString, endsLine: Bool) {
        let isEmpty = isInTag
        bytes.append(atMost: name.utf8CodeUnitCount &+ 4) { cursor in
            if isEmpty {
                cursor.store("/>")
            } else {
                cursor.store("</")
                cursor.store(name)
                cursor.store(UInt8(ascii: ">"))
            }
            if endsLine { cursor.store(UInt8(ascii: "\n")) }
        }
        isInTag = false
    }

    /// Closes the start tag if it is still open.
    @inline(__always)
    private mutating func endTag() {
        guard isInTag else { return }
        bytes.append(UInt8(ascii: ">"))
        isInTag = false
    }

    // MARK: Content

    /// Writes text.
    package mutating func text(_ text: String) {
        endTag()
        bytes.append(text, in: .content)
    }

    /// Writes a static text without escaping it.
    package mutating func literal(_ text: StaticString) {
        endTag()
        bytes.append(text)
    }

    /// Ends the line, so that the next element starts on a new line.
    package mutating func lineBreak() {
        endTag()
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the elements of another writer.
    package mutating func elements(of other: borrowing MarkupWriter) {
        guard other.count > 0 else { return }
        if isInTag { lineBreak() }
        other.bytes.withBytes { bytes.append($0) }
    }

    /// Inserts the output of another writer before the elements written so far.
    ///
    /// The other writer has begun the elements that contain them.
    mutating func prepend(_ head: consuming MarkupWriter) {
        if count == 0 { isInTag = head.isInTag } else if head.isInTag { head.lineBreak() }
        bytes.prepend(head.bytes)
    }

    /// Adds attributes and content that were written elsewhere to the begun element, up to its end tag.
    mutating func endElement(with rest: UnsafeBufferPointer<UInt8>) {
        bytes.append(rest)
        isInTag = false
    }

    // MARK: Attributes

    /// Writes an attribute with a fixed value.
    package mutating func attribute(_ name: StaticString, _ value: StaticString) {
        attribute(name, atMost: value.utf8CodeUnitCount) { $0.store(value) }
    }

    /// Writes an attribute whose value is a number, with at most three decimals.
    package mutating func attribute(_ name: StaticString, _ value: Double) {
        attribute(name, atMost: ByteCursor.numberLength) { $0.store(value) }
    }

    /// Writes an attribute whose value is a list of numbers, separated by spaces.
    package mutating func attribute(_ name: StaticString, numbers: [Double]) {
        attribute(name) { bytes in
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                bytes.append(number)
            }
        }
    }

    /// Writes an attribute with text from outside, which is escaped.
    package mutating func attribute(_ name: StaticString, text: String) {
        attribute(name) { $0.append(text, in: .attribute) }
    }

    /// Writes an attribute whose value a closure composes from typed parts.
    @inline(__always)
    package mutating func attribute(_ name: StaticString, _ value: (inout ByteBuffer) -> Void) {
        assert(isInTag, "Attributes must be written before the content of an element.")
        bytes.append(atMost: name.utf8CodeUnitCount &+ 3) { $0.openAttribute(name) }
        value(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute whose value a closure stores with a cursor.
    ///
    /// Room for the maximum length is made once.
    @inline(__always)
    mutating func attribute(_ name: StaticString, atMost length: Int, _ value: (inout ByteCursor) -> Void) {
        assert(isInTag, "Attributes must be written before the content of an element.")
        bytes.append(atMost: name.utf8CodeUnitCount &+ 4 &+ length) { cursor in
            cursor.openAttribute(name)
            value(&cursor)
            cursor.store(UInt8(ascii: "\""))
        }
    }
}

extension ByteCursor {
    @inline(__always)
    fileprivate mutating func openAttribute(_ name: StaticString) {
        store(UInt8(ascii: " "))
        store(name)
        store("=\"")
    }
}
