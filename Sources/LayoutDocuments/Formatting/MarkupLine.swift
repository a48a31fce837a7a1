/// A node on a separate line, and its line breaks in the file.
struct MarkupLine {
    /// The node of the line.
    let node: MarkupNode
    /// The number of line ends in the file between this node and the previous node.
    let breaksBefore: Int
    /// Whether the line ends after the node in the file.
    private(set) var endsLine = false

    /// Returns the nodes with their line breaks, without the white space between them.
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

    /// Returns whether the node is a comment at the end of another node's line.
    func isRemark(behind hasNeighbour: Bool) -> Bool {
        guard case .comment = node else { return false }
        return hasNeighbour && breaksBefore == 0 && endsLine
    }
}
