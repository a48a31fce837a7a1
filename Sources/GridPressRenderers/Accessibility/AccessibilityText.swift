import GridPressDrawings

/// The lines of a text, and of the links in it.
struct AccessibilityText {
    /// The line of the text.
    let line: AccessibilityLine
    /// The lines of links; none where the whole text is one.
    let links: [AccessibilityLine]

    /// The lines of a mark; `nil` for one that says nothing.
    init?(_ mark: Drawing.Mark) {
        guard case .text(let textLines) = mark, let words = mark.words else { return nil }
        guard words.contains(where: { !$0.isWhitespace }) else { return nil }
        var pieces: [(text: String, link: SafeURL?)] = []
        for (place, line) in textLines.enumerated() {
            for (number, run) in line.runs.enumerated() {
                let text = (place > 0 && number == 0 ? " " : "") + run.string
                if let last = pieces.last, last.link == run.link {
                    pieces[pieces.count - 1].text += text
                } else {
                    pieces.append((text, run.link))
                }
            }
        }
        let links = pieces.filter { $0.link != nil }
        let isLink = links.count == 1 && pieces.count == 1
        line = AccessibilityLine(role: isLink ? "link" : "text", label: words)
        self.links =
            isLink
            ? []
            : links.map {
                AccessibilityLine(role: "link", label: String($0.text.trimmingPrefix(while: \.isWhitespace)))
            }
    }
}
