import GridPressDrawings
import XMLReading

extension LayoutRecord {
    /// What can be told of a picture that carries no record: its titled groups, rectangles, ellipses and texts, and the
    /// columns and rows that they stand in; `nil` for what is no picture.
    init?(shownBy document: XMLDocument) {
        guard document.root.name == "svg",
            let width = document.root["width"].flatMap({ Double($0) }),
            let height = document.root["height"].flatMap({ Double($0) })
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        var reader = PictureReader(whole.inThousandths)
        let size = document.root["font-size"].flatMap { Double($0) } ?? PictureReader.defaultFontSize
        reader.read(document.root, in: 0, offset: .zero, fontSize: size)
        self.init(
            title: document.root.documentTitle ?? "",
            size: whole.size,
            boxes: reader.boxes,
            grids: reader.grids()
        )
    }
}

/// Reads the boxes that can be seen in a picture.
private struct PictureReader {
    private(set) var boxes: [LayoutRecord.Box] = []
    static let defaultFontSize = 17.0

    /// Everything is inside of one box, as large as the picture.
    init(_ whole: CGRect) { boxes = [LayoutRecord.Box(parent: nil, kind: "picture", frame: whole)] }

    /// Reads what is inside an element, and returns what it takes up.
    @discardableResult
    mutating func read(_ element: XMLElement, in parent: Int, offset: CGPoint, fontSize: Double) -> CGRect? {
        element.elements.reduce(nil) { extent, child in
            let frame = readChild(child, in: parent, offset: offset, fontSize: fontSize)
            return frame.map { extent?.union($0) ?? $0 } ?? extent
        }
    }

    private mutating func readChild(
        _ element: XMLElement,
        in parent: Int,
        offset: CGPoint,
        fontSize: Double
    ) -> CGRect? {
        guard let shift = element.shift else { return nil }
        let offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
        let fontSize = element.number("font-size") ?? fontSize
        switch element.name {
        case "g":
            guard let title = element.documentTitle else {
                return read(element, in: parent, offset: offset, fontSize: fontSize)
            }
            let index = boxes.count
            boxes.append(LayoutRecord.Box(parent: parent, kind: "group", title: .name(title), frame: .zero))
            let extent = read(element, in: index, offset: offset, fontSize: fontSize)
            boxes[index].frame = (extent ?? .zero).inThousandths
            return extent
        case "a": return read(element, in: parent, offset: offset, fontSize: fontSize)
        case "rect", "circle", "ellipse", "text":
            guard let frame = element.frame(fontSize: fontSize)?.offsetBy(dx: offset.x, dy: offset.y) else {
                return nil
            }
            var box = LayoutRecord.Box(parent: parent, kind: element.name, frame: frame.inThousandths)
            box.title = element.documentTitle.map { .name($0) }
            if element.name == "text" { box.words = element.words }
            // What a gradient is called says nothing of it.
            if let fill = element["fill"], !fill.hasPrefix("url(") { box.looks.append(LayoutRecord.Look(.fill, fill)) }
            boxes.append(box)
            return frame
        default: return nil
        }
    }

    // MARK: Grids

    /// The columns and rows in which the boxes inside of one stand.
    func grids() -> [LayoutRecord.Grid] {
        var inside = [[Int]](repeating: [], count: boxes.count)
        for (index, box) in boxes.enumerated() where box.kind != "text" {
            if let parent = box.parent { inside[parent].append(index) }
        }
        return boxes.indices.compactMap { grid(of: inside[$0], in: $0) }
    }

    private func grid(of cells: [Int], in parent: Int) -> LayoutRecord.Grid? {
        guard cells.count > 2, let columns = TrackClusters(cells.map { boxes[$0].frame }, .horizontal),
            let rows = TrackClusters(cells.map { boxes[$0].frame }, .vertical),
            columns.tracks.count > 1 || rows.tracks.count > 1
        else { return nil }
        var grid = LayoutRecord.Grid(box: parent, kind: .tracks, columns: columns.tracks, rows: rows.tracks)
        for (index, cell) in cells.enumerated() {
            grid.cells.append(
                LayoutRecord.Cell(
                    box: cell,
                    identity: "\(index)",
                    columns: columns.ranges[index],
                    rows: rows.ranges[index]
                )
            )
        }
        return grid
    }
}

/// The tracks that some frames stand in, if they stand in tracks.
private struct TrackClusters {
    private(set) var tracks: [LayoutRecord.Track] = []
    private(set) var ranges: [Range<Int>] = []

    /// `nil` where frames overlap otherwise than by taking several tracks.
    init?(_ frames: [CGRect], _ axis: Axis) {
        let near = 0.01
        // 1. Tracks are the shortest of the frames that start at one place.
        let sorted = frames.sorted { ($0.start(axis), $0.length(axis)) < ($1.start(axis), $1.length(axis)) }
        for frame in sorted where frame.length(axis) > 0 {
            if let last = tracks.last, frame.start(axis) < last.start + last.length - near {
                guard abs(frame.start(axis) - last.start) < near else { return nil }
                continue
            }
            tracks.append(LayoutRecord.Track(size: "", start: frame.start(axis), length: frame.length(axis)))
        }
        // 2. Each frame starts and ends with one; tracks stand in their order.
        for frame in frames {
            let first = tracks.firstIndex(after: frame.start(axis) - near) { $0.start }
            let last = tracks.firstIndex(after: frame.end(axis) - near) { $0.start + $0.length }
            guard first <= last, last < tracks.count, tracks[first].start < frame.start(axis) + near,
                tracks[last].start + tracks[last].length < frame.end(axis) + near
            else { return nil }
            ranges.append(first..<last + 1)
        }
    }
}

extension XMLElement {
    func number(_ name: String) -> Double? { self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

    /// How far it is moved; `nil` where it is turned or scaled.
    fileprivate var shift: CGPoint? {
        guard let transform = self["transform"] else { return .zero }
        guard transform.hasPrefix("translate("), transform.hasSuffix(")") else { return nil }
        let numbers = transform.dropFirst("translate(".count).dropLast().split(separator: " ").compactMap { Double($0) }
        guard (1...2).contains(numbers.count), numbers.allSatisfy(\.isFinite) else { return nil }
        return CGPoint(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    }

    /// What a text says, without white space that markup adds.
    fileprivate var words: String { textInside.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The rectangle that a shape or a line of text takes up.
    fileprivate func frame(fontSize: Double) -> CGRect? {
        switch name {
        case "rect":
            guard let width = number("width"), let height = number("height") else { return nil }
            return CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
        case "circle", "ellipse":
            guard let across = number("r") ?? number("rx"), let down = number("r") ?? number("ry") else { return nil }
            let (x, y) = (number("cx") ?? 0, number("cy") ?? 0)
            return CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down)
        case "text":
            guard let x = number("x"), let y = number("y") else { return nil }
            let top = y - fontSize * Drawing.Font.ascent
            let height = fontSize * (Drawing.Font.ascent + Drawing.Font.descent)
            return CGRect(x: x, y: top, width: number("textLength") ?? 0, height: height)
        default: return nil
        }
    }
}

extension [LayoutRecord.Track] {
    /// The first track of which something lies behind a place; their number where none does.
    fileprivate func firstIndex(after place: Double, of value: (LayoutRecord.Track) -> Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if value(self[middle]) > place { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
