/// A printer of findings for people, as in compilers: location and message, the line with a caret, and the fix.
///
/// ```text
/// card.xml:3:9: error: "HStack" has no attribute "spacng". [document.unknown-attribute]
///   3 | <HStack spacng="8">
///     |         ^~~~~~
/// fix: Did you mean "spacing"?
/// ```
struct HumanPrinter {
    let sources: [SourceText]
    let isColored: Bool

    func text(_ finding: Finding) -> String {
        var text = ""
        if let location = finding.location { text += styled("\(location): ".printable, .bold) }
        text += styled("\(finding.severity): ", finding.severity.style)
        text += styled(finding.message.printable, .bold) + " [\(finding.code)]\n"
        text += excerpt(finding.location) ?? ""
        for detail in finding.details { text += "  " + detail.printable + "\n" }
        if let fix = finding.fix { text += styled("fix: ", .green) + fix.printable + "\n" }
        return text
    }

    // MARK: The line

    private func excerpt(_ location: Finding.Location?) -> String? {
        guard case .source(let file, let number, let column)? = location,
            let source = sources.first(where: { $0.name == file }),
            let shown = Excerpt(of: source, line: number, column: column)
        else { return nil }
        let gutter = String(number).map { _ in " " }.joined()
        return "  \(styled("\(number) |", .faint)) \(shown.text)\n"
            + "  \(gutter) \(styled("|", .faint)) \(shown.padding)\(styled(shown.mark, .green))\n"
    }

    // MARK: Colors

    fileprivate enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "1;34"
        case green = "1;32"
    }

    private func styled(_ text: String, _ style: Style) -> String {
        isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension Finding.Severity {
    fileprivate var style: HumanPrinter.Style {
        switch self {
        case .note: .blue
        case .warning: .yellow
        case .error: .red
        }
    }
}

/// A line, shortened around a column if it is long, and the mark below that column.
private struct Excerpt {
    var text = ""
    /// The space before the mark, as wide on a terminal as the text above it.
    var padding = ""
    var mark = "^"

    private static let mostBefore = 70
    private static let mostAfter = 50

    init?(of source: SourceText, line: Int, column: Int) {
        let column = max(column, 1)
        let columns = max(column - Self.mostBefore, 1)..<(column + Self.mostAfter)
        guard let part = source.part(ofLine: line, columns: columns) else { return nil }
        let characters = part.characters
        let location = min(column - part.firstColumn, characters.count)
        if part.isCutBefore {
            text = "…"
            padding = " "
        }
        for character in characters[..<location] { padding += character.blank }
        for character in characters { text += character.excerpted }
        if part.isCutAfter { text += "…" }
        var length = 0
        while location + length < characters.count, characters[location + length].isPartOfWord { length += 1 }
        if length > 1 {
            mark += characters[(location + 1)..<(location + length)]
                .map { $0.blank == "  " ? "~~" : "~" }
                .joined()
        }
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "_" || self == "." }

    /// The character as it is shown in an excerpt.
    fileprivate var excerpted: String { self == "\t" ? "\t" : String(shown) }

    /// A space as wide as the character on a terminal.
    fileprivate var blank: String { self == "\t" ? "\t" : String(repeating: " ", count: columns) }
}
