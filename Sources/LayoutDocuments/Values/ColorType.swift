import GridPress

extension ValueType where Value == Color {
    /// A colour: a name, `#rgb`, `#rrggbb` or `#rrggbbaa`, and how opaque it is behind a slash.
    static let color = ValueType(
        "color",
        expecting: "a colour name, #rgb, #rrggbb or #rrggbbaa, with /0.5 behind it for half as opaque",
        words: names.map(\.key)
    ) { text in
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let color = parts[0].hasPrefix("#") ? hex(parts[0].dropFirst()) : named[String(parts[0])] else {
            return nil
        }
        guard parts.count == 2 else { return color }
        return ValueType<Double>.fraction.value(of: parts[1]).map { color.opacity($0) }
    }

    private static let named = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }

    private static let names: KeyValuePairs<String, Color> = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "gray": .gray, "black": .black, "white": .white, "clear": .clear, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor,
    ]

    private static func hex(_ digits: Substring) -> Color? {
        guard digits.utf8.count <= 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let number = UInt32(digits, radix: 16)
        else {
            return nil
        }
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        func shortPart(_ shift: UInt32) -> Double { Double(number >> shift & 0xF) / 15 }
        switch digits.count {
        case 3: return Color(red: shortPart(8), green: shortPart(4), blue: shortPart(0))
        case 6: return Color(red: part(16), green: part(8), blue: part(0))
        case 8: return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
        default: return nil
        }
    }
}
