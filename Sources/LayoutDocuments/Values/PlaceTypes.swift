import GridPress

extension ValueType where Value == HorizontalAlignment {
    /// How views are aligned from side to side.
    static let horizontalAlignment = ValueType(
        "horizontal-alignment",
        ["leading": .leading, "center": .center, "trailing": .trailing]
    )
}

extension ValueType where Value == VerticalAlignment {
    /// How views are aligned from top to bottom.
    static let verticalAlignment = ValueType(
        "vertical-alignment",
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ]
    )
}

extension ValueType where Value == Alignment {
    /// A place in a frame.
    static let alignment = ValueType(
        "alignment",
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
            "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing,
        ]
    )
}

extension ValueType where Value == TextAlignment {
    /// How lines lie beside each other.
    static let textAlignment = ValueType(
        "text-alignment",
        ["leading": .leading, "center": .center, "trailing": .trailing]
    )
}

extension ValueType where Value == Edge.Set {
    /// Some edges of a view.
    static let edges = ValueType(
        "edges",
        [
            "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "bottom": .bottom,
            "leading": .leading, "trailing": .trailing,
        ]
    )
}

extension ValueType where Value == Axis.Set {
    /// One axis, or both.
    static let axes = ValueType(
        "axes",
        ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
    )
}

extension ValueType where Value == Font {
    /// A text style, with the size of a typeface for one's own.
    static let font = ValueType("font", expecting: "a text style or a size in points", words: styles.map(\.key)) {
        text in
        named[String(text)]
            ?? ValueType<Double>.length.value(of: text).flatMap { $0 > 0 ? Font.system(size: CGFloat($0)) : nil }
    }

    private static let named = Dictionary(styles.map { ($0.key, $0.value) }) { first, _ in first }

    private static let styles: KeyValuePairs<String, Font> = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
}

extension ValueType where Value == Font.Weight {
    /// How bold letters are.
    static let weight = ValueType(
        "weight",
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
    )
}

extension ValueType where Value == ContentMode {
    /// Whether a view fits into the room or fills it.
    static let contentMode = ValueType("content-mode", ["fit": .fit, "fill": .fill])
}

extension ValueType where Value == Angle {
    /// An angle in degrees, clockwise.
    static let angle = ValueType("angle", expecting: "an angle in degrees, such as 45") { text in
        ValueType<Double>.length.value(of: text).map { Angle.degrees($0) }
    }
}

extension ValueType where Value == Text.TruncationMode {
    /// Which part of a text is left out.
    static let truncation = ValueType("truncation", ["head": .head, "middle": .middle, "tail": .tail])
}

extension ValueType where Value == Text.Case {
    /// Which letters are shown.
    static let letterCase = ValueType("letter-case", ["uppercase": .uppercase, "lowercase": .lowercase])
}
