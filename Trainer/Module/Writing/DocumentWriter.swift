extension TrainerState {
    /// Returns the layout document of the state.
    package func document() -> [UInt8] {
        var writer = CodeWriter()
        writer.write("<Figure width=\"")
        writer.write(figureSize.width)
        writer.write("\" height=\"")
        writer.write(figureSize.height)
        writer.write("\">")
        writer.indented { writer in
            writer.line()
            writer.write("<")
            writer.write(containerElement)
            writeContainerAttributes(&writer)
            guard itemCount > 0 else { return writer.write("/>") }
            writer.write(">")
            writer.indented { writeItems(&$0) }
            writer.line()
            writer.write("</")
            writer.write(containerElement)
            writer.write(">")
        }
        writer.line()
        writer.write("</Figure>\n")
        return writer.bytes
    }

    /// The name of the container's element.
    private var containerElement: StaticString {
        let direction = self[.direction].choice(Direction.horizontal)
        let isVertical = direction != .horizontal
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack: return direction == .depth ? "ZStack" : isVertical ? "VStack" : "HStack"
        case .lazyGrid: return isVertical ? "LazyVGrid" : "LazyHGrid"
        case .rowGrid, .trackGrid: return "Grid"
        case .flow: return isVertical ? "VFlow" : "HFlow"
        case .masonry: return isVertical ? "VMasonry" : "HMasonry"
        case .spanGrid: return "SpanGrid"
        }
    }

    // MARK: The container

    private func writeContainerAttributes(_ writer: inout CodeWriter) {
        let isVertical = self[.direction].choice(Direction.horizontal) != .horizontal
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack:
            switch self[.direction].choice(Direction.horizontal) {
            case .depth: writer.attribute("alignment", alignmentName)
            case .horizontal: writer.attribute("alignment", alignmentName(.vertical))
            case .vertical: writer.attribute("alignment", alignmentName(.horizontal))
            }
            if self[.direction].choice(Direction.horizontal) != .depth { writer.attribute("spacing", self[.spacing]) }
        case .lazyGrid:
            writer.attribute(isVertical ? "columns" : "rows") { writeLazyTracks(&$0) }
            writer.attribute("alignment", alignmentName(isVertical ? .horizontal : .vertical))
            writer.attribute("spacing", self[.spacing])
        case .rowGrid:
            writer.attribute("alignment", alignmentName)
            writer.attribute("horizontalSpacing", self[.horizontalSpacing])
            writer.attribute("verticalSpacing", self[.verticalSpacing])
        case .trackGrid:
            writer.attribute("tracks") { writeTracks(&$0) }
            writer.attribute("flow", isVertical ? "columns" : "rows")
            writer.attribute("packing", self[.packing].isSet ? "dense" : "sparse")
            writer.attribute("contentMode", contentModeName)
            writer.attribute("spacing") { writer in
                writer.write(self[.horizontalSpacing].known ?? 5)
                writer.write(",")
                writer.write(self[.verticalSpacing].known ?? 5)
            }
            writer.attribute("commonItemsAlignment", alignmentName)
            writer.attribute("contentAlignment", contentAlignmentName)
        case .flow, .masonry:
            if self[.system].choice(TrainerSystem.stack) == .masonry {
                writer.attribute(isVertical ? "columns" : "rows", Double(self[.lanes].count(1...24)))
            }
            writer.attribute("alignment", alignmentName)
            writer.attribute("horizontalSpacing", self[.horizontalSpacing])
            writer.attribute("verticalSpacing", self[.verticalSpacing])
            if self[.extent].isSet { writer.attribute("extent", "filling") }
        case .spanGrid:
            writer.attribute("columnSizeStrategy") { writer in
                writer.write("fixed(")
                writer.write(Double(self[.columns].count(1...24)))
                writer.write(",")
                writer.write(self[.columnWidth])
                writer.write(",")
                writer.write(self[.horizontalSpacing].known ?? 8)
                if let spacing = self[.verticalSpacing].known {
                    writer.write(",")
                    writer.write(spacing)
                }
                writer.write(")")
            }
            writer.attribute("rowSizeStrategy", rowHeightName)
            writer.attribute("scrollDrawing", "expanded")
        }
    }

    /// The name of the content mode.
    var contentModeName: StaticString {
        switch self[.contentMode].choice(ContentMode.fill) {
        case .fill: "fill"
        case .scroll: "scroll"
        case .intrinsic: "intrinsic"
        }
    }

    /// The name of the row height rule in a span grid.
    var rowHeightName: StaticString {
        switch self[.rowHeight].count(0...2) {
        case 1: "square"
        case 2: "largest"
        default: "none"
        }
    }

    private func writeLazyTracks(_ writer: inout CodeWriter) {
        for track in 0..<trackCount {
            if track > 0 { writer.write(" ") }
            switch self[.kind, track: track].choice(TrackKind.fixed) {
            case .fixed:
                writer.write("fixed(")
                writer.write(self[.length, track: track])
            case .flexible, .fit:
                writer.write("flexible(")
                writeLimits(track, &writer)
            case .adaptive:
                writer.write("adaptive(")
                writeLimits(track, &writer)
            }
            writer.write(")")
            if let spacing = self[.spacing, track: track].known {
                writer.write(".spacing(")
                writer.write(spacing)
                writer.write(")")
            }
        }
    }

    private func writeLimits(_ track: Int, _ writer: inout CodeWriter) {
        writer.write(self[.minimum, track: track].known ?? 10)
        guard let maximum = self[.maximum, track: track].known else { return }
        writer.write("...")
        writer.write(maximum)
    }

    private func writeTracks(_ writer: inout CodeWriter) {
        for track in 0..<trackCount {
            if track > 0 { writer.write(" ") }
            switch self[.kind, track: track].choice(TrackKind.fixed) {
            case .fixed:
                writer.write("pt(")
                writer.write(self[.length, track: track].asRoom)
                writer.write(")")
            case .fit: writer.write("fit")
            case .flexible, .adaptive:
                if let maximum = self[.maximum, track: track].known {
                    writer.write("minmax(pt(")
                    writer.write(self[.minimum, track: track].asRoom)
                    writer.write("),pt(")
                    writer.write(maximum)
                    writer.write("))")
                } else {
                    writer.write("fr(")
                    writer.write(self[.fraction, track: track].known ?? 1)
                    writer.write(")")
                }
            }
        }
    }

    // MARK: Items

    private func writeItems(_ writer: inout CodeWriter) {
        writeRows(&writer, start: "<GridRow>", end: "</GridRow>") { item, writer in writeItem(item, &writer) }
    }

    /// Writes all items; items of a row grid are grouped by rows.
    func writeRows(
        _ writer: inout CodeWriter,
        start: StaticString,
        end: StaticString,
        steps: Int = 1,
        item writeItem: (Int, inout CodeWriter) -> Void
    ) {
        guard self[.system].choice(TrainerSystem.stack) == .rowGrid else {
            for item in 0..<itemCount { writeItem(item, &writer) }
            return
        }
        var isInRow = false
        func endRow(_ writer: inout CodeWriter) {
            guard isInRow else { return }
            isInRow = false
            writer.line()
            writer.write(end)
        }
        for item in 0..<itemCount {
            let row = self[.row, item: item].choice(CellRow.same)
            if row != .same { endRow(&writer) }
            if row != .none, !isInRow {
                isInRow = true
                writer.line()
                writer.write(start)
            }
            writer.indented(isInRow ? steps : 0) { writeItem(item, &$0) }
        }
        endRow(&writer)
    }

    private func writeItem(_ item: Int, _ writer: inout CodeWriter) {
        writer.line()
        guard self[.kind, item: item].choice(ItemKind.color) == .color else {
            writer.write("<Spacer")
            writer.attribute("named") { writeName(item, &$0) }
            return writer.write("/>")
        }
        writer.write("<Color")
        writer.attribute("fill", colorName(item))
        if self[.aspectRatio, item: item] > 0 {
            writer.attribute("aspectRatio") { writer in
                writer.write("ratio:")
                writer.write(self[.aspectRatio, item: item])
                writer.write(self[.fills, item: item].isSet ? " contentMode:fill" : " contentMode:fit")
            }
        }
        writeLengths("frame", [("width", self[.width, item: item]), ("height", self[.height, item: item])], &writer)
        writeLengths(
            "flexibleFrame",
            [
                ("minWidth", self[.minWidth, item: item]), ("maxWidth", self[.maxWidth, item: item]),
                ("minHeight", self[.minHeight, item: item]), ("maxHeight", self[.maxHeight, item: item]),
            ],
            &writer
        )
        writer.attribute("named") { writeName(item, &$0) }
        writePlace(item, &writer)
        writer.write("/>")
    }

    /// Writes the layout settings of an item for its container.
    private func writePlace(_ item: Int, _ writer: inout CodeWriter) {
        let columns = Double(self[.columnSpan, item: item].count(1...24))
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack: writePriority(item, &writer)
        case .rowGrid:
            writePriority(item, &writer)
            if columns > 1 { writer.attribute("gridCellColumns", columns) }
            let isUnsized = (self[.unsizedWidth, item: item].isSet, self[.unsizedHeight, item: item].isSet)
            if isUnsized.0 || isUnsized.1 {
                writer.attribute(
                    "gridCellUnsizedAxes",
                    isUnsized == (true, true) ? "both" : isUnsized.0 ? "horizontal" : "vertical"
                )
            }
            if let alignment = columnAlignmentName(item) { writer.attribute("gridColumnAlignment", alignment) }
        case .trackGrid:
            let rows = Double(self[.rowSpan, item: item].count(1...24))
            if columns > 1 || rows > 1 {
                writeLengths("gridSpan", [("column", columns), ("row", rows)], &writer)
            }
            let (column, row) = (self[.columnStart, item: item], self[.rowStart, item: item])
            writeLengths("gridStart", [("column", column), ("row", row)], &writer)
        case .masonry: if columns > 1 { writer.attribute("masonrySpan", columns) }
        case .spanGrid:
            guard columns > 1 else { return }
            writer.attribute("spanGridCellSize") { writer in
                writer.write("span(")
                writer.write(columns)
                writer.write(")")
            }
        case .lazyGrid, .flow: break
        }
    }

    private func writePriority(_ item: Int, _ writer: inout CodeWriter) {
        let priority = self[.priority, item: item].known ?? 0
        if priority != 0 { writer.attribute("layoutPriority", priority) }
    }

    private func writeLengths(
        _ attribute: StaticString,
        _ lengths: [(name: StaticString, length: Double)],
        _ writer: inout CodeWriter
    ) {
        guard lengths.contains(where: { !$0.length.isNaN }) else { return }
        writer.attribute(attribute) { writer in
            var list = SeparatedList(" ")
            for entry in lengths where !entry.length.isNaN {
                list.next(&writer)
                writer.write(entry.name)
                writer.write(":")
                writer.write(entry.length)
            }
        }
    }

    /// Writes the name of an item: its color, with a number starting at the seventh item, because there are six colors.
    package func writeName(_ item: Int, _ writer: inout CodeWriter) {
        let identity = identity(item)
        writer.write(ItemColor.name(identity))
        if identity >= 6 { writer.write(Double(identity / 6 + 1)) }
    }
}

extension CodeWriter {
    fileprivate mutating func attribute(_ name: StaticString, _ value: (inout CodeWriter) -> Void) {
        write(" ")
        write(name)
        write("=\"")
        value(&self)
        write("\"")
    }

    fileprivate mutating func attribute(_ name: StaticString, _ value: StaticString) {
        attribute(name) { $0.write(value) }
    }

    /// Writes an attribute, unless its number is missing.
    fileprivate mutating func attribute(_ name: StaticString, _ value: Double) {
        guard !value.isNaN else { return }
        attribute(name) { $0.write(value) }
    }
}
