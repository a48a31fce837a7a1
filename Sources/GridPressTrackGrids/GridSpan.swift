/// The number of columns and rows that an item of a grid spans: `[2, 1]` is two columns of one row.
///
/// ```swift
/// let wide: GridSpan = [2, 1]
/// let dashboard = Figure("Dashboard", width: 300, height: 120) {
///     Grid(tracks: 3) {
///         Text("Weather").gridSpan(wide)
///         Text("Clock")
///     }
/// }
/// print(try dashboard.drawing().grids[0].cells[0].columns)  // 0..<2
/// ```
public struct GridSpan: Hashable, Sendable, ExpressibleByArrayLiteral {
    let column: Int
    let row: Int

    /// Creates a span; numbers below 1 count as 1.
    init(column: Int, row: Int) {
        self.column = max(column, 1)
        self.row = max(row, 1)
    }

    /// Creates a span from a number of columns and a number of rows, in this order.
    public init(arrayLiteral elements: Int...) {
        assert(elements.count == 2, "A span requires two numbers: columns and rows.")
        self.init(column: elements.first ?? 1, row: elements.dropFirst().first ?? 1)
    }
}

/// The column and the row in which an item of a grid starts, counted from 0: `[1, nil]` starts in any row of column 1.
///
/// ```swift
/// let keypad = Figure("Keypad", width: 150, height: 160) {
///     Grid(tracks: 3) {
///         ForEach(1..<10) { Text("\($0)") }
///         Text("0").gridStart([1, 3])
///     }
/// }
/// ```
public struct GridStart: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
    let column: Int?
    let row: Int?

    /// Creates a start; `nil` or a negative number lets the grid choose.
    init(column: Int?, row: Int?) {
        self.column = column.flatMap { $0 >= 0 ? $0 : nil }
        self.row = row.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Creates a start from a column and a row, in this order; `nil` lets the grid choose.
    public init(arrayLiteral elements: Int?...) {
        assert(elements.count == 2, "A start requires two values: a column and a row.")
        self.init(column: elements.first ?? nil, row: elements.dropFirst().first ?? nil)
    }

    /// Creates a start without a column or a row: the grid chooses both.
    public init(nilLiteral: ()) { self.init(column: nil, row: nil) }
}

/// The gaps between the cells of a grid, in points: `5`, or `[10, 5]` for horizontal and vertical gaps.
///
/// ```swift
/// let seats = Figure("Seats", width: 160, height: 60) {
///     Grid(1..<9, tracks: 4, spacing: [16, 4]) { Text("\($0)") }
/// }
/// ```
public struct GridSpacing: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
    let horizontal: CGFloat
    let vertical: CGFloat

    /// Creates gaps between columns (`horizontal`) and between rows (`vertical`), in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates equal gaps along both axes.
    public init(integerLiteral value: Int) { self.init(horizontal: CGFloat(value), vertical: CGFloat(value)) }

    /// Creates equal gaps along both axes.
    public init(floatLiteral value: Double) { self.init(horizontal: CGFloat(value), vertical: CGFloat(value)) }

    /// Creates gaps from a horizontal and a vertical length; one number sets both, an empty array sets 0.
    public init(arrayLiteral elements: CGFloat...) {
        assert(elements.count <= 2, "A spacing has at most two lengths: horizontal and vertical.")
        self.init(horizontal: elements.first ?? 0, vertical: elements.dropFirst().first ?? elements.first ?? 0)
    }

    /// Creates gaps of 0 points.
    public init(nilLiteral: ()) { self.init(horizontal: 0, vertical: 0) }
}
