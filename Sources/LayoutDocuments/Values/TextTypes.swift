extension ValueType where Value == FontSize {
    /// A text style, or a font size in points.
    static let font = ValueType(
        Notation(
            "font",
            "a text style, or a size in points greater than 0",
            words: styles.map(\.key),
            pattern: "[0-9]*\\.?[0-9]+"
        )
    ) { text in
        if let style = named[String(text)] { return .style(style) }
        guard let size = ValueType<CGFloat>.length.value(of: text), size > 0 else { return nil }
        return .points(size)
    }

    private static let named = Dictionary(styles.map { ($0.key, $0.value) }) { first, _ in first }

    private static let styles: KeyValuePairs<String, Font.TextStyle> = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
}

/// A text style, or a size in points.
enum FontSize: Sendable {
    case style(Font.TextStyle)
    case points(CGFloat)

    /// Returns the font of this size with a name; `nil` for the system font.
    func font(_ name: String?) -> Font {
        switch (self, name) {
        case (.style(let style), nil): .system(style)
        case (.points(let size), nil): .system(size: size)
        case (.style(let style), let name?): .custom(name, size: style.size(for: .large), relativeTo: style)
        case (.points(let size), let name?): .custom(name, fixedSize: size)
        }
    }
}

extension ValueType where Value == Font.Weight {
    /// The weight of a font.
    static let weight = ValueType(
        "weight",
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
    )
}

extension ValueType where Value == Font.Design {
    /// The design of a font.
    static let fontDesign = ValueType(
        "font-design",
        ["default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced]
    )
}

extension ValueType where Value == TextAlignment {
    /// The alignment of multiline text.
    static let textAlignment = ValueType(
        "text-alignment",
        ["leading": .leading, "center": .center, "trailing": .trailing]
    )
}

extension ValueType where Value == Text.TruncationMode {
    /// The truncation mode of text.
    static let truncation = ValueType("truncation", ["head": .head, "middle": .middle, "tail": .tail])
}

extension ValueType where Value == Text.Case {
    /// The case of displayed text.
    static let letterCase = ValueType("letter-case", ["uppercase": .uppercase, "lowercase": .lowercase])
}

extension ValueType where Value == DynamicTypeSize {
    /// The Dynamic Type size.
    static let dynamicTypeSize = ValueType(
        "dynamic-type-size",
        [
            "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
            "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "accessibility1": .accessibility1,
            "accessibility2": .accessibility2, "accessibility3": .accessibility3, "accessibility4": .accessibility4,
            "accessibility5": .accessibility5,
        ]
    )
}

extension ValueType where Value == ClosedRange<Int> {
    /// The number of lines of text: a maximum, or a range.
    static let lineLimit = ValueType(
        Notation("line-limit", "a whole number of lines, or a range such as 2...4", pattern: "[0-9]+(\\.\\.\\.[0-9]+)?")
    ) { text in
        guard let dots = text.firstRange(of: "...") else {
            return ValueType<Int>.count.value(of: text).map { 1...max($0, 1) }
        }
        guard let least = ValueType<Int>.count.value(of: text[..<dots.lowerBound]),
            let most = ValueType<Int>.count.value(of: text[dots.upperBound...]), least <= most
        else { return nil }
        return least...most
    }
}
