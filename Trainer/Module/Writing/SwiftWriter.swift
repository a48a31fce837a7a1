extension TrainerState {
    /// Returns the state as a view in Swift, written with SwiftUI, ExyteGrid, FrameUp or SpanGrid.
    package func swift() -> [UInt8] {
        var writer = CodeWriter()
        writer.write("import SwiftUI")
        if let library {
            writer.line()
            writer.write("import ")
            writer.write(library)
        }
        writer.line()
        writer.line()
        writer.write("struct Layout: View {")
        writer.indented(2) { writer in
            writer.line()
            writer.write("var body: some View {")
            writer.indented(2) { writer in
                writeContainer(&writer)
                writer.indented(2) {
                    writeRows(&$0, start: "GridRow {", end: "}", steps: 2) { writeItem($0, &$1) }
                }
                writer.line()
                writer.write("}")
                writeSize(&writer)
            }
            writer.line()
            writer.write("}")
        }
        writer.line()
        writer.write("}\n")
        return writer.bytes
    }

    /// The library of the container, in addition to SwiftUI; `nil` for none.
    private var library: StaticString? {
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack, .lazyGrid, .rowGrid: nil
        case .trackGrid: "ExyteGrid"
        case .flow, .masonry: "FrameUp"
        case .spanGrid: "SpanGrid"
        }
    }

    private var direction: Direction { self[.direction].choice(Direction.horizontal) }

    // MARK: The container

    private func writeContainer(_ writer: inout CodeWriter) {
        let isVertical = direction != .horizontal
        writer.line()
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack:
            switch direction {
            case .horizontal:
                writer.call("HStack") { list, writer in
                    writer.argument("alignment", alignmentName(.vertical), &list)
                    writer.argument("spacing", self[.spacing], &list)
                }
            case .vertical:
                writer.call("VStack") { list, writer in
                    writer.argument("alignment", alignmentName(.horizontal), &list)
                    writer.argument("spacing", self[.spacing], &list)
                }
            case .depth: writer.call("ZStack") { $1.argument("alignment", alignmentName, &$0) }
            }
        case .lazyGrid:
            writer.call(isVertical ? "LazyVGrid" : "LazyHGrid", hasLines: true) { list, writer in
                writer.argument(isVertical ? "columns" : "rows", &list) { writeLazyTracks(&$0) }
                writer.argument("alignment", alignmentName(isVertical ? .horizontal : .vertical), &list)
                writer.argument("spacing", self[.spacing], &list)
            }
        case .rowGrid:
            writer.call("Grid") { list, writer in
                writer.argument("alignment", alignmentName, &list)
                writeSpacing(&list, &writer)
            }
        case .trackGrid:
            writer.call("Grid", hasLines: true) { list, writer in
                writer.argument("tracks", &list) { writeTracks(&$0) }
                writer.argument("contentMode", contentModeName, &list)
                writer.argument("flow", isVertical ? "columns" : "rows", &list)
                writer.argument("packing", self[.packing].isSet ? "dense" : "sparse", &list)
                writer.argument("spacing", &list) { writer in
                    writer.write("GridSpacing(horizontal: ")
                    writer.write(self[.horizontalSpacing].known ?? 5)
                    writer.write(", vertical: ")
                    writer.write(self[.verticalSpacing].known ?? 5)
                    writer.write(")")
                }
                writer.argument("commonItemsAlignment", alignmentName, &list)
                writer.argument("contentAlignment", contentAlignmentName, &list)
            }
        case .flow:
            writer.call(isVertical ? "VFlowLayout" : "HFlowLayout") { list, writer in
                writer.argument("alignment", alignmentName, &list)
                writeSpacing(&list, &writer)
                if self[.extent].isSet { writer.argument("extent", "filling", &list) }
            }
        case .masonry:
            writer.call(isVertical ? "VMasonryLayout" : "HMasonryLayout") { list, writer in
                writer.argument("alignment", alignmentName, &list)
                writer.argument(isVertical ? "columns" : "rows", Double(self[.lanes].count(1...24)), &list)
                writeSpacing(&list, &writer)
                if self[.extent].isSet { writer.argument("extent", "filling", &list) }
            }
        case .spanGrid:
            writer.call("SpanGrid", hasLines: true) { list, writer in
                writer.argument("columnSizeStrategy", &list) { writeColumns(&$0) }
                writer.argument("rowSizeStrategy", rowHeightName, &list)
            }
        }
    }

    private func writeSpacing(_ list: inout SeparatedList, _ writer: inout CodeWriter) {
        writer.argument("horizontalSpacing", self[.horizontalSpacing], &list)
        writer.argument("verticalSpacing", self[.verticalSpacing], &list)
    }

    /// Writes the columns of a span grid, as custom columns if the row spacing differs from the column spacing.
    private func writeColumns(_ writer: inout CodeWriter) {
        let (columns, gap) = (Double(self[.columns].count(1...24)), self[.horizontalSpacing].known ?? 8)
        var list = SeparatedList(", ")
        if let spacing = self[.verticalSpacing].known, spacing != gap {
            writer.write(".custom { _, _ in SpanGridColumnSizeResult(")
            writer.argument("columnCount", columns, &list)
            writer.argument("interitemSpacing", gap, &list)
            writer.argument("interrowSpacing", spacing, &list)
            writer.argument("tileWidth", self[.columnWidth], &list)
            writer.write(") }")
        } else {
            writer.write(".fixed(")
            writer.argument("count", columns, &list)
            writer.argument("width", self[.columnWidth], &list)
            writer.argument("spacing", gap, &list)
            writer.write(")")
        }
    }

    private func writeLazyTracks(_ writer: inout CodeWriter) {
        writer.write("[")
        for track in 0..<trackCount {
            if track > 0 { writer.write(", ") }
            writer.write("GridItem(")
            var list = SeparatedList(", ")
            switch self[.kind, track: track].choice(TrackKind.fixed) {
            case .fixed:
                writer.write(".fixed(")
                writer.write(self[.length, track: track])
                writer.write(")")
            case .flexible, .fit: writeLimits(".flexible(", track, &writer)
            case .adaptive: writeLimits(".adaptive(", track, &writer)
            }
            list.next(&writer)
            writer.argument("spacing", self[.spacing, track: track], &list)
            writer.write(")")
        }
        writer.write("]")
    }

    private func writeLimits(_ start: StaticString, _ track: Int, _ writer: inout CodeWriter) {
        var list = SeparatedList(", ")
        writer.write(start)
        writer.argument("minimum", self[.minimum, track: track].known ?? 10, &list)
        writer.argument("maximum", self[.maximum, track: track], &list)
        writer.write(")")
    }

    private func writeTracks(_ writer: inout CodeWriter) {
        writer.write("[")
        for track in 0..<trackCount {
            if track > 0 { writer.write(", ") }
            switch self[.kind, track: track].choice(TrackKind.fixed) {
            case .fixed: writer.word(".pt(", self[.length, track: track].asRoom)
            case .fit: writer.write(".fit")
            case .flexible, .adaptive:
                guard let maximum = self[.maximum, track: track].known else {
                    writer.word(".fr(", self[.fraction, track: track].known ?? 1)
                    continue
                }
                writer.word(".minmax(.pt(", self[.minimum, track: track].asRoom)
                writer.word(", .pt(", maximum)
                writer.write(")")
            }
        }
        writer.write("]")
    }

    // MARK: Items

    private func writeItem(_ item: Int, _ writer: inout CodeWriter) {
        writer.line()
        guard self[.kind, item: item].choice(ItemKind.color) == .color else { return writer.write("Spacer()") }
        writer.write("Color.")
        writer.write(colorName(item))
        writer.indented(2) { writer in
            if self[.aspectRatio, item: item] > 0 {
                writer.line()
                writer.write(".aspectRatio(")
                writer.write(self[.aspectRatio, item: item])
                writer.write(self[.fills, item: item].isSet ? ", contentMode: .fill)" : ", contentMode: .fit)")
            }
            writeFrame([("width", self[.width, item: item]), ("height", self[.height, item: item])], &writer)
            writeFrame(
                [
                    ("minWidth", self[.minWidth, item: item]), ("maxWidth", self[.maxWidth, item: item]),
                    ("minHeight", self[.minHeight, item: item]), ("maxHeight", self[.maxHeight, item: item]),
                ],
                &writer
            )
            writePlace(item, &writer)
        }
    }

    /// Writes the layout settings of an item for its container.
    private func writePlace(_ item: Int, _ writer: inout CodeWriter) {
        let columns = Double(self[.columnSpan, item: item].count(1...24))
        switch self[.system].choice(TrainerSystem.stack) {
        case .stack: writePriority(item, &writer)
        case .rowGrid:
            writePriority(item, &writer)
            if columns > 1 { writer.modifier(".gridCellColumns(") { $0.write(columns) } }
            let isUnsized = (self[.unsizedWidth, item: item].isSet, self[.unsizedHeight, item: item].isSet)
            if isUnsized.0 || isUnsized.1 {
                writer.modifier(".gridCellUnsizedAxes(") { writer in
                    writer.write(
                        isUnsized == (true, true)
                            ? "[.horizontal, .vertical]" : isUnsized.0 ? ".horizontal" : ".vertical"
                    )
                }
            }
            if let alignment = columnAlignmentName(item) {
                writer.modifier(".gridColumnAlignment(.") { $0.write(alignment) }
            }
        case .trackGrid:
            let rows = Double(self[.rowSpan, item: item].count(1...24))
            if columns > 1 || rows > 1 {
                writer.modifier(".gridSpan(") { writer in
                    var list = SeparatedList(", ")
                    writer.argument("column", columns, &list)
                    writer.argument("row", rows, &list)
                }
            }
            let (column, row) = (self[.columnStart, item: item], self[.rowStart, item: item])
            if !column.isNaN || !row.isNaN {
                writer.modifier(".gridStart(") { writer in
                    var list = SeparatedList(", ")
                    writer.argument("column", column, &list)
                    writer.argument("row", row, &list)
                }
            }
        case .masonry: if columns > 1 { writer.modifier(".masonrySpan(") { $0.write(columns) } }
        case .spanGrid:
            if columns > 1 { writer.modifier(".spanGridCellSize(.span(") { $0.word("", columns) } }
        case .lazyGrid, .flow: break
        }
    }

    private func writePriority(_ item: Int, _ writer: inout CodeWriter) {
        let priority = self[.priority, item: item].known ?? 0
        if priority != 0 { writer.modifier(".layoutPriority(") { $0.write(priority) } }
    }

    private func writeFrame(_ lengths: [(name: StaticString, length: Double)], _ writer: inout CodeWriter) {
        guard lengths.contains(where: { !$0.length.isNaN }) else { return }
        writer.modifier(".frame(") { writer in
            var list = SeparatedList(", ")
            for entry in lengths { writer.argument(entry.name, entry.length, &list) }
        }
    }

    /// Writes the frame of the figure.
    private func writeSize(_ writer: inout CodeWriter) {
        writeFrame([("width", figureSize.width), ("height", figureSize.height)], &writer)
    }
}

extension CodeWriter {
    /// Writes a call with a trailing closure, with arguments on separate lines or on one.
    fileprivate mutating func call(
        _ name: StaticString,
        hasLines: Bool = false,
        _ arguments: (inout SeparatedList, inout CodeWriter) -> Void
    ) {
        var list = SeparatedList(hasLines ? "," : ", ", hasLines: hasLines)
        write(name)
        write("(")
        indented(2) { arguments(&list, &$0) }
        if hasLines { line() }
        write(") {")
    }

    fileprivate mutating func argument(
        _ name: StaticString,
        _ list: inout SeparatedList,
        _ value: (inout CodeWriter) -> Void
    ) {
        list.next(&self)
        write(name)
        write(": ")
        value(&self)
    }

    /// Writes an argument that is a static member.
    fileprivate mutating func argument(_ name: StaticString, _ member: StaticString, _ list: inout SeparatedList) {
        argument(name, &list) { writer in
            writer.write(".")
            writer.write(member)
        }
    }

    /// Writes an argument, unless its number is missing.
    fileprivate mutating func argument(_ name: StaticString, _ value: Double, _ list: inout SeparatedList) {
        guard !value.isNaN else { return }
        argument(name, &list) { $0.write(value) }
    }

    /// Writes a modifier on a new line.
    fileprivate mutating func modifier(_ start: StaticString, _ arguments: (inout CodeWriter) -> Void) {
        line()
        write(start)
        arguments(&self)
        write(")")
    }

    /// Writes a word with a number in parentheses.
    fileprivate mutating func word(_ start: StaticString, _ number: Double) {
        write(start)
        write(number)
        write(")")
    }
}
