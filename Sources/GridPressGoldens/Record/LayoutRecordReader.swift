/// A reader of the drawing in a layout record, which ``LayoutRecordFormat`` describes.
struct LayoutRecordReader {
    private var elements = ElementList()
    private var grids: [Drawing.Grid] = []
    /// The index of the first grid of each element, by the index of the element.
    private var gridOfElement: [Int: Int] = [:]
    /// The index of the innermost grid around each element.
    private var gridAround: [Int?] = []
    /// The cells of each grid with their numbers.
    private var cells: [[(number: Int, cell: Drawing.Grid.Cell)]] = []
    /// The number of the next cell of each grid that is written with an element.
    private var nextCells: [Int] = []
    private let budget: RecordBudget

    private init(_ budget: RecordBudget) { self.budget = budget }

    /// Returns the drawing of a record.
    static func drawing(_ root: XMLFields, _ budget: RecordBudget = RecordBudget()) throws(JSONError) -> Drawing {
        var drawing = try stillDrawing(root, budget)
        if let motion = root.object("motion") {
            try motion.readMotion(into: &drawing) { state throws(JSONError) in try stillDrawing(state, budget) }
        }
        drawing.dark = try root.object("dark").map { dark throws(JSONError) in try Self.drawing(dark, budget) }
        return drawing
    }

    private static func stillDrawing(_ root: XMLFields, _ budget: RecordBudget) throws(JSONError) -> Drawing {
        var reader = LayoutRecordReader(budget)
        var drawing = Drawing(title: "", size: try root.required("size").size())
        let inside = root.element.elements.filter(\.isElementOfDrawing)
        try reader.readElements(inside, of: root, depth: 0, in: CGRect(origin: .zero, size: drawing.size))
        drawing.elements = reader.elements.closed()
        drawing.grids = try reader.gridsWithCells(root)
        try root.readRequests(into: &drawing)
        drawing.caption = root.texts("caption", of: "caption").first
        return drawing
    }

    // MARK: Elements

    /// Reads the elements inside a tag.
    private mutating func readElements(
        _ inside: [XMLElement],
        of fields: XMLFields,
        depth: Int,
        in frame: CGRect
    ) throws(JSONError) {
        var next = depth
        for tag in inside { next = try read(tag, depth: next, in: frame) ? elements.depth : depth }
        guard next == depth else { throw fields.mistake("The content of a modifier is missing.") }
    }

    /// Reads an element with the elements inside.
    ///
    /// - Returns: Whether the element inside it follows it as a sibling in the record.
    private mutating func read(_ tag: XMLElement, depth: Int, in room: CGRect) throws(JSONError) -> Bool {
        var (inside, parts): ([XMLElement], [XMLElement]) = ([], [])
        for case .element(let child) in tag.children {
            if child.isElementOfDrawing { inside.append(child) } else { parts.append(child) }
        }
        var fields = XMLFields(element: tag, parts: parts)
        guard tag.namespace == "\(LayoutRecordFormat.namespace)" else {
            throw fields.mistake("The tag \(tag.name.quoted) doesn't belong to a layout record.")
        }
        // 1. The element around it. One that is nested too deeply follows its parent, and has an attribute with its depth.
        let depth = try fields.count("depth") ?? depth
        guard (0...elements.depth).contains(depth), depth < LayoutRecordFormat.deepest else {
            throw fields.mistake("The element has no parent with the depth \(depth - 1).")
        }
        elements.close(to: depth)
        let parent = elements.last
        // 2. The element itself.
        let kind = tag.name == "view" ? try fields.required("kind").text() : tag.name
        let role = try fields.word("role", as: Drawing.Role.self)
        let isFollowed =
            inside.isEmpty && (role ?? .standard(kind, hasElementsInside: false)).mayBeFollowedByContent
            && fields.value("empty") == nil
        let finalRole = role ?? .standard(kind, hasElementsInside: !inside.isEmpty)
        let around = parent.map { elements[$0].frame } ?? room
        fields.corner = parent == nil ? .zero : around.origin
        let frame = fields.value("frame")?.parts(around: "of")
        var element = Drawing.Element(
            parent: parent,
            end: elements.count + 1,
            kind: try budget.kind(kind, finalRole, of: fields),
            name: try fields.text("name"),
            label: try fields.text("label"),
            frame: try frame?.0.rect() ?? around,
            layer: try fields.word("layer", as: Drawing.Layer.self)
                ?? (finalRole == .layer ? Drawing.Layer(rawValue: kind) : nil)
        )
        fields.corner = element.layer == .annotation ? .zero : element.frame.origin
        try fields.readContent(of: &element)
        if let proposal = frame?.1 ?? fields.value("proposal") {
            element.proposal = proposal.text() == "none" ? nil : try proposal.proposal()
        } else if element.usuallyHasProposal {
            element.proposal = Drawing.Proposal(width: element.frame.width, height: element.frame.height)
        }
        // An empty list of parts isn't written.
        if element.layer == .annotation, element.mark == .none { element.mark = .annotation([]) }
        element.settings = try fields.settings(beside: element.mark)
        if let symbol = try fields.word("symbol", as: RecordedSymbol.self) {
            guard let mark = symbol.mark(of: element) else {
                throw fields.mistake("The label of a symbol with an outline and a color is expected.")
            }
            element.mark = mark
            try budget.count(steps: mark, of: fields)
        }
        let index = elements.count
        try elements.append(element, fields)
        gridAround.append(parent.flatMap { gridOfElement[$0] ?? gridAround[$0] })
        // 3. Its cell, its grids, and the elements inside.
        try readCell(fields, at: index)
        for grid in try fields.list("grids", of: "grid") { try readGrid(grid, of: index) }
        try readElements(inside, of: fields, depth: elements.depth, in: room)
        return isFollowed
    }

    // MARK: Grids

    private mutating func readGrid(_ fields: XMLFields, of index: Int) throws(JSONError) {
        gridOfElement[index] = gridOfElement[index] ?? grids.count
        grids.append(try fields.grid(index, fields.settings(), budget))
        nextCells.append(0)
        cells.append(
            try fields.list("cells", of: "cell").map { cell throws(JSONError) in
                (
                    try cell.required("number").count(),
                    try cell.cell(cell.required("element").count(), cell.settingElements())
                )
            }
        )
    }

    /// Adds the cell of an element to the grid around it.
    private mutating func readCell(_ fields: XMLFields, at index: Int) throws(JSONError) {
        guard let value = fields.value("cell") else { return }
        guard let grid = gridAround[index] else {
            throw value.mistake("There is no grid around the cell.")
        }
        let ranges = value.text().split(separator: " ")
        guard ranges.count == 2, let columns = ranges[0].writtenRange, let rows = ranges[1].writtenRange else {
            throw value.mistake("Columns and rows are expected, such as \"0-1 2\".")
        }
        let number = try fields.count("number") ?? nextCells[grid]
        nextCells[grid] = number + 1
        let settings = fields.element.attributes.filter { $0.name.hasPrefix("cell.") }.map {
            Drawing.Setting(String($0.name.dropFirst(5)), SettingText.value(of: $0.value))
        }
        let cell = Drawing.Grid.Cell(
            element: index,
            identity: try fields.text("identity") ?? "\(number)",
            columns: columns,
            rows: rows,
            frame: try fields.value("area")?.rect() ?? elements[index].frame,
            settings: settings
        )
        cells[grid].append((number, cell))
    }

    /// Returns the grids with their cells in order.
    private func gridsWithCells(_ root: XMLFields) throws(JSONError) -> [Drawing.Grid] {
        var grids = grids
        for (index, cells) in cells.enumerated() {
            for (position, (number, cell)) in cells.sorted(by: { $0.number < $1.number }).enumerated() {
                // Each number identifies one cell. An item at the end that draws nothing can have the index after the
                // last element.
                guard number == position, cell.element <= elements.count else {
                    throw root.mistake("A cell of a grid has the wrong number or element.")
                }
                grids[index].cells.append(cell)
            }
        }
        return grids
    }
}

extension XMLElement {
    /// Whether the tag is an element of the drawing, and not a field of the element around it.
    fileprivate var isElementOfDrawing: Bool { name == "view" || !LayoutRecordFormat.structure.contains(name) }
}

extension Substring {
    /// The range that `3`, `3-5` or `3+0` describes; `nil` for other texts and for numbers above 1,000,000.
    fileprivate var writtenRange: Range<Int>? {
        func number(_ text: Substring) -> Int? { Int(text).flatMap { (0...1_000_000).contains($0) ? $0 : nil } }
        if let first = number(self) { return first..<first + 1 }
        if hasSuffix("+0"), let first = number(dropLast(2)) { return first..<first }
        let ends = split(separator: "-", omittingEmptySubsequences: false).map(number)
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
        return first..<last + 1
    }
}
