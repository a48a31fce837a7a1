import GridPressDrawings

/// Writes a layout record into a file, for comparisons.
///
/// ```xml
/// <layout xmlns="urn:gridpress:layout" size="208 40" kind="Color" font="13" color="#fff">
/// <box kind="Grid" name="cards">
/// <grid kind="tracks" settings="flow: rows">
/// <column size="fr(1)" at="0 100"/>
/// <column size="fr(1)" at="108 100"/>
/// <row size="fit" at="0 40"/>
/// </grid>
/// <box name="hero" cell="0 0" fill="#4c8dd6">
/// <box words="Hero" at="34 12 32 16"/>
/// </box>
/// </box>
/// </layout>
/// ```
///
/// A box stands on a line of its own, inside the box around it. What can be told from elsewhere is left out: the frame of
/// a box that fills its cell or the box around it, the kind of a text, the kind that most others have, and the font and
/// colour of most texts.
struct RecordWriter {
    /// How deep boxes are nested; deeper ones stand beside each other and say how deep they are.
    private static let nesting = 96

    private let record: LayoutRecord
    private let common: CommonWords
    private let gridsOfBox: [Int: [Int]]
    /// The cells of boxes that are told with their boxes: where the grid is that around the box, and no other cell is in it.
    private var cellOfBox: [Int: CellPlace] = [:]

    private struct CellPlace {
        var grid: Int
        var cell: Int
        /// How many cells of the grid are told with boxes before.
        var number: Int
    }

    init(_ record: LayoutRecord) {
        self.record = record
        common = CommonWords(record)
        gridsOfBox = Dictionary(grouping: record.grids.indices, by: { record.grids[$0].box })
        placeCells()
    }

    private mutating func placeCells() {
        var gridAround: [Int?] = []
        for box in record.boxes {
            gridAround.append(box.parent.flatMap { gridsOfBox[$0]?.first ?? gridAround[$0] })
        }
        var count: [Int: Int] = [:]
        for grid in record.grids { for cell in grid.cells { count[cell.box, default: 0] += 1 } }
        for (index, grid) in record.grids.enumerated() {
            var number = 0
            for (position, cell) in grid.cells.enumerated() where count[cell.box] == 1 && gridAround[cell.box] == index
            {
                cellOfBox[cell.box] = CellPlace(grid: index, cell: position, number: number)
                number += 1
            }
        }
    }

    // MARK: Boxes

    func write(to writer: inout MarkupWriter) {
        writer.begin("layout")
        writer.attribute("xmlns", LayoutRecord.namespace)
        writer.attribute("size", numbers: [record.size.width, record.size.height])
        if let kind = common.kind { writer.attribute("kind", text: kind) }
        if let font = common.font { writer.attribute("font", text: font) }
        if let color = common.color { writer.attribute("color", text: color) }
        var depths: [Int] = []
        var open = 0
        for (index, box) in record.boxes.enumerated() {
            let depth = box.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            while open > min(depth, Self.nesting) {
                writer.end("box")
                open -= 1
            }
            writer.begin("box")
            open += 1
            write(box, index, depth: depth, to: &writer)
            for grid in gridsOfBox[index] ?? [] { write(record.grids[grid], grid, to: &writer) }
        }
        for _ in 0..<open { writer.end("box") }
        writer.end("layout")
    }

    private func write(_ box: LayoutRecord.Box, _ index: Int, depth: Int, to writer: inout MarkupWriter) {
        if depth > Self.nesting { writer.attribute("depth", Double(depth)) }
        let defaultKind = box.words == nil ? common.kind : "Text"
        if box.kind != defaultKind { writer.attribute("kind", text: box.kind) }
        switch box.title {
        case .name(let text): writer.attribute("name", text: text)
        case .label(let text): writer.attribute("label", text: text)
        case nil: break
        }
        if let words = box.words { writer.attribute("words", text: words) }
        var frame = box.parent.map { record.boxes[$0].frame } ?? CGRect(origin: .zero, size: record.size)
        if let place = cellOfBox[index] {
            let grid = record.grids[place.grid]
            let cell = grid.cells[place.cell]
            write(cell, number: place.number, to: &writer)
            frame = grid.room(of: cell)?.inThousandths ?? frame
        }
        if box.frame != frame { writer.attribute("at", of: box.frame) }
        for name in LayoutRecord.Look.Name.allCases {
            guard let value = box.looks.text(of: name) else {
                // What most texts have isn't what this one has.
                if box.words != nil, common[name] != nil { writer.attribute(name.word, text: "") }
                continue
            }
            if box.words != nil, value == common[name] { continue }
            writer.attribute(name.word, text: value)
        }
    }

    // MARK: Grids

    private func write(_ grid: LayoutRecord.Grid, _ index: Int, to writer: inout MarkupWriter) {
        writer.begin("grid")
        writer.attribute("kind", text: grid.kind.rawValue)
        write(grid.settings, to: &writer)
        for track in grid.columns { writer.element("column") { write(track, to: &$0) } }
        for track in grid.rows { writer.element("row") { write(track, to: &$0) } }
        var number = 0
        for cell in grid.cells where cellOfBox[cell.box]?.grid != index {
            writer.element("cell") { writer in
                writer.attribute("box", Double(cell.box))
                write(cell, number: number, to: &writer)
            }
            number += 1
        }
        writer.end("grid")
    }

    private func write(_ settings: [Drawing.Setting], to writer: inout MarkupWriter) {
        guard !settings.isEmpty else { return }
        let phrases = settings.map { "\($0.name): \($0.value)" }
        writer.attribute("settings", text: phrases.joined(separator: "; "))
    }

    private func write(_ track: LayoutRecord.Track, to writer: inout MarkupWriter) {
        writer.attribute("size", text: track.size)
        writer.attribute("at", numbers: [track.start, track.length])
    }

    private func write(_ cell: LayoutRecord.Cell, number: Int, to writer: inout MarkupWriter) {
        func range(_ range: Range<Int>) -> String {
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..<\(range.upperBound)"
        }
        writer.attribute("cell", text: "\(range(cell.columns)) \(range(cell.rows))")
        if cell.identity != "\(number)" { writer.attribute("id", text: cell.identity) }
        if let room = cell.room { writer.attribute("room", of: room) }
        write(cell.settings, to: &writer)
    }
}

/// The attributes that most boxes of a record share, written once.
private struct CommonWords {
    /// The kind of boxes that are no texts.
    var kind: String?
    /// How texts look.
    var font: String?
    var color: String?

    init(_ record: LayoutRecord) {
        kind = Self.mostFrequent(record.boxes.filter { $0.words == nil }.map(\.kind))
        let texts = record.boxes.filter { $0.words != nil }
        font = Self.mostFrequent(texts.compactMap { $0.looks.text(of: .font) })
        color = Self.mostFrequent(texts.compactMap { $0.looks.text(of: .color) })
    }

    subscript(name: LayoutRecord.Look.Name) -> String? {
        switch name {
        case .font: font
        case .color: color
        default: nil
        }
    }

    /// The word that is there most often, the first of those that are as often; `nil` where none is there twice.
    private static func mostFrequent(_ words: [String]) -> String? {
        var counts: [String: (count: Int, first: Int)] = [:]
        for (index, word) in words.enumerated() { counts[word, default: (0, index)].count += 1 }
        let best = counts.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }
        return best.flatMap { $0.value.count > 1 ? $0.key : nil }
    }
}

extension MarkupWriter {
    fileprivate mutating func attribute(_ name: StaticString, of rect: CGRect) {
        attribute(name, numbers: [rect.minX, rect.minY, rect.width, rect.height])
    }
}
