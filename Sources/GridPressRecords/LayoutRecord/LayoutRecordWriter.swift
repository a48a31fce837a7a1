import GridPressDrawings
import GridPressSVG

/// A writer of the layout record of a drawing, for golden files.
///
/// ``LayoutRecordFormat`` describes the format.
package struct LayoutRecordWriter {
    private let drawing: Drawing
    private let markup: RecordedMarkup
    /// The settings of the picture that aren't part of the drawing.
    private let settings: [(name: StaticString, value: String)]
    /// The frames and proposals that a reader computes, and values that have to be written.
    private let places: RecordedPlaces
    /// The roles of kinds that differ from the default.
    private let roles: RecordedRoles
    private let gridsOfElement: [Int: [Int]]
    private let cells: RecordedCells

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - markup: The part of the drawing that the markup contains.
    ///   - settings: The settings of the picture.
    package init(_ drawing: Drawing, markup: RecordedMarkup, settings: [(name: StaticString, value: String)]) {
        self.drawing = drawing
        self.markup = markup
        self.settings = settings
        cells = RecordedCells(drawing)
        places = RecordedPlaces(drawing, markup, cells)
        roles = RecordedRoles(drawing)
        gridsOfElement = Dictionary(grouping: drawing.grids.indices, by: { drawing.grids[$0].element })
    }

    // MARK: Elements

    package func write(to writer: inout MarkupWriter) {
        writer.begin("layout")
        writer.attribute("xmlns", LayoutRecordFormat.namespace)
        writer.attribute("version", Double(LayoutRecordFormat.version))
        writer.attribute("size", numbers: [drawing.size.width, drawing.size.height])
        for setting in settings { writer.attribute(setting.name, text: setting.value) }
        for (role, kinds) in roles.listed { writer.attribute(role, text: kinds.joined(separator: " ")) }
        writeElements(to: &writer)
        writeRest(to: &writer)
        writer.end("layout")
    }

    /// Writes the elements, each inside its parent, or after the element whose content it is.
    private func writeElements(to writer: inout MarkupWriter) {
        var depths: [Int] = []
        /// The elements that aren't ended, with their depths.
        var open: [(name: MarkupName?, depth: Int)] = []
        func end(_ name: MarkupName?, _ writer: inout MarkupWriter) {
            if let name { writer.end(name) } else { writer.end("view") }
        }
        func close(to depth: Int, _ writer: inout MarkupWriter) {
            while let last = open.last, last.depth >= depth || open.count > LayoutRecordFormat.nesting {
                end(open.removeLast().name, &writer)
            }
        }
        var isContentOfPrevious = false
        for (index, element) in drawing.elements.enumerated() {
            if element.layer == .annotation {
                close(to: 0, &writer)
                writeAnnotation(element, index, to: &writer)
                continue
            }
            let depth = element.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            close(to: depth, &writer)
            let name = LayoutRecordFormat.isElementName(element.kind.name) ? MarkupName(element.kind.name) : nil
            if let name { writer.begin(name) } else { writer.begin("view") }
            if name == nil { writer.attribute("kind", text: element.kind.name) }
            let expected = isContentOfPrevious ? depths[index - 1] + 1 : (open.last?.depth ?? -1) + 1
            if depth != expected { writer.attribute("depth", Double(depth)) }
            isContentOfPrevious = isFollowedByContent(index)
            if element.kind.role.mayBeFollowedByContent, element.end == index + 1 { writer.attribute("empty", "true") }
            write(element, index, to: &writer)
            if isContentOfPrevious { end(name, &writer) } else { open.append((name, depth)) }
        }
        close(to: 0, &writer)
    }

    /// Returns whether an element is written before its content instead of around it.
    ///
    /// This applies to a modifier or layer with a single child and without properties that need child elements.
    private func isFollowedByContent(_ index: Int) -> Bool {
        let element = drawing.elements[index]
        guard element.kind.role.mayBeFollowedByContent, element.end > index + 1,
            drawing.elements[index + 1].end == element.end, gridsOfElement[index] == nil
        else { return false }
        if case .inRecord = markup.mark(of: index) { return false }
        if let effect = element.effect, !effect.isAttribute(in: markup) { return false }
        return PaddingEdges.areWritten(for: element)
            || element.settings.indices.allSatisfy(element.settings.isAttribute)
    }

    private func write(_ element: Drawing.Element, _ index: Int, to writer: inout MarkupWriter) {
        // 1. The kind.
        if roles.isException(element, at: index) { writer.attribute("role", text: element.kind.role.rawValue) }
        if let name = element.name { writer.attribute("name", text: name) }
        if let label = element.label { writer.attribute("label", text: label) }
        if let layer = element.layer, element.kind != .layer(layer) { writer.attribute("layer", text: layer.rawValue) }
        // 2. The position.
        if let place = cells.place(ofElement: index) { write(place, to: &writer) }
        if let frame = places.writtenFrame(of: index) { writer.attribute("at", rect: frame) }
        if let proposal = places.writtenProposal(of: index).printed { writer.attribute("offered", text: proposal) }
        // 3. The settings of the author.
        let isPadding = PaddingEdges.areWritten(for: element)
        if isPadding {
            writeEdges(of: element, to: &writer)
        } else {
            writeAttributes(of: element.settings, to: &writer)
        }
        if let effect = element.effect { write(effect, index, to: &writer) }
        // 4. The mark.
        let mark = markup.mark(of: index)
        switch mark {
        case .none: if roles.usuallyPaints(index) { writer.attribute("paints", "none") }
        case .inMarkup:
            if !roles.usuallyPaints(index) { writer.attribute("paints", "mark") }
            writeLines(of: element.mark, to: &writer)
            if case .image(let image) = element.mark, image.scale != 1 {
                writer.attribute("imageScale", text: SettingText.text(of: image.scale))
            }
        case .inRecord: break
        }
        // 5. Properties that need child elements.
        if !isPadding { writeElements(of: element.settings, to: &writer) }
        if let effect = element.effect, !effect.isAttribute(in: markup) {
            writer.element("effect") { $0.text(markup.json { $0.member(effect) }) }
        }
        if case .inRecord(let primitives) = mark {
            writer.element("mark") { writer in
                if primitives > 0 { writer.attribute("skip", Double(primitives)) }
                writer.text(markup.json { $0.member(element.mark, in: element.frame) })
            }
        }
        for grid in gridsOfElement[index] ?? [] { write(drawing.grids[grid], grid, to: &writer) }
    }

    /// Writes the number of lines of a text, and each width that the markup doesn't contain.
    private func writeLines(of mark: Drawing.Mark, to writer: inout MarkupWriter) {
        guard case .text(let lines) = mark else { return }
        if lines.count != 1 { writer.attribute("lines", Double(lines.count)) }
        let widths = lines.filter { !$0.hasWidthInMarkup }.map(\.width)
        if !widths.isEmpty { writer.attribute("textWidth", numbers: widths) }
    }

    private func writeAnnotation(_ element: Drawing.Element, _ index: Int, to writer: inout MarkupWriter) {
        writer.element("note") { writer in
            writer.attribute("kind", text: element.kind.name)
            if let label = element.label { writer.attribute("label", text: label) }
            if let sentence = Drawing.Annotation(element)?.sentence { writer.attribute("sentence", text: sentence) }
            writer.attribute("at", rect: element.frame)
            guard case .annotation(let parts) = element.mark, case .inMarkup = markup.mark(of: index) else {
                return writer.element("mark") { $0.text(markup.json { $0.member(element.mark, in: element.frame) }) }
            }
            let widths = parts.flatMap(\.labels).filter { !$0.hasWidthInMarkup }.map(\.width)
            if !widths.isEmpty { writer.attribute("textWidth", numbers: widths) }
        }
    }

    // MARK: Settings

    /// Writes the edges of a padding as one attribute.
    private func writeEdges(of element: Drawing.Element, to writer: inout MarkupWriter) {
        let edges = PaddingEdges(element.settings)
        let lengths = [edges.top, edges.leading, edges.bottom, edges.trailing]
        let isSame = lengths.allSatisfy { $0 == lengths[0] }
        let isPaired = edges.top == edges.bottom && edges.leading == edges.trailing
        writer.attribute("edges", numbers: isSame ? [lengths[0]] : isPaired ? [lengths[0], lengths[1]] : lengths)
    }

    /// Writes the settings that can be attributes.
    private func writeAttributes(of settings: [Drawing.Setting], to writer: inout MarkupWriter) {
        for (index, setting) in settings.enumerated() where settings.isAttribute(index) {
            guard let name = MarkupName(setting.name) else { continue }
            writer.attribute(name, text: SettingText.text(of: setting.value))
        }
    }

    /// Writes the settings whose names aren't valid attributes or occur twice, as elements.
    private func writeElements(of settings: [Drawing.Setting], to writer: inout MarkupWriter) {
        for (index, setting) in settings.enumerated() where !settings.isAttribute(index) {
            writer.element("setting") { writer in
                writer.attribute("name", text: setting.name)
                writer.attribute("value", text: SettingText.text(of: setting.value))
            }
        }
    }

    // MARK: Effects

    private func write(_ effect: Drawing.Effect, _ index: Int, to writer: inout MarkupWriter) {
        switch effect {
        case .opacity(let opacity): writer.attribute("opacity", opacity)
        case .transform(let transform): writer.attribute("transform", transform: transform)
        case .clip(let path, let isEvenOdd):
            guard let number = markup.definition(ofClip: path, isEvenOdd: isEvenOdd) else { return }
            writer.attribute("clip", Double(number))
        case .mask, .blur, .shadow, .colors, .hidden: break
        }
    }

    // MARK: Grids

    private func write(_ grid: Drawing.Grid, _ index: Int, to writer: inout MarkupWriter) {
        writer.element("grid") { writer in
            writer.attribute("kind", text: grid.kind.rawValue)
            writeAttributes(of: grid.settings, to: &writer)
            writeElements(of: grid.settings, to: &writer)
            for track in grid.columns { writer.element("column") { write(track, to: &$0) } }
            for track in grid.rows { writer.element("row") { write(track, to: &$0) } }
            for pass in grid.passes { write(pass, to: &writer) }
            for (number, cell) in grid.cells.enumerated() where !cells.isWithElement(number, of: index) {
                writer.element("area") { writer in
                    writer.attribute("element", Double(cell.element))
                    writer.attribute("number", Double(number))
                    writePlace(of: cell, number, grid.room(of: cell), to: &writer)
                    writeAttributes(of: cell.settings, to: &writer)
                    writeElements(of: cell.settings, to: &writer)
                }
            }
        }
    }

    private func write(_ track: Drawing.Grid.Track, to writer: inout MarkupWriter) {
        writer.attribute("size", text: track.size)
        writer.attribute("at", numbers: [track.start, track.length])
        guard let division = track.division else { return }
        writer.attribute("least", text: SettingText.text(of: division.least))
        if let most = division.most { writer.attribute("most", text: SettingText.text(of: most)) }
        if let share = division.share { writer.attribute("share", text: SettingText.text(of: share)) }
    }

    private func write(_ pass: Drawing.Grid.Pass, to writer: inout MarkupWriter) {
        writer.element("pass") { writer in
            writer.attribute("offered", text: SettingText.text(of: pass.offered))
            writer.attribute("length", text: SettingText.text(of: pass.length))
            for share in pass.shares {
                writer.element("share") { writer in
                    writer.attribute("size", text: share.size)
                    if let remaining = share.remaining {
                        writer.attribute("remaining", text: SettingText.text(of: remaining))
                    }
                    if let count = share.itemsLeft { writer.attribute("itemsLeft", Double(count)) }
                    if let length = share.share { writer.attribute("share", text: SettingText.text(of: length)) }
                    writer.attribute("length", text: SettingText.text(of: share.length))
                    if share.isClamped { writer.attribute("clamped", "true") }
                    if share.trackCount != 1 { writer.attribute("tracks", Double(share.trackCount)) }
                }
            }
        }
    }

    /// Writes the cell of an element.
    private func write(_ place: RecordedCells.Place, to writer: inout MarkupWriter) {
        let grid = drawing.grids[place.grid]
        let cell = grid.cells[place.cell]
        if !place.isNext { writer.attribute("number", Double(place.cell)) }
        writePlace(of: cell, place.cell, place.room, to: &writer)
        for setting in cell.settings {
            guard let name = MarkupName("cell", setting.name) else { continue }
            writer.attribute(name, text: SettingText.text(of: setting.value))
        }
    }

    /// Writes the columns and rows of a cell, and its frame if it can't be computed from them.
    private func writePlace(
        of cell: Drawing.Grid.Cell,
        _ number: Int,
        _ room: RecordedCells.Room,
        to writer: inout MarkupWriter
    ) {
        writer.attribute("cell", text: "\(cell.columns.printed) \(cell.rows.printed)")
        if cell.identity != "\(number)" { writer.attribute("id", text: cell.identity) }
        switch room {
        case .implied: break
        case .item: writer.attribute("room", "item")
        case .written(let frame): writer.attribute("room", rect: frame)
        }
    }

    // MARK: Further parts

    /// Writes requested dimensions and callouts, the earlier states, the dark picture, the caption, and findings.
    private func writeRest(to writer: inout MarkupWriter) {
        if !drawing.dimensions.isEmpty {
            writer.element("dimensions") { writer in
                writer.text(markup.json(list: drawing.dimensions) { $0.value($1) })
            }
        }
        if !drawing.callouts.isEmpty {
            writer.element("callouts") { writer in
                writer.text(markup.json(list: drawing.callouts) { $0.value($1) })
            }
        }
        if let motion = drawing.motion {
            writer.element("motion") { writer in
                writer.text(markup.json { $0.members(of: motion, of: drawing, JSONRenderer(isExact: false)) })
            }
        }
        if let dark = drawing.dark {
            writer.element("dark") { writer in
                writer.text(markup.json { JSONRenderer(isExact: false).members(of: dark, to: &$0) })
            }
        }
        if let caption = drawing.caption { writer.element("caption") { $0.text(caption) } }
        if !drawing.findings.isEmpty {
            writer.element("findings") { writer in
                writer.text(markup.json(list: drawing.findings) { $0.value($1) })
            }
        }
    }
}

extension [Drawing.Setting] {
    /// Returns whether a setting can be an attribute: its name is valid, and no earlier setting has the name.
    package func isAttribute(_ index: Int) -> Bool {
        let name = self[index].name
        return LayoutRecordFormat.isAttributeName(name) && !self[..<index].contains { $0.name == name }
    }
}

extension Drawing.Effect {
    /// Returns whether the effect is an attribute of its element in a record.
    fileprivate func isAttribute(in markup: RecordedMarkup) -> Bool {
        switch self {
        case .opacity, .transform: true
        case .clip(let path, let isEvenOdd): markup.definition(ofClip: path, isEvenOdd: isEvenOdd) != nil
        case .mask, .blur, .shadow, .colors, .hidden: false
        }
    }
}

extension PaddingEdges {
    /// The settings that describe a padding with these edges.
    package var settings: [Drawing.Setting] {
        zip(Self.names, [top, leading, bottom, trailing]).filter { $1 != 0 }
            .map { Drawing.Setting($0, .number($1)) }
    }

    /// Returns whether an element is a padding whose edges are written as one attribute.
    fileprivate static func areWritten(for element: Drawing.Element) -> Bool {
        element.kind == .modifier("padding") && !element.settings.isEmpty
            && PaddingEdges(element.settings).settings == element.settings
    }
}

extension Range<Int> {
    /// The range as text in a layout record: `3` for one number, `3-5` for several, or `3+0` if it is empty.
    fileprivate var printed: String {
        count == 1 ? "\(lowerBound)" : isEmpty ? "\(lowerBound)+0" : "\(lowerBound)-\(upperBound - 1)"
    }
}

extension MarkupWriter {
    fileprivate mutating func attribute(_ name: StaticString, rect: CGRect) {
        attribute(name, numbers: [rect.minX, rect.minY, rect.width, rect.height])
    }
}
