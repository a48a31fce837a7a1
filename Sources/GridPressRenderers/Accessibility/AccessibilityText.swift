/// The lines of a text and of its links.
struct AccessibilityText {
    /// The line of the text.
    let line: AccessibilityLine
    /// The lines of the links; empty if the whole text is one link.
    let links: [AccessibilityLine]

    /// Creates the lines of a mark; `nil` for a mark without text to read.
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
