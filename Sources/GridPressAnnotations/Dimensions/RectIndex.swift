/// A spatial index of rectangles.
///
/// The plane is divided into squares, each with a list of what touches it; rectangles that touch very many are kept on a
/// list of their own.
struct RectIndex {
    private struct Square: Hashable {
        var column: Int
        var row: Int
    }

    private static let side = 32.0
    private static let mostSquares = 512
    /// Beyond this, squares aren't counted: their number and its square have to be integers.
    private static let farthest = 1e9

    private var rects: [CGRect] = []
    private var squares: [Square: [Int]] = [:]
    private var large: [Int] = []

    /// Adds a rectangle.
    mutating func insert(_ rect: CGRect) {
        let index = rects.count
        rects.append(rect)
        guard let (columns, rows) = Self.squares(of: rect) else { return large.append(index) }
        for row in rows {
            for column in columns { squares[Square(column: column, row: row), default: []].append(index) }
        }
    }

    /// Returns whether any of them overlaps a rectangle.
    func overlaps(_ rect: CGRect) -> Bool {
        var found = false
        visit(rect) { _ in
            found = true
            return false
        }
        return found
    }

    /// Returns whether all that overlap a rectangle meet a condition.
    func allOverlapping(_ rect: CGRect, _ condition: (CGRect) -> Bool) -> Bool {
        var isMet = true
        visit(rect) {
            isMet = condition($0)
            return isMet
        }
        return isMet
    }

    /// Returns those that overlap a rectangle, each at least once; `nil` where there are more than a limit.
    func overlapping(_ rect: CGRect, atMost limit: Int) -> [CGRect]? {
        overlappingIndices(rect, atMost: limit)?.map { rects[$0] }
    }

    /// Returns the numbers of those that overlap a rectangle, in the order in which they were inserted, each at least once;
    /// `nil` where there are more than a limit.
    func overlappingIndices(_ rect: CGRect, atMost limit: Int) -> [Int]? {
        var found: [Int] = []
        visitIndices(rect) {
            found.append($0)
            return found.count <= limit
        }
        return found.count <= limit ? found : nil
    }

    /// The rectangle that was inserted after so many others.
    subscript(index: Int) -> CGRect { rects[index] }

    /// Visits those that overlap a rectangle until a visit says that it is enough.
    private func visit(_ rect: CGRect, _ body: (CGRect) -> Bool) {
        visitIndices(rect) { body(rects[$0]) }
    }

    /// Visits the numbers of those that overlap a rectangle until a visit says that it is enough.
    private func visitIndices(_ rect: CGRect, _ body: (Int) -> Bool) {
        for index in large where rects[index].overlaps(rect) { if !body(index) { return } }
        guard let (columns, rows) = Self.squares(of: rect) else {
            for index in rects.indices where rects[index].overlaps(rect) { if !body(index) { return } }
            return
        }
        for row in rows {
            for column in columns {
                for index in squares[Square(column: column, row: row)] ?? [] where rects[index].overlaps(rect) {
                    if !body(index) { return }
                }
            }
        }
    }

    /// Returns the squares that a rectangle touches; `nil` for too many, and where a number is infinite or none.
    private static func squares(of rect: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        guard rect.minX >= -farthest, rect.minY >= -farthest, rect.maxX <= farthest, rect.maxY <= farthest else {
            return nil
        }
        let columns = Int((rect.minX / side).rounded(.down))...Int((rect.maxX / side).rounded(.down))
        let rows = Int((rect.minY / side).rounded(.down))...Int((rect.maxY / side).rounded(.down))
        return columns.count * rows.count <= mostSquares ? (columns, rows) : nil
    }
}

extension CGRect {
    /// Returns whether the insides of two rectangles have something in common; thin ones count as lines.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether another rectangle lies inside; Foundation's `contains` rounds.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
