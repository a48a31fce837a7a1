/// A reader of JSON.
///
/// It doesn't use Foundation, because loading that takes longer than expanding a macro.
package struct JSONReader {
    /// The error for invalid text.
    package struct Failure: Error, Hashable {
        /// The offset of the first invalid byte.
        package let offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Returns the value that a text contains.
    package static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.failure }
        return value
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var failure: Failure { Failure(offset: position) }
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try nested { (reader) throws(Failure) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(Failure) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    /// Reads a nested value, with a limit of the depth, because each level is a function call.
    private mutating func nested(
        _ read: (inout JSONReader) throws(Failure) -> JSONValue
    ) throws(Failure) -> JSONValue {
        guard depth < 256 else { throw failure }
        depth += 1
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(Failure) -> JSONValue {
        var members: [String: JSONValue] = [:]
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            let name = try string()
            guard take(UInt8(ascii: ":")) else { throw failure }
            members[name] = try value()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw failure }
        return .object(members)
    }

    private mutating func array() throws(Failure) -> JSONValue {
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw failure }
        return .array(elements)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }) else {
            throw failure
        }
        position = end
        return value
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = position
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let integer = Int(text) { return .integer(integer) }
        if let number = Double(text) { return .number(number) }
        throw Failure(offset: start)
    }

    private mutating func string() throws(Failure) -> String {
        guard next == UInt8(ascii: "\"") else { throw failure }
        position += 1
        var content: [UInt8] = []
        while true {
            let start = position
            while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
            content += bytes[start..<position]
            guard let byte = next else { throw failure }
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
            content += try escape()
        }
    }

    private mutating func escape() throws(Failure) -> [UInt8] {
        guard let letter = next else { throw failure }
        position += 1
        switch letter {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            position -= 1
            throw failure
        }
    }

    /// Reads the scalar of one escape or of a pair of surrogates.
    ///
    /// An unpaired surrogate becomes the replacement character.
    private mutating func unicodeEscape() throws(Failure) -> [UInt8] {
        let first = try codeUnit()
        if (0xD800..<0xDC00).contains(first), position + 1 < bytes.count, next == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let start = position
            position += 2
            let second = try codeUnit()
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return Array(String(Character(scalar)).utf8)
            }
            position = start
        }
        return Array(String(Character(Unicode.Scalar(first) ?? "\u{FFFD}")).utf8)
    }

    private mutating func codeUnit() throws(Failure) -> UInt32 {
        guard position + 4 <= bytes.count,
            bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw failure }
        position += 4
        return unit
    }
}
