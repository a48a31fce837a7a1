/// How many columns and rows an item of a grid takes: `[2, 1]` takes two columns of one row.
public struct GridSpan: Hashable, Sendable, ExpressibleByArrayLiteral {
    let column: Int
    let row: Int

    /// A span of so many columns and rows; less than one counts as one.
    init(column: Int, row: Int) {
        self.column = max(column, 1)
        self.row = max(row, 1)
    }

    /// A span of columns and rows, in this order.
    public init(arrayLiteral elements: Int...) {
        assert(elements.count == 2, "A span requires two numbers: columns and rows.")
        self.init(column: elements.first ?? 1, row: elements.dropFirst().first ?? 1)
    }
}

/// The column and the row in which an item of a grid starts, counted from 0: `[1, nil]` starts in any row of column 1.
public struct GridStart: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
    let column: Int?
    let row: Int?

    /// A start in a column and a row; a number below 0 counts as none.
    init(column: Int?, row: Int?) {
        self.column = column.flatMap { $0 >= 0 ? $0 : nil }
        self.row = row.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// A start in a column and a row, in this order.
    public init(arrayLiteral elements: Int?...) {
        assert(elements.count == 2, "A start requires two values: a column and a row.")
        self.init(column: elements.first ?? nil, row: elements.dropFirst().first ?? nil)
    }

    /// No start: wherever there is room.
    public init(nilLiteral: ()) { self.init(column: nil, row: nil) }
}

/// The gaps between the cells of a grid: `5`, or `[10, 5]` for horizontal and vertical gaps.
public struct GridSpacing: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
    let horizontal: CGFloat
    let vertical: CGFloat

    /// Gaps of these lengths.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Gaps of one length.
    public init(integerLiteral value: Int) { self.init(horizontal: CGFloat(value), vertical: CGFloat(value)) }

    /// Gaps of one length.
    public init(floatLiteral value: Double) { self.init(horizontal: CGFloat(value), vertical: CGFloat(value)) }

    /// Horizontal and vertical gaps; one number is both, and none is no gaps.
    public init(arrayLiteral elements: CGFloat...) {
        assert(elements.count <= 2, "A spacing has at most two lengths: horizontal and vertical.")
        self.init(horizontal: elements.first ?? 0, vertical: elements.dropFirst().first ?? elements.first ?? 0)
    }

    /// No gaps.
    public init(nilLiteral: ()) { self.init(horizontal: 0, vertical: 0) }
}
