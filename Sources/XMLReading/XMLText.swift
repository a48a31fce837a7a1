/// The text between markup: characters, and references to characters.
enum XMLText {
    /// Moves an index to the next `<` or the end, and returns the offset of the first error before it, or `nil`.
    static func firstMistake(in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: "&"):
                guard let length = referenceLength(bytes[index...]) else { return index }
                index += length
            case UInt8(ascii: "]"):
                if bytes[index...].starts(with: "]]>".utf8) { return index }
                index += 1
            default: index += 1
            }
        }
        return nil
    }

    /// Moves an index to the quotation mark that ends a value, and returns its offset.
    ///
    /// `nil` if the value contains an error or has no end. The index is then at the error or at the end of the bytes.
    static func end(
        ofValueIn bytes: UnsafeBufferPointer<UInt8>,
        from index: inout Int,
        quote: UInt8
    ) -> Int? {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote { return index }
            if byte == UInt8(ascii: "<") { return nil }
            if byte == UInt8(ascii: "&") {
                guard let length = referenceLength(bytes[index...]) else { return nil }
                index += length
            } else {
                index += 1
            }
        }
        return nil
    }

    private static let named = ["amp", "lt", "gt", "quot", "apos"].map { Array("&\($0);".utf8) }
    /// The largest number of bytes of a reference.
    ///
    /// Only a reference with leading zeros can be longer.
    private static let longestReference = 64

    /// Returns the number of bytes of the reference at the start of the bytes; `nil` if it isn't a valid reference.
    private static func referenceLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let bytes = bytes.prefix(longestReference)
        guard bytes.dropFirst().first == UInt8(ascii: "#") else {
            return named.first { bytes.starts(with: $0) }?.count
        }
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        var digits = bytes[(bytes.startIndex + 2)..<end]
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        if isHexadecimal { digits = digits.dropFirst() }
        guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            isAllowed(value)
        else { return nil }
        return end - bytes.startIndex + 1
    }

    /// Returns whether XML 1.0 allows a character in documents.
    private static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
