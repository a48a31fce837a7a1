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
    /// The number of columns of the terminal; `nil` without a terminal.
    var columns: Int?

    /// Returns a group of findings in one line, and a group of one finding with its line and fix.
    func text(_ group: FindingGroup) -> String {
        guard group.findings.count > 1 else { return text(group.first) }
        return head(group.location, group.first, group.message)
    }

    func text(_ finding: Finding) -> String {
        var text = head(finding.location.map { "\($0)" }, finding, finding.message)
        text += excerpt(finding.location) ?? ""
        for detail in finding.details { text += "  \(detail.printable)\n".wrapped(columns: columns) }
        if let fix = finding.fix { text += (styled("fix: ", .green) + fix.printable + "\n").wrapped(columns: columns) }
        return text
    }

    /// Returns the line with the location, the severity, the message and the code.
    private func head(_ location: String?, _ finding: Finding, _ message: String) -> String {
        var text = ""
        if let location { text += styled("\(location): ".printable, .bold) }
        text += styled("\(finding.severity): ", finding.severity.style)
        text += styled(message.printable, .bold) + " [\(finding.code)]\n"
        return text.wrapped(columns: columns)
    }

    // MARK: The line

    private func excerpt(_ location: Finding.Location?) -> String? {
        guard case .source(let file, let number, let column)? = location,
            let source = sources.first(where: { $0.name == file }),
            // Before the line are its number and five more columns.
            let shown = Excerpt(
                of: source,
                line: number,
                column: column,
                room: columns.map { $0 - "\(number)".count - 5 }
            )
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

    /// Creates the excerpt of a line.
    ///
    /// - Parameter room: The number of terminal columns for the excerpt; `nil` without a terminal.
    init?(of source: SourceText, line: Int, column: Int, room: Int?) {
        let column = max(column, 1)
        let columns = max(column - Self.mostBefore, 1)..<(column + Self.mostAfter)
        guard let part = source.part(ofLine: line, columns: columns) else { return nil }
        let location = min(column - part.firstColumn, part.characters.count)
        var before = part.characters[..<location]
        var after = part.characters[location...]
        if let room {
            // An ellipsis can be on both sides.
            let room = max(room - 2, 2)
            after = after.fitting(max(room / 3, room - before.columns))
            before = before.reversed().fitting(room - after.columns).reversed()[...]
        }
        if part.isCutBefore || before.count < location {
            text = "…"
            padding = " "
        }
        for character in before { padding += character.blank }
        for character in before + after { text += character.excerpted }
        if part.isCutAfter || location + after.count < part.characters.count { text += "…" }
        mark += after.prefix(while: \.isPartOfWord).dropFirst().map { $0.blank == "  " ? "~~" : "~" }.joined()
    }
}

extension Sequence<Character> {
    /// The number of terminal columns that the characters take at most.
    fileprivate var columns: Int { reduce(0) { $0 + $1.mostColumns } }

    /// Returns the first characters that fit into a number of columns.
    fileprivate func fitting(_ columns: Int) -> ArraySlice<Character> {
        var room = columns
        return prefix { character in
            room -= character.mostColumns
            return room >= 0
        }[...]
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "_" || self == "." }

    /// The character as it is shown in an excerpt.
    fileprivate var excerpted: String { self == "\t" ? "\t" : String(shown) }

    /// The number of columns that the character takes at most; a tab ends at a multiple of eight columns.
    fileprivate var mostColumns: Int { self == "\t" ? 8 : columns }

    /// A space as wide as the character on a terminal.
    fileprivate var blank: String { self == "\t" ? "\t" : String(repeating: " ", count: columns) }
}
