import Foundation
@_spi(Bytes) import GridPressSVG

/// A writer of JSON, with a method for each type of value.
///
/// Objects and lists are closed automatically. Keys are static strings; text from outside is always an escaped
/// string.
package struct JSONWriter: ~Copyable {
    /// The arrangement of the values in an object or a list.
    package enum Style: Sendable {
        /// Each value on a separate line.
        case lines
        /// All values on one line.
        case line
    }

    private var bytes: ByteBuffer
    /// Whether numbers have all their digits instead of at most three decimals.
    private let isExact: Bool
    private var style = Style.line
    private var isFirst = true

    private init(_ bytes: consuming ByteBuffer, isExact: Bool) {
        self.bytes = bytes
        self.isExact = isExact
    }

    /// Returns the document that a closure writes, with a line break at its end.
    ///
    /// - Parameters:
    ///   - length: The expected number of bytes. A shorter document isn't copied.
    ///   - isExact: Whether numbers have all their digits instead of at most three decimals.
    ///   - write: A closure that writes the document.
    package static func document(
        expecting length: Int = 1024,
        isExact: Bool = false,
        _ write: (inout JSONWriter) -> Void
    ) -> String {
        ByteBuffer.string(expecting: length) { bytes in
            var writer = JSONWriter(bytes, isExact: isExact)
            write(&writer)
            writer.bytes.append(UInt8(ascii: "\n"))
            bytes = writer.bytes
        }
    }

    // MARK: Values of a list, or the one value of a document

    /// Writes an object.
    package mutating func object(_ style: Style = .line, _ content: (inout JSONWriter) -> Void) {
        startValue()
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), style, content)
    }

    /// Writes a list.
    package mutating func list(_ style: Style = .line, _ content: (inout JSONWriter) -> Void) {
        startValue()
        enclose(UInt8(ascii: "["), UInt8(ascii: "]"), style, content)
    }

    /// Writes text.
    package mutating func value(_ text: String) {
        startValue()
        append(text)
    }

    /// Writes a number, clamped to the range that readers of records accept.
    package mutating func value(_ number: Double, _ precision: Precision = .thousandths) {
        startValue()
        append(number, precision)
    }

    /// Writes a Boolean value.
    package mutating func value(_ flag: Bool) {
        startValue()
        bytes.append(flag ? "true" : "false")
    }

    /// Writes `null`.
    package mutating func null() {
        startValue()
        bytes.append("null")
    }

    // MARK: Members of an object

    /// Writes a member that is an object.
    package mutating func object(_ key: StaticString, _ style: Style = .line, _ content: (inout JSONWriter) -> Void) {
        startMember(key)
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), style, content)
    }

    /// Writes a member that is a list.
    package mutating func list(_ key: StaticString, _ style: Style = .line, _ content: (inout JSONWriter) -> Void) {
        startMember(key)
        enclose(UInt8(ascii: "["), UInt8(ascii: "]"), style, content)
    }

    /// Writes a member that is text, unless it is `nil`.
    package mutating func member(_ key: StaticString, _ text: String?) {
        guard let text else { return }
        startMember(key)
        append(text)
    }

    /// Writes a member that is a number, unless it is `nil`.
    package mutating func member(_ key: StaticString, _ number: Double?, _ precision: Precision) {
        guard let number else { return }
        startMember(key)
        append(number, precision)
    }

    /// Writes a member that is a whole number, unless it is `nil`.
    package mutating func member(_ key: StaticString, count: Int?) {
        guard let count else { return }
        startMember(key)
        bytes.append(count)
    }

    /// Writes a member that is a Boolean value.
    package mutating func member(_ key: StaticString, _ flag: Bool) {
        startMember(key)
        bytes.append(flag ? "true" : "false")
    }

    /// Writes a member with a name from outside, which is escaped.
    package mutating func member(named name: String, _ value: (inout JSONWriter) -> Void) {
        startValue()
        append(name)
        bytes.append(": ")
        let outer = style
        style = .line
        isFirst = true
        value(&self)
        style = outer
        isFirst = false
    }

    // MARK: Punctuation

    private mutating func startValue() {
        let (style, isFirst) = (style, isFirst)
        bytes.append(atMost: Self.separatorLength) { $0.store(separatorIn: style, isFirst: isFirst) }
        self.isFirst = false
    }

    private mutating func startMember(_ key: StaticString) {
        let (style, isFirst) = (style, isFirst)
        bytes.append(atMost: Self.separatorLength + key.utf8CodeUnitCount + 4) { cursor in
            cursor.store(separatorIn: style, isFirst: isFirst)
            cursor.store(UInt8(ascii: "\""))
            cursor.store(key)
            cursor.store("\": ")
        }
        self.isFirst = false
    }

    /// The length of the longest separator: a comma and a space or line break.
    private static let separatorLength = 2

    private mutating func enclose(
        _ open: UInt8,
        _ close: UInt8,
        _ style: Style,
        _ content: (inout JSONWriter) -> Void
    ) {
        let outer = self.style
        bytes.append(open)
        self.style = style
        isFirst = true
        content(&self)
        if style == .lines, !isFirst { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(close)
        self.style = outer
        isFirst = false
    }

    /// Returns a number as it is read back from the document.
    package func written(_ number: Double) -> Double { isExact ? number : number.inThousandths }

    private mutating func append(_ number: Double, _ precision: Precision) {
        let largest = JSONValue.largestNumber
        let number = number.isNaN ? 0 : min(max(number, -largest), largest)
        // Swift writes the fewest digits that give the same number.
        if isExact { return bytes.append(number == 0 ? "0" : "\(number)", in: .json) }
        bytes.append(number, precision)
    }

    private mutating func append(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(text, in: .json)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension ByteCursor {
    /// Stores the separator before a value.
    @inline(__always)
    fileprivate mutating func store(separatorIn style: JSONWriter.Style, isFirst: Bool) {
        if !isFirst { store(UInt8(ascii: ",")) }
        // The root value has no separator.
        if style == .lines { store(UInt8(ascii: "\n")) } else if !isFirst { store(UInt8(ascii: " ")) }
    }
}
