extension ValueType where Value == Double {
    /// A finite number.
    static let number = ValueType(Notation("number", "a number, such as 8 or 0.5", pattern: decimalPattern)) {
        decimal($0)
    }

    /// A fraction from 0 to 1.
    static let fraction = ValueType(
        Notation("fraction", "a number from 0 to 1", pattern: "0|1|1\\.0+|0?\\.[0-9]+")
    ) { text in
        decimal(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
}

extension ValueType where Value == CGFloat {
    /// A length in points.
    static let length = ValueType(
        Notation("length", "a length in points, such as 8 or 0.5", pattern: decimalPattern)
    ) { text in
        decimal(text).flatMap { abs($0) <= Double(FigureLimits.length) ? CGFloat($0) : nil }
    }

    /// A length of at least 0.
    static let size = ValueType(
        Notation("size", "a length in points of at least 0, such as 8 or 0.5", pattern: unsignedPattern)
    ) { text in
        length.value(of: text).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// A length that can be infinite.
    static let limit = ValueType(
        Notation("limit", "a length in points or \"infinity\"", words: ["infinity"], pattern: decimalPattern)
    ) { text in
        text == "infinity" ? .infinity : ValueType.length.value(of: text)
    }
}

extension ValueType where Value == Int {
    /// A whole number of at least 0.
    static let count = ValueType(Notation("count", "a whole number of at least 0", pattern: "[0-9]+")) { text in
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}

extension ValueType where Value == ClosedRange<Double> {
    /// Two numbers in ascending order.
    static let range = ValueType(
        Notation(
            "range",
            "two numbers in ascending order, separated by three dots, such as 0...10",
            pattern: "\(decimalPattern)\\.\\.\\.\(decimalPattern)"
        )
    ) { text in
        guard let dots = text.firstRange(of: "..."), let least = decimal(text[..<dots.lowerBound]),
            let most = decimal(text[dots.upperBound...]), least <= most
        else { return nil }
        return least...most
    }
}

extension ValueType where Value == Bool {
    /// A Boolean value.
    static let truth = ValueType("boolean", ["true": true, "false": false])
}

extension ValueType where Value == String {
    /// Any text.
    static let text = ValueType(Notation(anythingFor: "text", "any text")) { String($0) }

    /// The tag of a view, for selections.
    static let tag = ValueType(Notation(anythingFor: "tag", "any text as a tag")) { String($0) }

    /// The tag of the selected view.
    static let selection = ValueType(Notation(anythingFor: "selection", "the tag of a view in the content")) {
        String($0)
    }

    /// A name that values can refer to.
    static let name = ValueType(
        Notation(
            "name",
            "a name of letters, digits, - and _ that starts with a letter",
            pattern: "\\p{L}[\\p{L}\\p{N}_\\-]*"
        )
    ) { text in
        guard text.first?.isLetter == true, text.allSatisfy(\.isPartOfName) else { return nil }
        return String(text)
    }
}

extension Character {
    /// Whether the character is valid in names of values and styles.
    var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}

/// The pattern of a number: an optional sign, digits, and optional decimals.
private let decimalPattern = "-?" + unsignedPattern

/// The pattern of a number without a sign.
private let unsignedPattern = "([0-9]+(\\.[0-9]+)?|\\.[0-9]+)"

/// Returns the value of a number; `nil` if the text isn't a finite number.
private func decimal(_ text: Substring) -> Double? {
    var text = text
    return text.withUTF8 { SpelledNumber($0)?.value }
}

/// The digits of a number as it is written, and the number of its decimals.
private struct SpelledNumber {
    private var digits: UInt64 = 0
    private var count = 0
    private var decimals = 0
    private let isNegative: Bool
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Creates a number from its text; `nil` if the bytes aren't a number.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        isNegative = bytes.first == UInt8(ascii: "-")
        var rest = bytes.dropFirst(isNegative ? 1 : 0)
        takeDigits(of: &rest)
        if rest.first == UInt8(ascii: ".") {
            let whole = count
            rest = rest.dropFirst()
            takeDigits(of: &rest)
            decimals = count - whole
            if decimals == 0 { return nil }
        }
        if count == 0 || !rest.isEmpty { return nil }
    }

    private mutating func takeDigits(of rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
        while let byte = rest.first, byte &- UInt8(ascii: "0") < 10 {
            digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
            count += 1
            rest = rest.dropFirst()
        }
    }

    /// The nearest `Double`; `nil` if the number is too large for a finite one.
    var value: Double? {
        // Both numbers are exact, so their quotient is the nearest number.
        if count <= Self.exactDigits {
            let magnitude = Double(digits) / Self.powers[decimals]
            return isNegative ? -magnitude : magnitude
        }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// The number of digits up to which every integer is exact.
    private static let exactDigits = 15
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
