import GridPressDrawings

/// The names of the parts of a record in messages.
struct LayoutNames {
    let tree: BoxTree
    private var record: LayoutRecord { tree.record }
    private let countOfKind: [String: Int]
    private let cellOfBox: [Int: (grid: Int, cell: Int)]
    /// For each box the how manieth of its kind it is beside its neighbours, and in the figure.
    private var numbers: [Int]
    private var numbersInFigure: [Int]
    /// The boxes that have neighbours of their kind.
    private var hasAlike: [Bool]

    init(_ tree: BoxTree) {
        self.tree = tree
        countOfKind = Dictionary(tree.record.boxes.map { ($0.kind, 1) }, uniquingKeysWith: +)
        var cells: [Int: (grid: Int, cell: Int)] = [:]
        for (grid, value) in tree.record.grids.enumerated() {
            for (cell, place) in value.cells.enumerated() where place.box != value.box {
                cells[place.box] = (grid, cell)
            }
        }
        cellOfBox = cells
        let count = tree.record.boxes.count
        (numbers, numbersInFigure) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
        hasAlike = Array(repeating: false, count: count)
        var kinds: [String: Int] = [:]
        for (index, box) in tree.record.boxes.enumerated() {
            kinds[box.kind, default: 0] += 1
            numbersInFigure[index] = kinds[box.kind, default: 0]
        }
        for parent in [nil] + tree.record.boxes.indices.map(Optional.some) {
            let children = tree.children(of: parent)
            var kinds: [String: Int] = [:]
            for child in children {
                kinds[tree.record.boxes[child].kind, default: 0] += 1
                numbers[child] = kinds[tree.record.boxes[child].kind, default: 0]
            }
            for child in children { hasAlike[child] = kinds[tree.record.boxes[child].kind, default: 0] > 1 }
        }
    }

    /// The cell that a box is that of.
    func cell(of box: Int) -> (grid: Int, cell: Int)? { cellOfBox[box] }

    /// What a box is called: by its name, by its words, or by its kind and where it is.
    func box(_ index: Int) -> String {
        let box = record.boxes[index]
        if let title = box.title { return title.text.quotedShortly }
        if let words = box.words { return "text " + words.quotedShortly }
        if let (grid, cell) = cellOfBox[index] { return self.cell(cell, of: grid) }
        return kind(index)
    }

    /// A box as a container or a shape: `the HStack "bar"`, `Circle 2 in "card"`.
    func kind(_ index: Int) -> String {
        let box = record.boxes[index]
        if let title = box.title { return "the \(box.kind) \(title.text.quotedShortly)" }
        if let cell = cellOfBox[index] { return "the \(box.kind) in \(self.cell(cell.cell, of: cell.grid))" }
        if countOfKind[box.kind] == 1, !isInTitled(index) { return "the \(box.kind)" }
        let number = hasAlike[index] ? " \(numbers[index])" : ""
        guard let parent = box.parent else { return "\(box.kind)\(number)" }
        return "\(box.kind)\(number) in \(place(parent))"
    }

    /// Whether a box around has a name, or is a cell.
    private func isInTitled(_ index: Int) -> Bool {
        var next = record.boxes[index].parent
        while let current = next {
            if record.boxes[current].title != nil || cellOfBox[current] != nil { return true }
            next = record.boxes[current].parent
        }
        return false
    }

    /// The nearest box around that has a name, or is a cell.
    private func place(_ index: Int) -> String {
        var next: Int? = index
        while let current = next {
            if record.boxes[current].title != nil || cellOfBox[current] != nil { return box(current) }
            next = record.boxes[current].parent
        }
        return kindAlone(index)
    }

    private func kindAlone(_ index: Int) -> String {
        let kind = record.boxes[index].kind
        guard countOfKind[kind] != 1 else { return "the \(kind)" }
        // The how manieth of its kind in the figure.
        let number = numbersInFigure[index]
        return "\(kind) \(number)"
    }

    /// What a grid is called.
    func grid(_ index: Int) -> String {
        let box = record.boxes[record.grids[index].box]
        if let title = box.title { return "the grid \(title.text.quotedShortly)" }
        return record.grids.count == 1 ? "the grid" : "grid \(index + 1)"
    }

    /// What a cell is called alone: by its box, else by where it is.
    func shortCell(_ cell: Int, of grid: Int) -> String {
        let place = record.grids[grid].cells[cell]
        if place.box != record.grids[grid].box, let words = title(in: place.box) { return words }
        return "column \(place.columns.counted) in row \(place.rows.counted)"
    }

    /// What a cell is called.
    func cell(_ cell: Int, of grid: Int) -> String {
        let place = record.grids[grid].cells[cell]
        if place.box != record.grids[grid].box, let words = title(in: place.box) {
            return "cell \(words.quotedShortly) of \(self.grid(grid))"
        }
        return "the cell in column \(place.columns.counted), row \(place.rows.counted) of \(self.grid(grid))"
    }

    /// The first name or words in a box, itself first; `nil` where there are none near.
    private func title(in box: Int) -> String? {
        var next = [box]
        var steps = 0
        while !next.isEmpty, steps < 16 {
            let current = next.removeFirst()
            if let text = record.boxes[current].title?.text ?? record.boxes[current].words { return text }
            next += tree.children(of: current)
            steps += 1
        }
        return nil
    }
}

extension Range<Int> {
    /// Columns or rows as people count them: `2`, `2–3`.
    var counted: String { count <= 1 ? "\(lowerBound + 1)" : "\(lowerBound + 1)–\(upperBound)" }
}

extension String {
    /// The text in quotation marks; of long ones only the start.
    var quotedShortly: String { "\"\(shortened)\"" }

    /// Returns two texts in quotation marks; of long ones only the part around the first difference.
    static func quotedShortly(_ old: String, _ new: String) -> (old: String, new: String) {
        let pair = Excerpt.pair(old.onOneLine, new.onOneLine, longest: longestQuotation)
        return ("\"\(pair.old)\"", "\"\(pair.new)\"")
    }

    private static var longestQuotation: Int { 48 }

    private var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The text on one line; of long ones only the start.
    var shortened: String {
        onOneLine.shortened(to: Self.longestQuotation)
    }
}
