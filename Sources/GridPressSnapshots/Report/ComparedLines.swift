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

    /// The maximum number of lines that are matched with each other.
    private static let mostLines = 1000

    /// Creates the lines of two texts, and marks the lines that differ.
    init(old: SourceText?, new: SourceText?) {
        let oldLines = old.map(Self.lines)
        let newLines = new.map(Self.lines)
        guard let oldLines, let newLines else {
            self.old = oldLines?.map { Line(text: $0, isDifferent: false) }
            self.new = newLines?.map { Line(text: $0, isDifferent: false) }
            return
        }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        if max(oldLines.count, newLines.count) > Self.mostLines {
            removed = Set(oldLines.indices.filter { !newLines.indices.contains($0) || newLines[$0] != oldLines[$0] })
            inserted = Set(newLines.indices.filter { !oldLines.indices.contains($0) || newLines[$0] != oldLines[$0] })
        } else {
            for change in newLines.difference(from: oldLines) {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
        }
        self.old = oldLines.enumerated().map { Line(text: $1, isDifferent: removed.contains($0)) }
        self.new = newLines.enumerated().map { Line(text: $1, isDifferent: inserted.contains($0)) }
    }

    /// The number of bytes that both texts take on a page.
    var length: Int { ((old ?? []) + (new ?? [])).reduce(0) { $0 + $1.text.utf8.count + ($1.isDifferent ? 12 : 1) } }

    private static func lines(of text: SourceText) -> [String] {
        String(decoding: text.bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }
}
