/// A writer of the layout record of a drawing, for golden files.
///
/// ``LayoutRecordFormat`` describes the format.
package struct LayoutRecordWriter {
    private let drawing: Drawing
    private let gridsOfElement: [Int: [Int]]
    private let cells: RecordedCells

    /// Creates a writer.
    package init(_ drawing: Drawing) {
        self.drawing = drawing
        cells = RecordedCells(drawing)
        gridsOfElement = Dictionary(grouping: drawing.grids.indices, by: { drawing.grids[$0].element })
    }

    /// Writes the record.
    ///
    /// - Parameters:
    ///   - settings: The settings of the picture that aren't part of the drawing.
    ///   - writer: The writer of the file.
    package func write(_ settings: [(name: StaticString, value: String)], to writer: inout MarkupWriter) {
        if let written = WrittenRecord.current {
            var root = MarkupWriter()
            root.root(settings) { _ in }
            let text = root.string()
            written.records.use { $0.append((drawing, text)) }
        }
        writer.root(settings) { writer in content(&writer) }
    }

    /// Writes the drawing as attributes and elements.
    private func content(_ writer: inout MarkupWriter) {
        writer.member("size", [drawing.size.width, drawing.size.height])
        elements(&writer)
        writer.start(in: .zero)
        writer.requests(of: drawing)
        if let motion = drawing.motion {
            writer.object("motion") { writer in
                writer.members(of: motion, of: drawing) { LayoutRecordWriter($1).content(&$0) }
            }
        }
        if let dark = drawing.dark { writer.object("dark") { LayoutRecordWriter(dark).content(&$0) } }
        if let caption = drawing.caption { writer.element("caption") { $0.text(caption) } }
    }

    // MARK: Elements

    /// Writes the elements, each inside its parent, or after the element whose content it is.
    private func elements(_ writer: inout MarkupWriter) {
        var depths: [Int] = []
        /// The elements that aren't ended, with their depths.
        var open: [(name: MarkupName?, depth: Int)] = []
        func end(_ name: MarkupName?, _ writer: inout MarkupWriter) {
            if let name { writer.end(name) } else { writer.end("view") }
        }
        var isContentOfPrevious = false
        var walk = drawing.walk()
        while let index = walk.next(closing: { end(open.removeLast().name, &writer) }) {
            let element = drawing.elements[index]
            let depth = element.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let name = LayoutRecordFormat.isElementName(element.kind.name) ? MarkupName(element.kind.name) : nil
            if let name { writer.begin(name) } else { writer.begin("view") }
            if name == nil { writer.attribute("kind", text: element.kind.name) }
            let expected = isContentOfPrevious ? depths[index - 1] + 1 : (open.last?.depth ?? -1) + 1
            if depth != expected { writer.attribute("depth", Double(depth)) }
            isContentOfPrevious = isFollowedByContent(index)
            if element.kind.role.mayBeFollowedByContent, element.end == index + 1 { writer.attribute("empty", "true") }
            // An element that is nested too deeply ends before the elements inside it.
            let isAround = element.end > index + 1 && open.count < LayoutRecordFormat.nesting
            write(element, index, isAround: isAround, to: &writer)
            if isAround, !isContentOfPrevious {
                open.append((name, depth))
                walk.open(index)
            } else {
                end(name, &writer)
            }
        }
    }

    /// Returns whether an element is written before its content instead of around it.
    ///
    /// This applies to a modifier or layer with a single child and without fields that are elements.
    private func isFollowedByContent(_ index: Int) -> Bool {
        let element = drawing.elements[index]
        guard element.kind.role.mayBeFollowedByContent, element.end > index + 1,
            drawing.elements[index + 1].end == element.end, gridsOfElement[index] == nil, element.mark == .none
        else { return false }
        switch element.effect {
        case .shadow: return false
        default:
            return edges(element) != nil || element.settings.indices.allSatisfy { element.settings.isAttribute($0) }
        }
    }

    private func edges(_ element: Drawing.Element) -> PaddingEdges? {
        element.kind.behavior == .padding ? PaddingEdges(element.settings) : nil
    }

    private func write(
        _ element: Drawing.Element,
        _ index: Int,
        isAround: Bool,
        to writer: inout MarkupWriter
    ) {
        // 1. What the element is.
        let standard = Drawing.Role.standard(element.kind.name, hasElementsInside: isAround)
        if element.kind.role != standard { writer.attribute("role", text: element.kind.role.rawValue) }
        writer.member("name", element.name)
        writer.member("label", element.label)
        if let layer = element.layer, element.kind != .layer(layer) { writer.attribute("layer", text: layer.rawValue) }
        // 2. Its position: its frame unless the element around it has the same, and its proposal unless it took that.
        let around = element.parent.map { drawing.elements[$0].frame } ?? CGRect(origin: .zero, size: drawing.size)
        writer.start(in: element.parent == nil ? .zero : around)
        let proposal = writtenProposal(of: element, writer)
        if !writer.areSame(element.frame, around) {
            writer.member(frame: element.frame, of: proposal)
        } else if let proposal {
            writer.member("proposal", lengths: [proposal.width, proposal.height], .thousandths)
        }
        if element.proposal == nil, element.usuallyHasProposal { writer.attribute("proposal", "none") }
        // Coordinates of annotations start at the corner of the figure.
        writer.start(in: element.layer == .annotation ? .zero : element.frame)
        if let place = cells.places[index] { write(place, of: element, to: &writer) }
        // 3. The settings of the author, and the content.
        let edges = edges(element)
        if let edges {
            writer.member("edges", edges.written)
        } else {
            writer.attributes(of: element.settings, beside: element.mark)
        }
        if let symbol = RecordedSymbol(element) {
            writer.attribute("symbol", text: symbol.rawValue)
            writer.member(RecordedSymbol.withoutOutline(element), in: element.frame)
        } else {
            writer.member(element.mark, in: element.frame)
        }
        if let effect = element.effect { writer.member(effect) }
        if edges == nil { writer.elements(of: element.settings, beside: element.mark) }
        for grid in gridsOfElement[index] ?? [] { write(drawing.grids[grid], grid, to: &writer) }
    }

    /// Returns the proposal of an element; `nil` if it isn't written.
    private func writtenProposal(of element: Drawing.Element, _ writer: borrowing MarkupWriter) -> Drawing.Proposal? {
        guard element.usuallyHasProposal, let width = element.proposal?.width, let height = element.proposal?.height,
            writer.written(width) == writer.written(element.frame.width),
            writer.written(height) == writer.written(element.frame.height)
        else { return element.proposal }
        return nil
    }

    // MARK: Grids

    private func write(_ grid: Drawing.Grid, _ index: Int, to writer: inout MarkupWriter) {
        writer.element("grid") { writer in
            writer.attribute("kind", text: grid.kind.rawValue)
            writer.members(of: grid.settings)
            writer.tracks(of: grid)
            for (number, cell) in grid.cells.enumerated() where !cells.isWithElement(number, of: index) {
                writer.element("cell") { writer in
                    writer.member("element", count: cell.element)
                    writer.member("number", count: number)
                    writer.members(of: cell)
                    for setting in cell.settings { writer.element(of: setting) }
                }
            }
        }
    }

    /// Writes the cell of an element: its columns and rows, and its frame unless the element has the same.
    private func write(_ place: RecordedCells.Place, of element: Drawing.Element, to writer: inout MarkupWriter) {
        let cell = drawing.grids[place.grid].cells[place.cell]
        if !place.isNext { writer.member("number", count: place.cell) }
        writer.attribute("cell", text: "\(cell.columns.written) \(cell.rows.written)")
        if cell.identity != "\(place.cell)" { writer.attribute("identity", text: cell.identity) }
        if !writer.areSame(cell.frame, element.frame) { writer.member("area", cell.frame) }
        for setting in cell.settings {
            guard let name = MarkupName("cell", setting.name) else { continue }
            writer.attribute(name, text: SettingText.text(of: setting.value))
        }
    }
}

extension Range<Int> {
    /// The range as text in a layout record: `3` for one number, `3-5` for several, or `3+0` if it is empty.
    fileprivate var written: String {
        count == 1 ? "\(lowerBound)" : isEmpty ? "\(lowerBound)+0" : "\(lowerBound)-\(upperBound - 1)"
    }
}
