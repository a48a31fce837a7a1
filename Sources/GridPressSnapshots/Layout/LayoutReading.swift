import GridPressDrawings
import XMLReading

/// The layout records of two golden files.
struct RecordPair {
    var old: LayoutRecord
    var new: LayoutRecord
    /// Whether that was only seen of what is drawn.
    var areDerived = false
}

extension LayoutRecord {
    /// The records that two documents carry, else what can be told of both; `nil` where that is nothing.
    static func both(in old: XMLDocument, _ new: XMLDocument) -> RecordPair? {
        if let before = LayoutRecord(carriedBy: old), let after = LayoutRecord(carriedBy: new) {
            return RecordPair(old: before, new: after)
        }
        guard let before = LayoutRecord(shownBy: old), let after = LayoutRecord(shownBy: new) else { return nil }
        return RecordPair(old: before, new: after, areDerived: true)
    }

    /// The record that a picture or a page carries; `nil` where it carries none, or a damaged one.
    package init?(carriedBy document: XMLDocument) {
        guard let carrier = document.root.recordCarrier else { return nil }
        var reader = LayoutReader()
        guard reader.read(carrier) else { return nil }
        self = reader.record
        title = document.root.documentTitle ?? ""
    }
}

extension XMLElement {
    /// The outermost element of the record: in the metadata of a picture, or in an inert part of a page.
    fileprivate var recordCarrier: XMLElement? {
        var holders = elements.filter { $0.name == "metadata" }
        if let body = elements.first(where: { $0.name == "body" }) {
            holders += body.elements.filter { $0.name == "template" }
        }
        return holders.lazy.flatMap(\.elements)
            .first { $0.name == "layout" && $0.namespace == "\(LayoutRecord.namespace)" }
    }

    /// What a picture or a page is called.
    var documentTitle: String? {
        let head = elements.first { $0.name == "head" } ?? self
        return head.elements.first { $0.name == "title" }?.textInside
    }

    /// The text inside, also that of elements.
    var textInside: String {
        children.map { node in
            switch node {
            case .text(let text, _): text
            case .element(let element): element.textInside
            case .comment: ""
            }
        }
        .joined()
    }
}

/// Reads the layout record in a file.
///
/// A malformed record counts as missing.
struct LayoutReader {
    private(set) var record = LayoutRecord(size: .zero)
    /// The last box at each depth.
    private var path: [Int] = []
    private var commonKind: String?
    private var commonLooks: [LayoutRecord.Look.Name: String] = [:]
    /// Cells that stand with their boxes, and the grid that they belong to.
    private var cells: [(grid: Int, cell: LayoutRecord.Cell)] = []
    private var gridOfBox: [Int: Int] = [:]
    private var cellCounts: [Int: Int] = [:]

    /// Reads a record; `false` where it is damaged.
    mutating func read(_ element: XMLElement) -> Bool {
        guard let size = element["size"]?.numbers(2) else { return false }
        record.size = CGSize(width: size[0], height: size[1])
        commonKind = element["kind"]
        for name in [LayoutRecord.Look.Name.font, .color] { commonLooks[name] = element[name.rawValue] }
        for box in element.elements { guard readBox(box, depth: 0) else { return false } }
        for (grid, cell) in cells { record.grids[grid].cells.append(cell) }
        for index in record.grids.indices {
            let cells = record.grids[index].cells
            guard cells.allSatisfy({ record.boxes.indices.contains($0.box) }) else { return false }
            record.grids[index].cells =
                cells.enumerated().sorted { ($0.element.box, $0.offset) < ($1.element.box, $1.offset) }.map(\.element)
        }
        return true
    }

    private mutating func readBox(_ element: XMLElement, depth: Int) -> Bool {
        guard element.name == "box" else { return false }
        // What is nested too deep stands beside and says how deep it is.
        let depth = element["depth"].flatMap { Int($0) } ?? depth
        guard (0...path.count).contains(depth) else { return false }
        path.removeSubrange(depth...)
        let parent = path.last
        let index = record.boxes.count
        let words = element["words"]
        guard let kind = element["kind"] ?? (words == nil ? commonKind : "Text") else { return false }
        let title: LayoutRecord.Title? =
            element["name"].map { .name($0) } ?? element["label"].map { .label($0) }
        var frame = parent.map { record.boxes[$0].frame } ?? CGRect(origin: .zero, size: record.size)
        if element["cell"] != nil {
            guard let grid = gridAround(parent), let cell = cell(of: element, box: index, grid) else { return false }
            cells.append((grid, cell))
            frame = record.grids[grid].room(of: cell)?.inThousandths ?? frame
        }
        if let text = element["at"] {
            guard let rect = text.rect else { return false }
            frame = rect
        }
        record.boxes.append(
            LayoutRecord.Box(
                parent: parent,
                kind: kind,
                title: title,
                words: words,
                frame: frame,
                looks: looks(of: element, isText: words != nil)
            )
        )
        path.append(index)
        for inner in element.elements {
            guard inner.name == "grid" ? readGrid(inner, box: index) : readBox(inner, depth: depth + 1) else {
                return false
            }
        }
        return true
    }

    private func gridAround(_ box: Int?) -> Int? {
        var box = box
        while let current = box {
            if let grid = gridOfBox[current] { return grid }
            box = record.boxes[current].parent
        }
        return nil
    }

    private func looks(of element: XMLElement, isText: Bool) -> [LayoutRecord.Look] {
        LayoutRecord.Look.Name.allCases.flatMap { name in
            let value = element[name.rawValue] ?? (isText ? commonLooks[name] : nil)
            guard let value, !value.isEmpty else { return [LayoutRecord.Look]() }
            return value.split(separator: LayoutRecord.Look.separator).map { LayoutRecord.Look(name, String($0)) }
        }
    }

    // MARK: Grids

    private mutating func readGrid(_ element: XMLElement, box: Int) -> Bool {
        guard let kind = element["kind"].flatMap(Drawing.Grid.Kind.init) else { return false }
        var grid = LayoutRecord.Grid(box: box, kind: kind, settings: element.settings)
        let index = record.grids.count
        for inner in element.elements {
            switch inner.name {
            case "column", "row":
                guard let size = inner["size"], let at = inner["at"]?.numbers(2) else { return false }
                let track = LayoutRecord.Track(size: size, start: at[0], length: at[1])
                if inner.name == "column" { grid.columns.append(track) } else { grid.rows.append(track) }
            case "cell":
                guard let box = inner["box"].flatMap({ Int($0) }), let cell = cell(of: inner, box: box, index) else {
                    return false
                }
                grid.cells.append(cell)
            default: return false
            }
        }
        record.grids.append(grid)
        cellCounts[index] = 0
        gridOfBox[box] = gridOfBox[box] ?? index
        return true
    }

    private mutating func cell(of element: XMLElement, box: Int, _ grid: Int) -> LayoutRecord.Cell? {
        guard let ranges = element["cell"]?.split(separator: " "), ranges.count == 2,
            let columns = ranges[0].range, let rows = ranges[1].range
        else { return nil }
        let number = cellCounts[grid, default: 0]
        cellCounts[grid] = number + 1
        var room: CGRect?
        if let text = element["room"] {
            guard let rect = text.rect else { return nil }
            room = rect
        }
        return LayoutRecord.Cell(
            box: box,
            identity: element["id"] ?? "\(number)",
            columns: columns,
            rows: rows,
            room: room,
            settings: element.settings
        )
    }
}

extension XMLElement {
    /// What was said of a grid or a cell, each a name and a value.
    fileprivate var settings: [Drawing.Setting] {
        guard let text = self["settings"] else { return [] }
        return text.components(separatedBy: "; ").map { phrase in
            guard let colon = phrase.range(of: ": ") else { return Drawing.Setting(phrase, .word("")) }
            return Drawing.Setting(String(phrase[..<colon.lowerBound]), .word(String(phrase[colon.upperBound...])))
        }
    }
}

extension String {
    /// Some numbers with spaces between them, if there are so many.
    fileprivate func numbers(_ count: Int) -> [Double]? {
        let numbers = split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == count ? numbers : nil
    }

    /// The rectangle that four numbers say.
    fileprivate var rect: CGRect? {
        numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
}

extension LayoutRecord {
    /// Tracks have no other numbers in records that anybody wrote.
    static let possibleTracks = -1_000_000...1_000_000
}

extension Substring {
    /// The range that `3` or `3..<5` says.
    fileprivate var range: Range<Int>? {
        let ends = components(separatedBy: "..<").compactMap { Int($0) }
        guard let first = ends.first, ends.allSatisfy(LayoutRecord.possibleTracks.contains) else { return nil }
        if ends.count == 1 { return self == "\(first)" ? first..<first + 1 : nil }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
    }
}
