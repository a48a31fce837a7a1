/// The list below a picture with the boxes whose labels had no room.
///
/// Boxes with the same name and size share a line and a number.
struct BoxLegend {
    /// A line of the list.
    private struct Entry {
        /// The name of a single box, and the common name of several.
        let names: (one: String, many: String)
        let size: StyledText
        /// The position of the first box.
        let place: CGPoint
        /// The number in the picture; `nil` if no box had room for it.
        var number: Int?
        var count = 0

        var name: String { count == 1 ? names.one : names.many }

        /// Whether at least one of the boxes isn't clipped away.
        var isSeen = false

        /// The position of the box, or the number of boxes, and whether all are clipped.
        var remark: String {
            (count == 1 ? "at \(place.x.printed), \(place.y.printed)" : "(\(count.grouped) times)")
                + (isSeen ? "" : ", clipped")
        }
    }

    private var entries: [Entry] = []
    private var known: [String: Int] = [:]
    private var numberCount = 0

    /// Returns the mark that would represent a box.
    func mark(for box: LayoutBox) -> StyledText {
        Self.mark(known[box.label].flatMap { entries[$0].number } ?? numberCount + 1)
    }

    /// Adds a box.
    ///
    /// - Parameters:
    ///   - box: The box.
    ///   - isMarked: Whether the picture contains the mark of the box.
    mutating func add(_ box: LayoutBox, isMarked: Bool) {
        let index = known[box.label] ?? entries.count
        if index == entries.count {
            entries.append(Entry(names: (box.name, box.groupName), size: box.size, place: box.frame.origin))
            known[box.label] = index
        }
        entries[index].count += 1
        entries[index].isSeen = entries[index].isSeen || box.visible != nil
        if isMarked, entries[index].number == nil {
            numberCount += 1
            entries[index].number = numberCount
        }
    }

    /// Returns the lines of the legend, starting with numbered ones.
    func lines(columns: Int) -> [StyledText] {
        let width = numberCount == 0 ? 1 : Self.mark(numberCount).columns
        let marked = entries.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
        return (marked + entries.filter { $0.number == nil }).flatMap { entry in
            var line = entry.number.map(Self.mark) ?? StyledText("–", .line)
            line.append(String(repeating: " ", count: max(width - line.columns, 0) + 2))
            let parts =
                entry.name.split(separator: " ").map { StyledText(String($0), .name) }
                + [entry.size, StyledText(entry.remark, .line)]
            return StyledText.lines(of: parts, behind: line, columns: columns, most: Self.mostLines)
        }
    }

    /// The maximum number of lines for one entry.
    private static let mostLines = 20

    private static func mark(_ number: Int) -> StyledText { StyledText("[\(number)]", .grid) }
}
