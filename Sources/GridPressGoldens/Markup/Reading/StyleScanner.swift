/// A scanner that splits a style sheet into tokens.
struct StyleScanner {
    private var scanner: ByteScanner

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    /// A token of a style sheet.
    enum Token {
        case space
        case name(UnsafeBufferPointer<UInt8>)
        /// A name with the parenthesis after it.
        case function(UnsafeBufferPointer<UInt8>)
        case number(ByteScanner.Number, unit: UnsafeBufferPointer<UInt8>)
        /// The name after `#`.
        case hash(UnsafeBufferPointer<UInt8>)
        /// The text between quotation marks.
        case string(UnsafeBufferPointer<UInt8>)
        /// The text inside of `url(…)`.
        case link(UnsafeBufferPointer<UInt8>)
        case sign(UInt8)
    }

    /// The index at which the next token starts.
    var index: Int { scanner.index }

    /// Returns the next token; `nil` at the end.
    mutating func next() -> Token? {
        guard !scanner.isAtEnd else { return nil }
        let byte = scanner.next
        if byte.isSpace {
            scanner.skipSpace()
            return .space
        }
        if byte == UInt8(ascii: "/"), scanner.second == UInt8(ascii: "*") {
            skipComment()
            return .space
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .string(string(byte)) }
        if byte == UInt8(ascii: "#"), scanner.second.isNamePart {
            scanner.index += 1
            return .hash(scanner.run { $0.isNamePart })
        }
        let maySignNumber = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        if byte.isDigit || byte == UInt8(ascii: ".") || maySignNumber, let number = scanner.number() {
            return .number(number, unit: scanner.run { $0.isLetter || $0 == UInt8(ascii: "%") })
        }
        if byte.isNamePart {
            let name = scanner.run { $0.isNamePart }
            guard scanner.skip(UInt8(ascii: "(")) else { return .name(name) }
            return name.elementsEqual("url".utf8) ? .link(address()) : .function(name)
        }
        scanner.index += 1
        return .sign(byte)
    }

    private mutating func skipComment() {
        scanner.index += 2
        while !scanner.isAtEnd {
            if scanner.next == UInt8(ascii: "*"), scanner.second == UInt8(ascii: "/") {
                scanner.index += 2
                return
            }
            scanner.index += 1
        }
    }

    private mutating func string(_ quote: UInt8) -> UnsafeBufferPointer<UInt8> {
        scanner.index += 1
        let start = scanner.index
        while !scanner.isAtEnd, scanner.next != quote {
            // An escaped quotation mark doesn't end the string.
            scanner.index = min(scanner.index + (scanner.next == UInt8(ascii: "\\") ? 2 : 1), scanner.bytes.count)
        }
        defer { _ = scanner.skip(quote) }
        return UnsafeBufferPointer(rebasing: scanner.bytes[start..<scanner.index])
    }

    private mutating func address() -> UnsafeBufferPointer<UInt8> {
        scanner.skipSpace()
        var address: UnsafeBufferPointer<UInt8>
        if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") {
            address = string(scanner.next)
        } else {
            address = scanner.run { $0 != UInt8(ascii: ")") && !$0.isSpace }
        }
        scanner.skipSpace()
        _ = scanner.skip(UInt8(ascii: ")"))
        return address
    }
}
