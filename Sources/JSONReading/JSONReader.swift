/// A reader for strict JSON: no comments, no trailing commas, no duplicate names.
///
/// It doesn't use Foundation, because loading that takes longer than expanding a macro.
package struct JSONReader {
    private var scanner: Cursor
    private let limits: JSONLimits
    private var depth = 0
    private var valueCount = 0

    /// Returns the value in a file.
    ///
    /// - Throws: ``JSONError`` for the first error.
    package static func value(of bytes: [UInt8], limits: JSONLimits) throws(JSONError) -> JSONValue {
        guard bytes.count <= limits.bytes else {
            throw JSONError(offset: 0, message: "The document has more than \(limits.bytes) bytes.")
        }
        let result: Result<JSONValue, JSONError> = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(JSONError) in
                var reader = JSONReader(scanner: Cursor(bytes: bytes), limits: limits)
                return try reader.document()
            }
        }
        return try result.get()
    }

    private mutating func document() throws(JSONError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard scanner.isAtEnd else { throw mistake("There is text after the end of the document.") }
        return value
    }

    private func mistake(_ message: String, at offset: Int? = nil) -> JSONError {
        JSONError(offset: offset ?? scanner.index, message: message)
    }

    private mutating func skipSpace() {
        while scanner.next == 0x20 || scanner.next == 0x0A || scanner.next == 0x0D || scanner.next == 0x09 {
            scanner.index += 1
        }
    }

    // MARK: Values

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        valueCount += 1
        guard valueCount <= limits.values else {
            throw mistake("The document has more than \(limits.values) values.")
        }
        let start = scanner.index
        let content = try content()
        return JSONValue(content: content, range: start..<scanner.index)
    }

    private mutating func content() throws(JSONError) -> JSONValue.Content {
        switch scanner.next {
        case UInt8(ascii: "{"): return .object(try inside(JSONReader.members))
        case UInt8(ascii: "["): return .list(try inside(JSONReader.items))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default:
            for word in JSONValue.LiteralName.allCases
            where scanner.bytes[min(scanner.index, scanner.bytes.count)...].starts(with: word.rawValue.utf8) {
                scanner.index += word.rawValue.utf8.count
                return .word(word)
            }
            throw mistake(scanner.isAtEnd ? "The document is incomplete." : "A value is expected here.")
        }
    }

    private mutating func inside<Content>(
        _ read: (inout JSONReader) throws(JSONError) -> Content
    ) throws(JSONError) -> Content {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.depth else { throw mistake("Values are nested deeper than \(limits.depth) levels.") }
        scanner.index += 1
        return try read(&self)
    }

    private static func items(_ reader: inout JSONReader) throws(JSONError) -> [JSONValue] {
        var items: [JSONValue] = []
        reader.skipSpace()
        if reader.scanner.skip(UInt8(ascii: "]")) { return items }
        repeat { items.append(try reader.value()) } while try reader.goesOn(until: UInt8(ascii: "]"))
        return items
    }

    private static func members(_ reader: inout JSONReader) throws(JSONError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var names: Set<String> = []
        reader.skipSpace()
        if reader.scanner.skip(UInt8(ascii: "}")) { return members }
        repeat {
            reader.skipSpace()
            let start = reader.scanner.index
            guard reader.scanner.next == UInt8(ascii: "\"") else {
                throw reader.mistake("The name of a member is missing.")
            }
            let name = try reader.string()
            guard names.insert(name).inserted else {
                let scalars = name.unicodeScalars
                let shown = String(scalars.prefix(80)) + (scalars.count > 80 ? "…" : "")
                throw reader.mistake("The name \"\(shown)\" is a duplicate.", at: start)
            }
            guard members.count < JSONLimits.members else {
                throw reader.mistake("An object has more than \(JSONLimits.members) members.", at: start)
            }
            reader.skipSpace()
            guard reader.scanner.skip(UInt8(ascii: ":")) else { throw reader.mistake("A colon is missing.") }
            members.append(JSONValue.Member(name: name, value: try reader.value()))
        } while try reader.goesOn(until: UInt8(ascii: "}"))
        return members
    }

    /// Reads a comma or a closing bracket, and returns whether it was a comma.
    private mutating func goesOn(until end: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        if scanner.skip(UInt8(ascii: ",")) { return true }
        if scanner.skip(end) { return false }
        throw mistake(
            scanner.isAtEnd ? "The document is incomplete." : "A comma or \"\(Unicode.Scalar(end))\" is missing."
        )
    }

    // MARK: Numbers and strings

    private mutating func number() throws(JSONError) -> Double {
        let start = scanner.index
        _ = scanner.skip(UInt8(ascii: "-"))
        let digits = scanner.run { $0.isDigit }
        guard !digits.isEmpty else { throw mistake("A value is expected here.", at: start) }
        guard digits.count == 1 || digits[0] != UInt8(ascii: "0") else {
            throw mistake("A number has a leading zero.", at: start)
        }
        if scanner.next == UInt8(ascii: "."), scanner.second.isDigit {
            scanner.index += 1
            _ = scanner.run { $0.isDigit }
        }
        if scanner.next | 0x20 == UInt8(ascii: "e") {
            scanner.index += 1
            if !scanner.skip(UInt8(ascii: "-")) { _ = scanner.skip(UInt8(ascii: "+")) }
            guard !scanner.run(where: { $0.isDigit }).isEmpty else {
                throw mistake("The exponent of a number has no digits.", at: start)
            }
        }
        let text = String(decoding: scanner.bytes[start..<scanner.index], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw mistake("A number is too large.", at: start) }
        return number
    }

    private mutating func string() throws(JSONError) -> String {
        scanner.index += 1
        var bytes: [UInt8] = []
        var isASCII = true
        while true {
            let start = scanner.index
            let run = scanner.run {
                if $0 >= 0x80 { isASCII = false }
                return $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
            bytes.append(contentsOf: run)
            guard !scanner.isAtEnd else { throw mistake("The document ends inside a string.", at: start) }
            if scanner.skip(UInt8(ascii: "\"")) { break }
            guard scanner.skip(UInt8(ascii: "\\")) else {
                throw mistake("A string contains a character that must be escaped.")
            }
            try escape(into: &bytes)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard isASCII || text.utf8.elementsEqual(bytes) else { throw mistake("A string isn't valid UTF-8.") }
        return text
    }

    private mutating func escape(into bytes: inout [UInt8]) throws(JSONError) {
        let sign = scanner.next
        if let index = Self.escapes.firstIndex(of: sign) {
            scanner.index += 1
            bytes.append(Self.escaped[index])
            return
        }
        guard sign == UInt8(ascii: "u") else { throw mistake("A string has an invalid escape sequence.") }
        scanner.index += 1
        var unit = try hexadecimal()
        if unit & 0xFC00 == 0xD800, scanner.next == UInt8(ascii: "\\"), scanner.second == UInt8(ascii: "u") {
            scanner.index += 2
            let second = try hexadecimal()
            guard second & 0xFC00 == 0xDC00 else { throw mistake("A surrogate isn't part of a pair.") }
            unit = 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF
        }
        guard let scalar = Unicode.Scalar(unit) else { throw mistake("A surrogate isn't part of a pair.") }
        bytes.append(contentsOf: String(scalar).utf8)
    }

    private static let escapes = Array("\"\\/bfnrt".utf8)
    private static let escaped = Array("\"\\/\u{8}\u{C}\n\r\t".utf8)

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        let digits = scanner.bytes[scanner.index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexadecimal),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw mistake("\"\\u\" isn't followed by four hexadecimal digits.") }
        scanner.index += 4
        return value
    }
}

/// A position in the bytes of a document.
private struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }
    /// The next byte; 0 at the end, as valid JSON contains no zero byte.
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }
    /// The byte after the next one; 0 at the end.
    var second: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    /// Skips a byte if it is the next one, and returns whether it was.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte, !isAtEnd else { return false }
        index += 1
        return true
    }

    /// Skips the next bytes that satisfy a condition, and returns them.
    mutating func run(where belongs: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<index])
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isHexadecimal: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
}
