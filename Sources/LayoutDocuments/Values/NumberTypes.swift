import GridPress

extension ValueType where Value == Double {
    /// A number.
    static let number = ValueType("number", expecting: "a number, such as 8 or 0.5") { number($0) }

    /// A length in points.
    static let length = ValueType("length", expecting: "a length in points, such as 8 or 0.5") { text in
        number(text).flatMap { abs($0) <= Double(FigureLimits.length) ? $0 : nil }
    }

    /// A length that may be as much as there is.
    static let limit = ValueType("limit", expecting: "a length in points or “infinity”", words: ["infinity"]) { text in
        text == "infinity" ? .infinity : ValueType.length.value(of: text)
    }

    /// A part of a whole.
    static let fraction = ValueType("fraction", expecting: "a number from 0 to 1") { text in
        number(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// The number that digits stand for: a sign, digits, a point and more digits, and nothing else.
    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.count <= 1000 else { return nil }
        var digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text
        let count = digits.utf8.count
        digits = digits.drop { $0.isASCII && $0.isNumber }
        let hasWhole = digits.utf8.count < count
        if digits.first == "." {
            digits = digits.dropFirst()
            let rest = digits.utf8.count
            digits = digits.drop { $0.isASCII && $0.isNumber }
            guard digits.utf8.count < rest else { return nil }
        } else if !hasWhole {
            return nil
        }
        guard digits.isEmpty, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

extension ValueType where Value == Int {
    /// How many of something.
    static let count = ValueType("count", expecting: "a whole number of at least 0") { text in
        guard !text.isEmpty, text.utf8.count <= 1000, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}

extension ValueType where Value == Bool {
    /// Yes or no.
    static let truth = ValueType("truth", ["true": true, "false": false])
}

extension ValueType where Value == String {
    /// Any text.
    static let text = ValueType("text", expecting: "a text") { String($0) }
}
