/// Writes XML: elements that close themselves, with a sink for each type of value.
///
/// Names and fixed values are text of the source code (`StaticString`); everything else goes through a sink that knows
/// its type. So there is no way for text that somebody typed to become markup.
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
/// Every element stands on a line of its own; there is no indentation, which would only add bytes.
package struct MarkupWriter: ~Copyable {
    var bytes: ByteBuffer
    /// Whether the last thing written is a start tag that still takes attributes.
    private var isInTag = false

    /// A writer with nothing written yet, and room for this many bytes.
    package init(capacity: Int = 1024) { bytes = ByteBuffer(capacity: capacity) }

    /// A writer that keeps no more than a piece of about this many bytes, and hands each on as soon as it is full.
    init(piecesOf length: Int, _ outlet: @escaping ByteBuffer.Sink) {
        bytes = ByteBuffer(capacity: length, outlet: outlet)
    }

    private init(_ bytes: consuming ByteBuffer) { self.bytes = bytes }

    /// What a closure writes, without a copy of it where it is shorter than expected; the writer stays in the closure.
    package static func string(expecting length: Int, _ write: (inout MarkupWriter) -> Void) -> String {
        ByteBuffer.string(expecting: length) { bytes in
            var writer = MarkupWriter(bytes)
            write(&writer)
            bytes = writer.bytes
        }
    }

    /// What was written so far.
    package borrowing func string() -> String { bytes.string() }

    /// How many bytes were written.
    package var count: Int { bytes.count }

    /// Hands on the last piece, where pieces are handed on.
    mutating func finish() { bytes.handOn() }

    // MARK: Elements

    /// Writes an element on a line of its own; `content` writes its attributes, then what is inside.
    @inline(__always)
    package mutating func element(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        begin(name)
        content(&self)
        end(name)
    }

    /// Writes an element within the line, where a line break would be seen.
    @inline(__always)
    package mutating func phrase(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        endTag()
        open(name)
        content(&self)
        endPhrase(name)
    }

    /// Begins an element that is ended by hand: only for nesting that may be deeper than the stack.
    mutating func begin(_ name: StaticString) {
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

    /// Ends an element that was begun by hand.
    @inline(never)
    mutating func end(_ name: StaticString) { close(name, endsLine: true) }

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

    /// Ends the start tag, if it is still open.
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

    /// Writes text of the source code as it is.
    package mutating func literal(_ text: StaticString) {
        endTag()
        bytes.append(text)
    }

    /// Ends the line, so that the next element stands on one of its own.
    mutating func lineBreak() {
        endTag()
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the elements that another writer wrote.
    mutating func elements(of other: borrowing MarkupWriter) {
        guard other.count > 0 else { return }
        if isInTag { lineBreak() }
        other.bytes.withBytes { bytes.append($0) }
    }

    /// Puts what another writer wrote before the elements written so far, which are inside of what it began.
    mutating func prepend(_ head: consuming MarkupWriter) {
        if count == 0 { isInTag = head.isInTag } else if head.isInTag { head.lineBreak() }
        bytes.prepend(head.bytes)
    }

    /// Goes on with what another writer wrote behind the attributes that the element that was begun has, up to its end.
    mutating func endElement(with rest: UnsafeBufferPointer<UInt8>) {
        bytes.append(rest)
        isInTag = false
    }

    // MARK: Attributes

    /// Writes an attribute with a fixed value.
    package mutating func attribute(_ name: StaticString, _ value: StaticString) {
        attribute(name, atMost: value.utf8CodeUnitCount) { $0.store(value) }
    }

    /// Writes a number, with three decimals at most.
    package mutating func attribute(_ name: StaticString, _ value: Double) {
        attribute(name, atMost: ByteCursor.numberLength) { $0.store(value) }
    }

    /// Writes numbers with spaces between them.
    package mutating func attribute(_ name: StaticString, numbers: [Double]) {
        attribute(name) { bytes in
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                bytes.append(number)
            }
        }
    }

    /// Writes text that somebody typed.
    package mutating func attribute(_ name: StaticString, text: String) {
        attribute(name) { $0.append(text, in: .attribute) }
    }

    /// Writes an attribute whose value a closure composes from typed parts.
    @inline(__always)
    mutating func attribute(_ name: StaticString, _ value: (inout ByteBuffer) -> Void) {
        assert(isInTag, "Attributes must be written before the content of an element.")
        bytes.append(atMost: name.utf8CodeUnitCount &+ 3) { $0.openAttribute(name) }
        value(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute whose value a closure stores at a cursor, for which room is made once.
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
