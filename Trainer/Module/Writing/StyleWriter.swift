extension TrainerState {
    /// Returns a style sheet and markup with which a browser shows the same layout.
    ///
    /// If CSS can't express a rule, the code has the computed length instead. The result is empty if a computed length
    /// isn't possible either.
    package func css() -> [UInt8] {
        let system = self[.system].choice(TrainerSystem.stack)
        guard system != .masonry, system != .flow || !isJustified, let sheet = StyleSheet(self) else { return [] }
        var writer = CodeWriter()
        writer.write("<style>")
        writer.rule(".figure") { writer in
            writer.declare("display", "grid")
            writer.declare("place-content", "center")
            writer.declare("width", figureSize.width)
            writer.declare("height", figureSize.height)
        }
        writer.rule(".layout", sheet.container)
        for item in 0..<itemCount {
            writer.line()
            writer.write(".")
            writeName(item, &writer)
            writer.declarations { writer in
                if sheet.colorPlace(item) != nil {
                    writer.declare("position", "relative")
                } else if self[.kind, item: item].choice(ItemKind.color) == .color {
                    writer.declare("background", colorName(item))
                }
                sheet.item(item, &writer)
            }
            if let place = sheet.colorPlace(item) { writeColor(item, place, &writer) }
        }
        writer.line()
        writer.write("</style>")
        writer.line()
        writer.line()
        writer.write("<div class=\"figure\">")
        writer.indented { writer in
            writer.line()
            writer.write("<div class=\"layout\">")
            writer.indented { writer in
                for item in 0..<itemCount {
                    writer.line()
                    writer.write("<div class=\"")
                    writeName(item, &writer)
                    writer.write("\"></div>")
                }
            }
            writer.line()
            writer.write("</div>")
        }
        writer.line()
        writer.write("</div>\n")
        return writer.bytes
    }

    /// Writes the color of an item that doesn't fill its frame.
    private func writeColor(_ item: Int, _ place: Rect, _ writer: inout CodeWriter) {
        writer.line()
        writer.write(".")
        writeName(item, &writer)
        writer.write("::before")
        writer.declarations { writer in
            writer.declare("content", "\"\"")
            writer.declare("position", "absolute")
            writer.declare("left", place.x)
            writer.declare("top", place.y)
            writer.declare("width", place.width)
            writer.declare("height", place.height)
            writer.declare("background", colorName(item))
        }
    }

    private var isJustified: Bool { alignment(.horizontal) == .justified || alignment(.vertical) == .justified }
}

/// The CSS rules of a picture.
private struct StyleSheet {
    private let state: TrainerState
    private let picture: TrainerPicture
    private let system: TrainerSystem
    private let direction: Direction
    /// The cells of items; empty in a layout without tracks.
    private var cells: [Cell] = []
    /// The gaps between columns and between rows, if they are all equal.
    private var gaps = Size(width: 0, height: 0)

    /// The tracks that an item covers.
    private struct Cell {
        var column: Range<Int>
        var row: Range<Int>
    }

    /// Creates the rules for the picture of a state; `nil` if CSS can't express it, such as gaps of different
    /// lengths.
    init?(_ state: TrainerState) {
        self.state = state
        picture = state.picture()
        system = state[.system].choice(TrainerSystem.stack)
        direction = state[.direction].choice(Direction.horizontal)
        switch system {
        case .stack: gaps = Size(width: state[.spacing].known ?? 8, height: state[.spacing].known ?? 8)
        case .flow:
            // In CSS, a view longer than the line makes a line that can contain other views.
            let axis: Axis = direction == .horizontal ? .horizontal : .vertical
            guard picture.frames.allSatisfy({ $0.size[axis] <= state.figureSize[axis] }) else { return nil }
            gaps = Size(width: state[.horizontalSpacing].known ?? 10, height: state[.verticalSpacing].known ?? 10)
        case .trackGrid, .masonry: break
        case .lazyGrid, .rowGrid, .spanGrid:
            guard let across = Self.gap(picture.columns), let down = Self.gap(picture.rows) else { return nil }
            gaps = Size(width: across, height: down)
        }
        if system != .stack, system != .flow {
            guard !picture.columns.isEmpty, !picture.rows.isEmpty else { return nil }
            cells = picture.frames.map { frame in
                Cell(
                    column: Self.tracks(picture.columns, from: frame.x, to: frame.x + frame.width),
                    row: Self.tracks(picture.rows, from: frame.y, to: frame.y + frame.height)
                )
            }
        }
    }

    /// Returns the gap between tracks; `nil` if two gaps differ.
    private static func gap(_ tracks: [TrainerPicture.Track]) -> Double? {
        var gap: Double?
        for (track, next) in zip(tracks, tracks.dropFirst()) {
            let found = next.start - track.start - track.length
            guard found >= -0.001, abs((gap ?? found) - found) < 0.001 else { return nil }
            gap = gap ?? max(0, found)
        }
        return gap ?? 0
    }

    /// Returns the tracks between two positions.
    private static func tracks(_ tracks: [TrainerPicture.Track], from start: Double, to end: Double) -> Range<Int> {
        let middle = (start + end) / 2
        var first = tracks.count
        var last = 0
        for (index, track) in tracks.enumerated() {
            let isCovered = track.start < end - 0.01 && track.start + track.length > start + 0.01
            let hasMiddle = track.start <= middle && middle <= track.start + track.length
            guard isCovered || hasMiddle else { continue }
            first = min(first, index)
            last = max(last, index + 1)
        }
        return first < last ? first..<last : 0..<1
    }

    // MARK: The container

    func container(_ writer: inout CodeWriter) {
        writer.declare("box-sizing", "border-box")
        writer.declare("width", picture.container.width)
        writer.declare("height", picture.container.height)
        switch system {
        case .stack where direction != .depth:
            writer.declare("display", "flex")
            writer.declare("flex-direction", direction == .horizontal ? "row" : "column")
            writer.declare("align-items", place(direction == .horizontal ? .vertical : .horizontal))
            // Spacers have no gaps around them, so with spacers, items have margins instead.
            if spacers.isEmpty { writer.declare("gap", direction == .horizontal ? gaps.width : gaps.height) }
        case .stack:
            writer.declare("display", "grid")
            writer.declare("grid-template-columns", "minmax(0, 1fr)")
            writer.declare("grid-template-rows", "minmax(0, 1fr)")
        case .flow:
            let isHorizontal = direction == .horizontal
            writer.declare("display", "flex")
            writer.declare("flex-flow", isHorizontal ? "row wrap" : "column wrap")
            writer.declare("gap", gaps.height, gaps.width)
            writer.declare("justify-content", place(isHorizontal ? .horizontal : .vertical))
            writer.declare("align-items", place(isHorizontal ? .vertical : .horizontal))
            writer.declare("align-content", place(isHorizontal ? .vertical : .horizontal))
        case .lazyGrid, .rowGrid, .trackGrid, .spanGrid, .masonry:
            writer.declare("display", "grid")
            writer.declare("grid-template-columns") { writeTracks(picture.columns, .horizontal, &$0) }
            writer.declare("grid-template-rows") { writeTracks(picture.rows, .vertical, &$0) }
            if gaps.width > 0 || gaps.height > 0 { writer.declare("gap", gaps.height, gaps.width) }
            writeStart(&writer)
        }
    }

    /// Writes the start of the first tracks in the container.
    private func writeStart(_ writer: inout CodeWriter) {
        let x = (picture.columns.first?.start ?? 0) - picture.container.x
        let y = (picture.rows.first?.start ?? 0) - picture.container.y
        guard abs(x) > 0.001 || abs(y) > 0.001 else { return }
        let end = picture.columns.last.map { $0.start + $0.length - picture.container.x } ?? 0
        if abs(y) < 0.001, abs(picture.container.width - end - x) < 0.001 {
            return writer.declare("justify-content", "center")
        }
        writer.declare("transform") { writer in
            writer.write("translate(")
            writer.write(x)
            writer.write("px, ")
            writer.write(y)
            writer.write("px)")
        }
    }

    private func writeTracks(_ tracks: [TrainerPicture.Track], _ axis: Axis, _ writer: inout CodeWriter) {
        let fluid = fluidTracks(axis)
        for (index, track) in tracks.enumerated() {
            if index > 0 { writer.write(" ") }
            if fluid.indices.contains(index), fluid[index] {
                writer.write("minmax(0, 1fr)")
            } else {
                writer.length(track.length)
            }
        }
    }

    /// Returns which tracks share the free space as in CSS: flexible columns of a lazy grid that haven't reached a
    /// limit.
    private func fluidTracks(_ axis: Axis) -> [Bool] {
        guard system == .lazyGrid, picture.firstPass.isEmpty,
            axis == (direction != .horizontal ? .horizontal : .vertical)
        else { return [] }
        let tracks = axis == .horizontal ? picture.columns : picture.rows
        guard state.trackCount == tracks.count else { return [] }
        let isFlexible = tracks.indices.map { state[.kind, track: $0].choice(TrackKind.fixed) == .flexible }
        let lengths = tracks.indices.filter { isFlexible[$0] }.map { tracks[$0].length }
        let end = tracks.last.map { $0.start + $0.length - tracks[0].start } ?? 0
        let isFull = abs(end - picture.container.size[axis]) < 0.001
        guard isFull, let first = lengths.first, lengths.allSatisfy({ abs($0 - first) < 0.001 }) else { return [] }
        return isFlexible
    }

    // MARK: Items

    /// Returns the rectangle of an item's color in its frame; `nil` if it fills the frame.
    func colorPlace(_ item: Int) -> Rect? {
        let (frame, color) = (picture.frames[item], picture.colors[item])
        let isFilled = abs(color.width - frame.width) < 0.001 && abs(color.height - frame.height) < 0.001
        guard !isFilled, state[.kind, item: item].choice(ItemKind.color) == .color else { return nil }
        return Rect(x: color.x - frame.x, y: color.y - frame.y, width: color.width, height: color.height)
    }

    func item(_ item: Int, _ writer: inout CodeWriter) {
        let frame = picture.frames[item]
        switch system {
        case .stack where direction != .depth: writeStacked(item, &writer)
        case .stack:
            writer.declare("grid-area", "1 / 1")
            let whole = [TrainerPicture.Track(start: picture.container.x, length: picture.container.width)]
            writeSide(frame, whole, 0..<1, .horizontal, &writer)
            let height = [TrainerPicture.Track(start: picture.container.y, length: picture.container.height)]
            writeSide(frame, height, 0..<1, .vertical, &writer)
        case .flow:
            writer.declare("flex", "none")
            writer.declare("width", frame.width)
            writer.declare("height", frame.height)
        case .lazyGrid, .rowGrid, .trackGrid, .spanGrid, .masonry: writeCell(item, &writer)
        }
    }

    /// The indices of the spacers.
    private var spacers: [Int] {
        (0..<state.itemCount).filter { state[.kind, item: $0].choice(ItemKind.color) == .spacer }
    }

    /// Writes an item of a row or column; items that fill any length share the free space.
    private func writeStacked(_ item: Int, _ writer: inout CodeWriter) {
        let axis: Axis = direction == .horizontal ? .horizontal : .vertical
        let frame = picture.frames[item]
        if isShared(axis, item) {
            writer.declare("flex", "1 1 0")
            if let most = limit(axis, item) { writer.declare(axis == .horizontal ? "max-width" : "max-height", most) }
            writer.declare(axis == .horizontal ? "min-width" : "min-height", 0)
        } else {
            writer.declare("flex", "none")
            writer.declare(axis == .horizontal ? "width" : "height", frame.size[axis])
        }
        writer.declare(axis == .horizontal ? "height" : "width", frame.size[axis.other])
        guard !spacers.isEmpty, item > 0 else { return }
        let before = picture.frames[item - 1]
        let gap = frame[axis] - before[axis] - before.size[axis]
        if abs(gap) > 0.001 { writer.declare(axis == .horizontal ? "margin-left" : "margin-top", gap) }
    }

    private func limit(_ axis: Axis, _ item: Int) -> Double? {
        (axis == .horizontal ? state[.maxWidth, item: item] : state[.maxHeight, item: item]).known
    }

    /// Returns whether an item shares the free space equally with others.
    ///
    /// In this case, each item either has a fixed length, or has no length, minimum, ratio or priority.
    private func isShared(_ axis: Axis, _ item: Int) -> Bool {
        let isHorizontal = axis == .horizontal
        func isFixed(_ item: Int) -> Bool {
            let length = isHorizontal ? state[.width, item: item] : state[.height, item: item]
            let least = isHorizontal ? state[.minWidth, item: item] : state[.minHeight, item: item]
            return !length.isNaN && least.isNaN && limit(axis, item) == nil
        }
        func isPlain(_ item: Int) -> Bool {
            let (length, least) =
                isHorizontal
                ? (state[.width, item: item], state[.minWidth, item: item])
                : (state[.height, item: item], state[.minHeight, item: item])
            return length.isNaN && least.isNaN && !(state[.aspectRatio, item: item] > 0)
                && (state[.priority, item: item].known ?? 0) == 0
                && state[.kind, item: item].choice(ItemKind.color) == .color
        }
        return isPlain(item) && (0..<state.itemCount).allSatisfy { isPlain($0) || isFixed($0) }
    }

    private func writeCell(_ item: Int, _ writer: inout CodeWriter) {
        let (frame, cell) = (picture.frames[item], cells[item])
        writer.declare("grid-area") { writer in
            writer.write(Double(cell.row.lowerBound + 1))
            writer.write(" / ")
            writer.write(Double(cell.column.lowerBound + 1))
            if cell.row.count > 1 || cell.column.count > 1 {
                writer.write(" / span ")
                writer.write(Double(cell.row.count))
                writer.write(" / span ")
                writer.write(Double(cell.column.count))
            }
        }
        writeSide(frame, picture.columns, cell.column, .horizontal, &writer)
        writeSide(frame, picture.rows, cell.row, .vertical, &writer)
    }

    /// Writes the position of an item in its tracks along an axis.
    private func writeSide(
        _ frame: Rect,
        _ tracks: [TrainerPicture.Track],
        _ range: Range<Int>,
        _ axis: Axis,
        _ writer: inout CodeWriter
    ) {
        let start = tracks[range.lowerBound].start
        let length = tracks[range.upperBound - 1].start + tracks[range.upperBound - 1].length - start
        let before = frame[axis] - start
        let after = length - before - frame.size[axis]
        let isHorizontal = axis == .horizontal
        if abs(before) < 0.001, abs(after) < 0.001 { return }
        writer.declare(isHorizontal ? "width" : "height", frame.size[axis])
        if abs(before - after) < 0.001 {
            writer.declare(isHorizontal ? "justify-self" : "align-self", "center")
        } else if abs(after) < 0.001 {
            writer.declare(isHorizontal ? "justify-self" : "align-self", "end")
        } else {
            writer.declare(isHorizontal ? "justify-self" : "align-self", "start")
            if abs(before) >= 0.001 { writer.declare(isHorizontal ? "margin-left" : "margin-top", before) }
        }
    }

    private func place(_ axis: Axis) -> StaticString {
        switch state.alignment(axis).unjustified {
        case .center: "center"
        case .end: "end"
        default: "start"
        }
    }
}

extension CodeWriter {
    /// Writes a rule.
    fileprivate mutating func rule(_ selector: StaticString, _ declarations: (inout CodeWriter) -> Void) {
        line()
        write(selector)
        self.declarations(declarations)
    }

    /// Writes declarations in braces, each on a line.
    fileprivate mutating func declarations(_ body: (inout CodeWriter) -> Void) {
        write(" {")
        indented { body(&$0) }
        line()
        write("}")
    }

    fileprivate mutating func declare(_ name: StaticString, _ value: (inout CodeWriter) -> Void) {
        line()
        write(name)
        write(": ")
        value(&self)
        write(";")
    }

    fileprivate mutating func declare(_ name: StaticString, _ word: StaticString) { declare(name) { $0.write(word) } }

    fileprivate mutating func declare(_ name: StaticString, _ length: Double) { declare(name) { $0.length(length) } }

    /// Writes a declaration of two lengths, or of one if they are equal.
    fileprivate mutating func declare(_ name: StaticString, _ first: Double, _ second: Double) {
        declare(name) { writer in
            writer.length(first)
            guard first != second else { return }
            writer.write(" ")
            writer.length(second)
        }
    }

    /// Writes a length in pixels.
    fileprivate mutating func length(_ length: Double) {
        write(length)
        write(length == 0 ? "" : "px")
    }
}
