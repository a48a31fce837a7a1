import GridPressDrawings
import GridPressRecords
import XMLReading

/// A grid of a layout record.
///
/// Some of its cells are written with the elements of their items.
struct RecordedGrid {
    private var read: Drawing.Grid
    private var cells: [(number: Int, cell: Drawing.Grid.Cell)] = []
    /// The numbers of cells with the size of their items, instead of their tracks.
    private var cellsAsLargeAsItems: Set<Int> = []
    /// The number of the next cell that is written with an element.
    private var next = 0

    /// Reads the grid of an element.
    init(_ element: XMLElement, of index: Int) throws(RecordProblem) {
        guard let kind = try element.word("kind", as: Drawing.Grid.Kind.self) else { throw .damaged }
        read = Drawing.Grid(
            element: index,
            kind: kind,
            settings: try element.recordedSettings(),
            columns: [],
            rows: [],
            cells: []
        )
        for inner in element.elements {
            switch inner.name {
            case "column": read.columns.append(try Self.track(inner))
            case "row": read.rows.append(try Self.track(inner))
            case "pass": read.passes.append(try Self.pass(inner))
            case "setting": break
            case "area":
                guard let owner = try inner.count("element"), let number = try inner.count("number") else {
                    throw .damaged
                }
                let settings = try inner.recordedSettings()
                let room = try room(of: inner)
                cells.append((number, try cell(inner, number, of: owner, in: room, settings: settings)))
            default: throw .damaged
            }
        }
    }

    /// Adds the cell that is written with an element.
    ///
    /// - Returns: The area of the cell; `nil` if it has the size of its item.
    mutating func addCell(_ element: XMLElement, of index: Int) throws(RecordProblem) -> CGRect? {
        let number = try element.count("number") ?? next
        next = number + 1
        var settings: [Drawing.Setting] = []
        for attribute in element.attributes where attribute.namespace == nil && attribute.name.hasPrefix("cell.") {
            settings.append(
                Drawing.Setting(String(attribute.name.dropFirst(5)), SettingText.value(of: attribute.value))
            )
        }
        let isAsLargeAsItem = element["room"] == "item"
        let room = isAsLargeAsItem ? nil : try room(of: element)
        if isAsLargeAsItem { cellsAsLargeAsItems.insert(number) }
        cells.append((number, try cell(element, number, of: index, in: room, settings: settings)))
        return room
    }

    /// Returns the grid with its cells in order, given the frames of all elements.
    func grid(_ frames: [CGRect]) throws(RecordProblem) -> Drawing.Grid {
        var grid = read
        for (position, (number, cell)) in cells.sorted(by: { $0.number < $1.number }).enumerated() {
            // Each number identifies one cell. An item at the end that draws nothing can have the index after the
            // last element.
            guard number == position, cell.element <= frames.count else { throw .damaged }
            grid.cells.append(cell)
            if cellsAsLargeAsItems.contains(number) { grid.cells[position].frame = frames[cell.element] }
        }
        return grid
    }

    /// Returns the written area of a cell, or the area of its tracks.
    private func room(of element: XMLElement) throws(RecordProblem) -> CGRect {
        if let room = try element.rect("room") { return room }
        let (columns, rows) = try Self.place(of: element)
        guard let room = read.printedRoom(columns: columns, rows: rows) else { throw .damaged }
        return room
    }

    private static func place(
        of element: XMLElement
    ) throws(RecordProblem) -> (columns: Range<Int>, rows: Range<Int>) {
        guard let ranges = element["cell"]?.split(separator: " "), ranges.count == 2,
            let columns = ranges[0].recordedRange, let rows = ranges[1].recordedRange
        else { throw .damaged }
        return (columns, rows)
    }

    private func cell(
        _ element: XMLElement,
        _ number: Int,
        of index: Int,
        in room: CGRect?,
        settings: [Drawing.Setting]
    ) throws(RecordProblem) -> Drawing.Grid.Cell {
        let (columns, rows) = try Self.place(of: element)
        return Drawing.Grid.Cell(
            element: index,
            identity: element["id"] ?? "\(number)",
            columns: columns,
            rows: rows,
            frame: room ?? .zero,
            settings: settings
        )
    }

    private static func track(_ element: XMLElement) throws(RecordProblem) -> Drawing.Grid.Track {
        guard let size = element["size"], let place = try element.numbers("at", count: 2) else { throw .damaged }
        let least = try element.length("least")
        let most = try element.length("most")
        let share = try element.length("share")
        return Drawing.Grid.Track(
            size: size,
            start: place[0],
            length: place[1],
            division: least.map { Drawing.Grid.Track.Division(least: $0, most: most, share: share) }
        )
    }

    private static func pass(_ element: XMLElement) throws(RecordProblem) -> Drawing.Grid.Pass {
        guard let offered = try element.length("offered"), let length = try element.length("length") else {
            throw .damaged
        }
        return Drawing.Grid.Pass(
            offered: offered,
            shares: try element.elements.map { share throws(RecordProblem) in
                guard share.name == "share", let size = share["size"], let length = try share.length("length") else {
                    throw .damaged
                }
                return Drawing.Grid.Pass.Share(
                    size: size,
                    remaining: try share.length("remaining"),
                    itemsLeft: try share.count("itemsLeft"),
                    share: try share.length("share"),
                    length: length,
                    isClamped: share["clamped"] == "true",
                    trackCount: try share.count("tracks") ?? 1
                )
            },
            length: length
        )
    }
}

extension XMLElement {
    /// Returns an attribute that is a length, which can be infinite; `nil` if it is missing.
    fileprivate func length(_ name: String) throws(RecordProblem) -> Double? {
        guard let text = self[name] else { return nil }
        guard let length = SettingText.number(text[...]) else { throw .damaged }
        return length
    }
}

extension Substring {
    /// The range that `3`, `3-5` or `3+0` describes; `nil` for other texts and for numbers above 1,000,000.
    fileprivate var recordedRange: Range<Int>? {
        func number(_ text: Substring) -> Int? { Int(text).flatMap { (0...1_000_000).contains($0) ? $0 : nil } }
        if let first = number(self) { return first..<first + 1 }
        if hasSuffix("+0"), let first = number(dropLast(2)) { return first..<first }
        let ends = split(separator: "-", omittingEmptySubsequences: false).map(number)
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
        return first..<last + 1
    }
}
