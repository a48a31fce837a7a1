import GridPressDrawings

/// A text without its line breaks: its words, and the attributes of its letters in order.
struct WrittenText {
    /// An attribute of letters.
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

    /// The words, with spaces between lines.
    let string: String
    private let runs: [Drawing.TextRun]
    private let directions: [Drawing.Direction]

    init(_ lines: [Drawing.TextLine]) {
        string = lines.map(\.string).joined(separator: " ")
        runs = lines.flatMap(\.runs)
        directions = lines.map(\.direction)
    }

    /// The paints of the letters, without repetitions.
    var paints: [Drawing.Paint] {
        runs.reduce(into: []) { paints, run in if paints.last != run.paint { paints.append(run.paint) } }
    }

    /// Returns the values of an attribute in the order of the letters, without repetitions.
    func values(of attribute: Attribute) -> [String] {
        if attribute == .direction {
            return Self.unique(
                directions.map { $0 == .leftToRight ? "left to right" : "right to left" }
                    + runs.compactMap { $0.forcedDirection.map { "forced \($0.rawValue)" } }
            )
        }
        return Self.unique(runs.map { Self.value(of: attribute, $0) })
    }

    private static func value(of attribute: Attribute, _ run: Drawing.TextRun) -> String {
        switch attribute {
        case .font: run.font.size.phrase
        case .weight: "\(run.font.weight)"
        case .style: run.font.isItalic ? "italic" : "normal"
        case .family: run.font.family.rawValue
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
