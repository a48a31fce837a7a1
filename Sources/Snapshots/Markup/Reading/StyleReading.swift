extension TreeBuilder {
    /// Reads a part of a style sheet: tokens, without the white space that says nothing.
    ///
    /// In a selector white space is a step down, and `#name` an id; elsewhere `#` starts a colour.
    mutating func put(style bytes: UnsafeBufferPointer<UInt8>, isSelector: Bool) {
        var scanner = StyleScanner(bytes)
        var functions: [Bool] = []
        var hadSpace = false
        var mayNeedSpace = false
        while let token = scanner.next() {
            switch token {
            case .space:
                hadSpace = true
                continue
            case .name(let name):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                put(name: name)
                mayNeedSpace = true
            case .function(let name):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                put(name)
                put(sign: UInt8(ascii: "("))
                functions.append(Self.isColor(name))
                mayNeedSpace = false
            case .number(let number, let unit):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                put(number, functions.contains(true) ? .exact : Self.kind(of: unit))
                put(unit)
                mayNeedSpace = true
            case .hash(let name):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                if isSelector {
                    put(reference: String(decoding: name, as: UTF8.self))
                } else {
                    put(sign: UInt8(ascii: "#"))
                    put(name)
                }
                mayNeedSpace = true
            case .string(let text):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                put(sign: UInt8(ascii: "'"))
                put(text)
                mayNeedSpace = true
            case .link(let address):
                if hadSpace, mayNeedSpace { put(sign: 0x20) }
                put("url")
                put(address, as: .address)
                mayNeedSpace = true
            case .sign(let sign):
                let opens = sign == UInt8(ascii: "[") || sign == UInt8(ascii: "(")
                let startsStep =
                    isSelector
                    && (sign == UInt8(ascii: ".") || sign == UInt8(ascii: ":") || opens || sign == UInt8(ascii: "*"))
                if hadSpace, mayNeedSpace, startsStep { put(sign: 0x20) }
                put(sign: sign)
                if sign == UInt8(ascii: "(") { functions.append(false) }
                if sign == UInt8(ascii: ")") { _ = functions.popLast() }
                mayNeedSpace = sign == UInt8(ascii: "]") || sign == UInt8(ascii: ")") || sign == UInt8(ascii: "*")
            }
            hadSpace = false
        }
    }

    private static func kind(of unit: UnsafeBufferPointer<UInt8>) -> ComparedNumber.Kind {
        switch unit.count {
        case 0: .factor
        case 1: unit[0] == UInt8(ascii: "%") ? .length : .factor
        case 2: unit.elementsEqual("px".utf8) || unit.elementsEqual("pt".utf8) ? .length : .factor
        case 3: unit.elementsEqual("deg".utf8) ? .length : .factor
        default: .factor
        }
    }

    private static func isColor(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        colors.contains { name.elementsEqual($0.utf8) }
    }

    private static let colors = ["rgb", "rgba", "hsl", "hsla", "color", "lab", "lch", "oklab", "oklch", "hwb"]
}

/// Takes a style sheet apart into tokens.
struct StyleScanner {
    private var scanner: ByteScanner

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    /// A piece of a style sheet.
    enum Token {
        case space
        case name(UnsafeBufferPointer<UInt8>)
        /// A name and the parenthesis behind it.
        case function(UnsafeBufferPointer<UInt8>)
        case number(ByteScanner.Number, unit: UnsafeBufferPointer<UInt8>)
        /// The name behind `#`.
        case hash(UnsafeBufferPointer<UInt8>)
        /// What stands between quotation marks.
        case string(UnsafeBufferPointer<UInt8>)
        /// What stands inside of `url(…)`.
        case link(UnsafeBufferPointer<UInt8>)
        case sign(UInt8)
    }

    /// Where the next token starts.
    var index: Int { scanner.index }

    /// The next token; `nil` at the end.
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
            return .hash(scanner.run(where: \.isNamePart))
        }
        let maySignNumber = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        if byte.isDigit || byte == UInt8(ascii: ".") || maySignNumber, let number = scanner.number() {
            return .number(number, unit: scanner.run { $0.isLetter || $0 == UInt8(ascii: "%") })
        }
        if byte.isNamePart {
            let name = scanner.run(where: \.isNamePart)
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
            // What is escaped is no end.
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
