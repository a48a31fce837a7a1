/// A text without its line breaks: its characters, and their attributes in order.
struct WrittenText {
    /// Characters with the same attributes, and the direction of their line.
    private typealias Run = (text: Drawing.TextRun, direction: Drawing.Direction)

    /// An attribute of characters.
    struct Attribute: Sendable {
        let name: String
        /// Whether the attribute can change the size of a text.
        var movesViews = true
        fileprivate let value: @Sendable (Drawing.TextRun, Drawing.Direction) -> Drawing.Setting.Value
    }

    /// All attributes, in the order of changes.
    static let attributes = [
        Attribute(name: "font") { run, _ in .word(run.font.size.phrase) },
        Attribute(name: "weight") { run, _ in .word("\(run.font.weight)") },
        Attribute(name: "font style") { run, _ in .word(run.font.isItalic ? "italic" : "normal") },
        Attribute(name: "font family") { run, _ in .word(run.font.face?.family ?? run.font.family.rawValue) },
        Attribute(name: "text color", movesViews: false) { run, _ in run.paint.value },
        Attribute(name: "tracking") { run, _ in .word(run.tracking.phrase) },
        Attribute(name: "baseline offset") { run, _ in .word(run.baselineOffset.phrase) },
        Attribute(name: "decoration", movesViews: false) { run, _ in .word(run.decoration.phrase) },
        Attribute(name: "link", movesViews: false) { run, _ in .word(run.link?.string ?? "none") },
        Attribute(name: "direction", movesViews: false) { run, direction in
            .word(run.forcedDirection.map { "forced \($0.rawValue)" } ?? direction.phrase)
        },
    ]

    /// The text, with spaces instead of line breaks.
    let string: String
    private let runs: [Run]

    init(_ lines: [Drawing.TextLine]) {
        string = lines.map(\.string).joined(separator: " ")
        runs = lines.flatMap { line in line.runs.map { ($0, line.direction) } }
    }

    /// Returns whether another text has the same characters with the same attributes.
    func hasSameRuns(as other: WrittenText) -> Bool { runs.elementsEqual(other.runs) { $0 == $1 } }

    /// Returns the values of an attribute in the order of the characters, without adjacent repetitions.
    func values(of attribute: Attribute) -> [Drawing.Setting.Value] { spans(of: attribute).map(\.value) }

    /// A part of a text with the same value of an attribute.
    private struct Span {
        var value: Drawing.Setting.Value
        /// The characters, without spaces.
        var letters: [Character]
    }

    /// Returns the parts of the text with the same value of an attribute.
    private func spans(of attribute: Attribute) -> [Span] {
        runs.reduce(into: []) { spans, run in
            let value = attribute.value(run.text, run.direction)
            let letters = run.text.string.filter { !$0.isWhitespace }
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
            func count(_ value: Drawing.Setting.Value) -> Int {
                spans.reduce(0) { $0 + ($1.value == value ? $1.letters.count : 0) }
            }
            let marked = count(spans[index].value) < count(spans[index + 1].value) ? index : index + 1
            return (spans[marked].value.description, String(spans[marked].letters), String(others[marked].letters))
        }
        return nil
    }
}

extension Drawing.Paint {
    fileprivate var value: Drawing.Setting.Value {
        switch self {
        case .color(let color): .color(color)
        case .gradient(let gradient): .word("gradient of \(gradient.stops.map(\.color.phrase).joined(separator: ", "))")
        }
    }
}

extension Drawing.TextDecoration {
    fileprivate var phrase: String {
        [contains(.underline) ? "underline" : nil, contains(.strikethrough) ? "strikethrough" : nil].compactMap(\.self)
            .joined(separator: " and ").nonEmpty ?? "none"
    }
}

extension Drawing.Direction {
    fileprivate var phrase: String { self == .leftToRight ? "left to right" : "right to left" }
}
