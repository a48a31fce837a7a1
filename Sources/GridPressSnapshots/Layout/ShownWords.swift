import GridPressDrawings

/// The words that the boxes of two records say, for lines of texts to be looked up.
struct ShownWords {
    private(set) var old: Set<Substring> = []
    private(set) var new: Set<Substring> = []

    /// No words.
    init() {}

    /// The words of two records.
    init(_ records: RecordPair) {
        old = Self.parts(of: records.old)
        new = Self.parts(of: records.new)
    }

    /// The words of a text one by one: a line has some of them.
    static func parts(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func parts(of record: LayoutRecord) -> Set<Substring> {
        record.boxes.reduce(into: []) { $0.formUnion(parts(of: $1.words ?? "")) }
    }
}

extension LayoutRecord.Look.Name {
    /// The looks that an attribute of a picture paints.
    static func painted(by attribute: String) -> Set<Self> {
        switch attribute {
        case "fill", "fill-opacity", "fill-rule", "color": [.fill, .color, .stroke, .outline]
        case "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray":
            [.stroke, .fill]
        case "text-decoration", "letter-spacing", "word-spacing", "baseline-shift", "direction", "unicode-bidi": [.font]
        case "clip-path", "clip-rule": [.clip]
        case "opacity": [.opacity]
        case "mask": [.mask]
        case "filter": [.blur, .shadow, .colors]
        case "visibility", "display": [.hidden]
        case _ where attribute.hasPrefix("font-"): [.font]
        default: []
        }
    }
}
