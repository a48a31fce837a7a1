import GridPress

extension ValueType where Value == Double {
    /// A number.
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

    /// A length that isn't negative.
    static let size = ValueType(
        Notation("size", "a length in points of at least 0, such as 8 or 0.5", pattern: unsignedPattern)
    ) { text in
        length.value(of: text).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// A length, which can be infinite.
    static let limit = ValueType(
        Notation("limit", "a length in points or \"infinity\"", words: ["infinity"], pattern: decimalPattern)
    ) { text in
        text == "infinity" ? .infinity : ValueType.length.value(of: text)
    }
}

extension ValueType where Value == Int {
    /// A number of things.
    static let count = ValueType(Notation("count", "a whole number of at least 0", pattern: "[0-9]+")) { text in
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}

extension ValueType where Value == ClosedRange<Double> {
    /// Two numbers, the first no larger than the second.
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
    static let text = ValueType(Notation(anythingFor: "text", "text")) { String($0) }

    /// The tag of a view, for selections.
    static let tag = ValueType(Notation(anythingFor: "tag", "a tag")) { String($0) }

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
    /// Whether names of values and styles may have it.
    var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}

/// Numbers with a sign, digits, a point and more digits, and nothing else.
private let decimalPattern = "-?" + unsignedPattern

/// The same without a sign.
private let unsignedPattern = "([0-9]+(\\.[0-9]+)?|\\.[0-9]+)"

/// The number that digits stand for.
private func decimal(_ text: Substring) -> Double? {
    var text = text
    return text.withUTF8 { SpelledNumber($0)?.value }
}

/// A number as it is written: its digits, and the number of decimals.
private struct SpelledNumber {
    private var digits: UInt64 = 0
    private var count = 0
    private var decimals = 0
    private let isNegative: Bool
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The number that bytes spell; `nil` where they don't.
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

    /// The nearest number that there is, if it is finite.
    var value: Double? {
        // Both numbers are exact, so that their quotient is the nearest one.
        if count <= Self.exactDigits {
            let magnitude = Double(digits) / Self.powers[decimals]
            return isNegative ? -magnitude : magnitude
        }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// No number of so many digits is beyond those that are all exact.
    private static let exactDigits = 15
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
