/// The lines of boxes on a canvas of cells, joined where they meet.
///
/// Only the ends of lines are stored, and added up once at the end. Each box takes the same time, regardless of its
/// size.
struct BoxLines {
    /// The kind of a line, which determines its style.
    enum Kind: CaseIterable {
        /// The line of any box.
        case plain
        /// The line of a grid or of an item.
        case grid
        /// The line of a view that extends beyond the frame.
        case over
        /// The frame of the figure, drawn with heavy lines.
        case frame

        /// The text style of the line.
        var style: StyledText.Style {
            switch self {
            case .plain, .frame: .line
            case .grid: .grid
            case .over: .over
            }
        }
    }

    /// The sides of a box that are drawn: all sides that aren't clipped away.
    struct Sides: OptionSet {
        let rawValue: UInt8

        static let left = Sides(rawValue: 1)
        static let top = Sides(rawValue: 2)
        static let right = Sides(rawValue: 4)
        static let bottom = Sides(rawValue: 8)
        static let all: Sides = [.left, .top, .right, .bottom]
    }

    let columns: Int
    let rows: Int
    /// For each kind and cell, the change in the number of lines that go from the cell to the right.
    private var across: [[Int32]]
    /// For each kind and cell, the change in the number of lines that go from the cell down.
    private var down: [[Int32]]
    /// The boxes that are only one cell large.
    private var points: [(column: Int, row: Int)] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        let none = Array(repeating: Array(repeating: Int32(0), count: columns * rows), count: Kind.allCases.count)
        across = none
        down = none
    }

    /// Adds the lines of a box.
    mutating func add(_ box: CellRect, _ kind: Kind, sides: Sides = .all) {
        if sides.contains(.top) { addAcross(box, row: box.top, kind) }
        if sides.contains(.bottom), box.bottom > box.top { addAcross(box, row: box.bottom, kind) }
        if sides.contains(.left) { addDown(box, column: box.left, kind) }
        if sides.contains(.right), box.right > box.left { addDown(box, column: box.right, kind) }
        if box.area == 1 { points.append((box.left, box.top)) }
    }

    private mutating func addAcross(_ box: CellRect, row: Int, _ kind: Kind) {
        guard box.right > box.left else { return }
        across[kind.index][row * columns + box.left] += 1
        across[kind.index][row * columns + box.right] -= 1
    }

    private mutating func addDown(_ box: CellRect, column: Int, _ kind: Kind) {
        guard box.bottom > box.top else { return }
        down[kind.index][box.top * columns + column] += 1
        down[kind.index][box.bottom * columns + column] -= 1
    }

    /// Draws the lines.
    func draw(on canvas: inout CellCanvas) {
        var arms = Array(repeating: Arms(), count: columns * rows)
        for kind in Kind.allCases {
            for row in 0..<rows {
                var open: Int32 = 0
                for index in row * columns..<(row + 1) * columns {
                    if open > 0 { arms[index].left.join(kind) }
                    open += across[kind.index][index]
                    if open > 0 { arms[index].right.join(kind) }
                }
            }
            for column in 0..<columns {
                var open: Int32 = 0
                for index in stride(from: column, to: columns * rows, by: columns) {
                    if open > 0 { arms[index].up.join(kind) }
                    open += down[kind.index][index]
                    if open > 0 { arms[index].down.join(kind) }
                }
            }
        }
        for (index, arms) in arms.enumerated() where !arms.isEmpty {
            let place = CellCanvas.Place(column: index % columns, row: index / columns)
            canvas.setLine(arms.character, arms.style, isAcross: arms.isAcross, at: place)
        }
        for point in points {
            let place = CellCanvas.Place(column: point.column, row: point.row)
            if canvas.isBlank(place) { canvas.setLine("·", .line, isAcross: false, at: place) }
        }
    }
}

extension BoxLines.Kind {
    fileprivate var index: Int {
        switch self {
        case .plain: 0
        case .grid: 1
        case .over: 2
        case .frame: 3
        }
    }
}

/// The lines that leave a cell in the four directions.
private struct Arms {
    /// A line in a direction: none, a light or a heavy one.
    struct Arm {
        /// The weight of the line, from 0 to 2.
        private(set) var weight = 0
        /// The most important kind among the light lines.
        private(set) var kind = BoxLines.Kind.plain

        mutating func join(_ kind: BoxLines.Kind) {
            weight = max(weight, kind == .frame ? 2 : 1)
            if kind != .frame { self.kind = kind }
        }
    }

    var up = Arm()
    var down = Arm()
    var left = Arm()
    var right = Arm()

    var isEmpty: Bool { up.weight + down.weight + left.weight + right.weight == 0 }
    /// Whether the cell has only a horizontal line, which text may replace.
    var isAcross: Bool { up.weight + down.weight == 0 && left.weight > 0 && right.weight > 0 }

    /// The style of the whole cell.
    ///
    /// Overflowing lines stay visible where they cross the frame.
    var style: StyledText.Style {
        let kinds = [up.kind, down.kind, left.kind, right.kind]
        return (kinds.contains(.over) ? BoxLines.Kind.over : kinds.contains(.grid) ? .grid : .plain).style
    }

    var character: Character {
        Self.characters[((up.weight * 3 + down.weight) * 3 + left.weight) * 3 + right.weight]
    }

    /// The box-drawing characters of Unicode by their arms: up, down, left, right, the last changing first.
    private static let characters = Array(
        " ╶╺╴─╼╸╾━╷┌┍┐┬┮┑┭┯╻┎┏┒┰┲┓┱┳"
            + "╵└┕┘┴┶┙┵┷│├┝┤┼┾┥┽┿╽┟┢┧╁╆┪╅╈"
            + "╹┖┗┚┸┺┛┹┻╿┞┡┦╀╄┩╃╇┃┠┣┨╂╊┫╉╋"
    )
}
