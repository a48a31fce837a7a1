/// A scanner that splits a text into numbers and the characters between them.
///
/// Digits in words, in names and after `#` aren't numbers. Any run of white space is one space.
struct TextScanner {
    private var scanner: ByteScanner
    private var isInWord = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    /// A part of the text.
    enum Token {
        case number(ByteScanner.Number)
        case sign(UInt8)
    }

    /// Returns the next part; `nil` at the end.
    mutating func next() -> Token? {
        guard !scanner.isAtEnd else { return nil }
        if !isInWord, let number = number() {
            isInWord = true
            return .number(number)
        }
        if scanner.next.isSpace {
            scanner.skipSpace()
            isInWord = false
            return .sign(0x20)
        }
        let byte = scanner.next
        scanner.index += 1
        isInWord =
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#")
            || (isInWord && byte == UInt8(ascii: "."))
        return .sign(byte)
    }

    private mutating func number() -> ByteScanner.Number? {
        let start = scanner.index
        // The Unicode minus sign is a minus too.
        let isMinus = scanner.bytes[start...].starts(with: [0xE2, 0x88, 0x92])
        if isMinus { scanner.index += 3 }
        let mayStart = scanner.next.isDigit || ".-".utf8.contains(scanner.next)
        guard mayStart, var number = scanner.number() else {
            scanner.index = start
            return nil
        }
        if isMinus { number.value.negate() }
        return number
    }
}
