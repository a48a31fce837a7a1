/// A text without its line breaks: its characters, and their attributes in order.
struct WrittenText {
    /// An attribute of characters.
    enum Attribute: String, CaseIterable {
        case font
        case weight
        case style = "font style"
        case family = "font family"
        case color = "text color"
        case tracking
        case baseline = "baseline offset"
        case decoration
        case link
        case direction

        /// Whether the attribute can change the size of a text.
        var mayMoveViews: Bool {
            switch self {
            case .font, .weight, .style, .family, .tracking, .baseline: true
            case .color, .decoration, .link, .direction: false
            }
        }
    }

    /// The text, with spaces instead of line breaks.
    let string: String
    private let runs: [Drawing.TextRun]
    private let directions: [Drawing.Direction]

    init(_ lines: [Drawing.TextLine]) {
        string = lines.map(\.string).joined(separator: " ")
        runs = lines.flatMap(\.runs)
        directions = lines.map(\.direction)
    }

    /// The paints of the characters in their order, without adjacent repetitions.
    var paints: [Drawing.Paint] {
        runs.reduce(into: []) { paints, run in if paints.last != run.paint { paints.append(run.paint) } }
    }

    /// Returns the values of an attribute in the order of the characters, without adjacent repetitions.
    func values(of attribute: Attribute) -> [String] {
        if attribute == .direction {
            return Self.unique(
                directions.map { $0 == .leftToRight ? "left to right" : "right to left" }
                    + runs.compactMap { $0.forcedDirection.map { "forced \($0.rawValue)" } }
            )
        }
        return Self.unique(runs.map { Self.value(of: attribute, $0) })
    }

    /// A part of a text with the same value of an attribute.
    private struct Span {
        var value: String
        /// The characters, without spaces.
        var letters: [Character]
    }

    /// Returns the parts of the text with the same value of an attribute.
    private func spans(of attribute: Attribute) -> [Span] {
        runs.reduce(into: []) { spans, run in
            let (value, letters) = (Self.value(of: attribute, run), run.string.filter { !$0.isWhitespace })
            if spans.last?.value == value {
                spans[spans.count - 1].letters += letters
            } else {
                spans.append(Span(value: value, letters: Array(letters)))
            }
        }
    }

    /// Returns the first span with a value of an attribute that covers different characters in another text.
    ///
    /// Both texts have the same values in the same order, and the same characters around the ends of the span.
    func movedSpan(of attribute: Attribute, in other: WrittenText) -> (value: String, old: String, new: String)? {
        guard attribute != .direction else { return nil }
        let (spans, others) = (spans(of: attribute), other.spans(of: attribute))
        guard spans.count == others.count, spans.count > 1 else { return nil }
        let (letters, otherLetters) = (spans.flatMap(\.letters), others.flatMap(\.letters))
        let shared = zip(letters, otherLetters).prefix { $0 == $1 }.count
        let sharedEnd = zip(letters.reversed(), otherLetters.reversed()).prefix { $0 == $1 }.count
        var (place, otherPlace) = (0, 0)
        for index in 0..<spans.count - 1 {
            place += spans[index].letters.count
            otherPlace += others[index].letters.count
            let (rest, otherRest) = (letters.count - place, otherLetters.count - otherPlace)
            let isAtStart = place == otherPlace && place <= shared
            let isAtEnd = rest == otherRest && rest <= sharedEnd
            let isInside = place >= shared && otherPlace >= shared && rest >= sharedEnd && otherRest >= sharedEnd
            if isAtStart || isAtEnd || isInside && letters != otherLetters { continue }
            // The author probably chose the less frequent value.
            func count(_ value: String) -> Int {
                spans.reduce(0) { $0 + ($1.value == value ? $1.letters.count : 0) }
            }
            let marked = count(spans[index].value) < count(spans[index + 1].value) ? index : index + 1
            return (spans[marked].value, String(spans[marked].letters), String(others[marked].letters))
        }
        return nil
    }

    private static func value(of attribute: Attribute, _ run: Drawing.TextRun) -> String {
        switch attribute {
        case .font: run.font.size.phrase
        case .weight: "\(run.font.weight)"
        case .style: run.font.isItalic ? "italic" : "normal"
        case .family: run.font.face?.family ?? run.font.family.rawValue
        case .color: run.paint.words
        case .tracking: run.tracking.phrase
        case .baseline: run.baselineOffset.phrase
        case .decoration:
            [
                run.decoration.contains(.underline) ? "underline" : nil,
                run.decoration.contains(.strikethrough) ? "strikethrough" : nil,
            ]
            .compactMap(\.self).joined(separator: " and ").nonEmpty ?? "none"
        case .link: run.link?.string ?? "none"
        case .direction: ""
        }
    }

    private static func unique(_ values: [String]) -> [String] {
        values.reduce(into: []) { unique, value in if unique.last != value { unique.append(value) } }
    }
}

extension Drawing.Paint {
    fileprivate var words: String {
        switch self {
        case .color(let color): color.phrase
        case .gradient(let gradient): "gradient of \(gradient.stops.map(\.color.phrase).joined(separator: ", "))"
        }
    }
}
