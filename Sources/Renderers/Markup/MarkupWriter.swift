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
public struct MarkupWriter: ~Copyable {
    var bytes: ByteBuffer
    /// Whether the last thing written is a start tag that still takes attributes.
    private var isInTag = false

    /// A writer with nothing written yet, and room for this many bytes.
    public init(capacity: Int = 1024) { bytes = ByteBuffer(capacity: capacity) }

    /// What was written.
    public borrowing func string() -> String { bytes.string() }

    /// How many bytes were written.
    public var count: Int { bytes.count }

    // MARK: Elements

    /// Writes an element on a line of its own; `content` writes its attributes, then what is inside.
    @inline(__always)
    public mutating func element(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        if isInTag {
            bytes.append(">\n")
            isInTag = false
        }
        phrase(name, content)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes an element within the line, where a line break would be seen.
    @inline(__always)
    public mutating func phrase(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) {
        endTag()
        open(name)
        content(&self)
        close(name)
    }

    @inline(never)
    private mutating func open(_ name: StaticString) {
        bytes.reserve(name.utf8CodeUnitCount + 1)
        bytes.store(UInt8(ascii: "<"))
        bytes.store(name)
        isInTag = true
    }

    @inline(never)
    private mutating func close(_ name: StaticString) {
        bytes.reserve(name.utf8CodeUnitCount + 3)
        if isInTag {
            bytes.store("/>")
            isInTag = false
        } else {
            bytes.store("</")
            bytes.store(name)
            bytes.store(UInt8(ascii: ">"))
        }
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
    public mutating func text(_ text: String) {
        endTag()
        bytes.append(text, in: .content)
    }

    /// Writes text of the source code as it is.
    public mutating func literal(_ text: StaticString) {
        endTag()
        bytes.append(text)
    }

    /// Ends the line, so that the next element stands on one of its own.
    mutating func lineBreak() {
        endTag()
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the elements that another writer wrote.
    ///
    /// The other's bytes stay where they are and this writer's move before them: a picture's body is much larger than
    /// its head.
    mutating func elements(of other: consuming MarkupWriter) {
        guard other.count > 0 else { return }
        if isInTag { bytes.append(">\n") }
        other.bytes.prepend(bytes)
        self = other
    }

    // MARK: Attributes

    /// Writes an attribute with a fixed value.
    public mutating func attribute(_ name: StaticString, _ value: StaticString) {
        openAttribute(name, room: value.utf8CodeUnitCount + 1)
        bytes.store(value)
        bytes.store(UInt8(ascii: "\""))
    }

    /// Writes a number, with three decimals at most.
    public mutating func attribute(_ name: StaticString, _ value: Double) {
        openAttribute(name, room: ByteBuffer.numberLength + 1)
        bytes.store(value)
        bytes.store(UInt8(ascii: "\""))
    }

    /// Writes numbers with spaces between them.
    public mutating func attribute(_ name: StaticString, numbers: [Double]) {
        attribute(name) { bytes in
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                bytes.append(number)
            }
        }
    }

    /// Writes text that somebody typed.
    public mutating func attribute(_ name: StaticString, text: String) {
        attribute(name) { $0.append(text, in: .attribute) }
    }

    /// Writes an attribute whose value a closure composes from typed parts.
    @inline(__always)
    mutating func attribute(_ name: StaticString, _ value: (inout ByteBuffer) -> Void) {
        openAttribute(name, room: 0)
        value(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Starts an attribute and makes room for what follows.
    @inline(__always)
    private mutating func openAttribute(_ name: StaticString, room: Int) {
        assert(isInTag, "Attributes come before what is inside an element.")
        bytes.reserve(name.utf8CodeUnitCount + 3 + room)
        bytes.store(UInt8(ascii: " "))
        bytes.store(name)
        bytes.store("=\"")
    }
}
