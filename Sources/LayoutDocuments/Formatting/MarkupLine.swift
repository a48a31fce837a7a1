/// A node on a separate line, and its line breaks in the file.
struct MarkupLine {
    /// The node that the line starts with.
    let node: MarkupNode
    /// How many lines ended between this and what stands before it.
    let breaksBefore: Int
    /// Whether the line ended behind it.
    private(set) var endsLine = false

    /// What stands on lines, without the white space between.
    static func all(of nodes: [MarkupNode]) -> [MarkupLine] {
        var lines: [MarkupLine] = []
        var breaks = 0
        for node in nodes {
            if case .text(let bytes) = node, bytes.isBlank {
                breaks += bytes.count { $0 == UInt8(ascii: "\n") }
                if breaks > 0, !lines.isEmpty { lines[lines.count - 1].endsLine = true }
            } else {
                lines.append(MarkupLine(node: node, breaksBefore: breaks))
                breaks = 0
            }
        }
        if !lines.isEmpty { lines[lines.count - 1].endsLine = true }
        return lines
    }

    /// Whether it is a comment at the end of the line of something else, of which it speaks.
    func isRemark(behind hasNeighbour: Bool) -> Bool {
        guard case .comment = node else { return false }
        return hasNeighbour && breaksBefore == 0 && endsLine
    }
}
