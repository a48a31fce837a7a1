/// The conversion of a setting's value to text and back.
///
/// Several numbers are written in brackets, flags as `true` and `false`, and colors as `#rrggbb`. An alpha follows
/// its color after a space, and a dark color follows the light one after a slash. A word that could be read as one of
/// these starts with an apostrophe.
package enum SettingText {
    /// Returns a value as text.
    package static func text(of value: Drawing.Setting.Value) -> String {
        switch value {
        case .number(let number): text(of: number)
        case .numbers(let numbers): "[\(numbers.map(text).joined(separator: " "))]"
        case .flag(let flag): flag ? "true" : "false"
        case .color(let color): color.phrase
        case .word(let word): Self.value(of: word) == .word(word) ? word : "'\(word)"
        }
    }

    /// Returns the value that a text represents.
    package static func value(of text: String) -> Drawing.Setting.Value {
        switch text {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case _ where text.hasPrefix("'"): return .word(String(text.dropFirst()))
        case _ where text.hasPrefix("["):
            guard text.hasSuffix("]") else { return .word(text) }
            let parts = text.dropFirst().dropLast().split(separator: " ")
            let numbers = parts.compactMap { number($0) }
            return numbers.count == parts.count ? .numbers(numbers) : .word(text)
        case _ where text.hasPrefix("#"): return color(text).map { .color($0) } ?? .word(text)
        default: return number(text[...]).map { .number($0) } ?? .word(text)
        }
    }

    // MARK: Numbers

    /// The largest absolute value that is written.
    private static let largest = 1e12

    /// Returns a number with at most three decimals.
    package static func text(of number: Double) -> String {
        if number.isInfinite { return number > 0 ? "infinity" : "-infinity" }
        return number.isNaN ? "0" : min(max(number, -largest), largest).phrase
    }

    /// Returns the number that a text represents; `nil` for other text.
    package static func number(_ text: Substring) -> Double? {
        if let number = shortNumber(text.utf8) { return number }
        switch text {
        case "infinity": return .infinity
        case "-infinity": return -.infinity
        default:
            let isPlain = text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
                    || byte == UInt8(ascii: "-")
            }
            return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
        }
    }

    /// Returns the number of a text such as `-12.5`, with up to 15 digits; `nil` for other text.
    ///
    /// The whole number of the digits and the power of ten are exact, so only the division rounds.
    private static func shortNumber(_ text: Substring.UTF8View) -> Double? {
        var (whole, digits, decimals) = (0, 0, 0)
        var isFraction = false
        let isNegative = text.first == UInt8(ascii: "-")
        for byte in isNegative ? text.dropFirst() : text {
            if byte == UInt8(ascii: "."), !isFraction, digits > 0 {
                isFraction = true
                continue
            }
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10, digits < 15 else { return nil }
            whole = whole * 10 + Int(digit)
            digits += 1
            if isFraction { decimals += 1 }
        }
        guard digits > 0, decimals > 0 || !isFraction else { return nil }
        let number = Double(whole) / powersOfTen[decimals]
        return isNegative ? -number : number
    }

    private static let powersOfTen = (0...15).map { power in (0..<power).reduce(1.0) { product, _ in product * 10 } }

    // MARK: Colors

    /// Returns the color that a text represents; `nil` for other text.
    package static func color(_ text: String) -> Drawing.Color? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let light = rgba(parts[0]) else { return nil }
        guard parts.count == 2 else { return Drawing.Color(light) }
        return rgba(parts[1]).map { Drawing.Color(light: light, dark: $0) }
    }

    private static func rgba(_ text: Substring) -> Drawing.RGBA? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count <= 2, var color = Drawing.RGBA(hexadecimal: parts[0]) else { return nil }
        if parts.count == 2 {
            guard let alpha = number(parts[1]), (0...1).contains(alpha) else { return nil }
            color.alpha = alpha
        }
        return color
    }
}
