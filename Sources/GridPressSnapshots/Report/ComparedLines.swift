/// Two texts line by line, with marks for lines that only one of them contains.
struct ComparedLines {
    /// A line of a text.
    struct Line: Equatable {
        /// The text of the line.
        let text: String
        /// Whether the other text lacks the line at this position.
        let isDifferent: Bool
    }

    /// The lines of the old text; `nil` if it doesn't exist.
    let old: [Line]?
    /// The lines of the new text; `nil` if it doesn't exist.
    let new: [Line]?

    /// Creates the lines of two texts, and marks the lines that differ.
    init(old: SourceText?, new: SourceText?) {
        let runs = old.flatMap { old in new.map { LineDifference(from: old, to: $0).runs } } ?? []
        self.old = old.map { Self.lines(of: $0, different: runs.map(\.old)) }
        self.new = new.map { Self.lines(of: $0, different: runs.map(\.new)) }
    }

    /// The number of bytes that both texts take on a page.
    var length: Int { ((old ?? []) + (new ?? [])).reduce(0) { $0 + $1.text.utf8.count + ($1.isDifferent ? 12 : 1) } }

    private static func lines(of source: SourceText, different runs: [Range<Int>]) -> [Line] {
        let lines = FileLines(source)
        let different = Set(runs.joined())
        return lines.ranges.indices.map { line in
            Line(text: String(decoding: lines[line], as: UTF8.self), isDifferent: different.contains(line))
        }
    }
}
