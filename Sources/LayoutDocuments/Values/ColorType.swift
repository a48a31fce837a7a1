extension ValueType where Value == Color {
    /// A color: a name, `#rgb`, `#rrggbb` or `#rrggbbaa`, with an optional opacity after a slash.
    static let color = ValueType(
        Notation(
            "color",
            "a color name, #rgb, #rrggbb or #rrggbbaa, optionally followed by an opacity, such as /0.5",
            words: names.map(\.key),
            pattern: "[A-Za-z0-9]+/[0-9.]+|#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})(/[0-9.]+)?"
        )
    ) { text in
        let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
        let first = text[..<(slash ?? text.endIndex)]
        let isHexadecimal = first.utf8.first == UInt8(ascii: "#")
        guard let color = isHexadecimal ? hex(Substring(first.utf8.dropFirst())) : named[String(first)] else {
            return nil
        }
        guard let slash else { return color }
        return ValueType<Double>.fraction.value(of: text[text.utf8.index(after: slash)...]).map { color.opacity($0) }
    }

    private static let named = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }

    private static let names: KeyValuePairs<String, Color> = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "gray": .gray, "black": .black, "white": .white, "clear": .clear, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor, "systemGray2": Color(.systemGray2),
        "systemGray3": Color(.systemGray3), "systemGray4": Color(.systemGray4), "systemGray5": Color(.systemGray5),
        "systemGray6": Color(.systemGray6), "systemBackground": Color(.systemBackground),
        "secondarySystemBackground": Color(.secondarySystemBackground),
        "tertiarySystemBackground": Color(.tertiarySystemBackground), "pacificBlue": pacificBlue,
        "darkCerulean": darkCerulean,
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

extension ValueType where Value == [Color] {
    /// The evenly spaced colors of a gradient.
    static let colors = list(of: .color, "colors separated by commas or spaces, such as \"red, #fc0\"")
}

extension ValueType where Value == Gradient.Stop {
    /// A color of a gradient and its location, from 0 to 1.
    static let stop = ValueType(
        Notation("stop", "a color, @ and a location, such as red@0.5", pattern: Notation.anything)
    ) { text in
        guard let at = text.lastIndex(of: "@"), let color = ValueType<Color>.color.value(of: text[..<at]),
            let location = ValueType<CGFloat>.length.value(of: text[text.index(after: at)...])
        else { return nil }
        return Gradient.Stop(color: color, location: location)
    }
}

extension ValueType where Value == [Gradient.Stop] {
    /// The colors of a gradient with their locations.
    static let stops = list(of: .stop, "colors with locations from 0 to 1, such as \"red@0, blue@0.8\"")
}
