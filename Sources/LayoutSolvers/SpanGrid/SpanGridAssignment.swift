/// The positions and the spans of the items in a span grid.
///
/// The grid is one line of slots, cut into rows. Items take slots in their order; one that doesn't fit into what is left of
/// a row starts the next, and nothing fills the whitespace that it leaves.
package struct SpanGridAssignment: Equatable, Sendable {
    /// The place of an item.
    ///
    /// There may be very many; small numbers are kept small.
    package struct Place: Equatable, Sendable {
        private let storedRow: Int32
        private let storedColumn: Int16
        private let storedSpan: Int16
        private let storedWhitespace: Int16
        private let storedColumnCount: Int16

        fileprivate init(row: Int, column: Int, span: Int, whitespace: Int, columnCount: Int) {
            storedRow = Int32(truncatingIfNeeded: row)
            storedColumn = Int16(truncatingIfNeeded: column)
            storedSpan = Int16(truncatingIfNeeded: span)
            storedWhitespace = Int16(truncatingIfNeeded: whitespace)
            storedColumnCount = Int16(truncatingIfNeeded: columnCount)
        }

        /// Its first slot, the whitespace before it included.
        package var spanIndex: Int { row * Int(storedColumnCount) + column - whitespace }
        /// How many columns it takes.
        package var span: Int { Int(storedSpan) }
        /// How many slots before it stay empty, at the end of the row above.
        package var whitespace: Int { Int(storedWhitespace) }
        /// The row in which it starts.
        package var row: Int { Int(storedRow) }
        /// The column in which it starts.
        package var column: Int { Int(storedColumn) }
        /// The columns that it takes.
        package var columns: Range<Int> { column..<column + span }
    }

    /// How many columns there are.
    package let columnCount: Int
    /// The places of the items, in their order.
    package let places: [Place]
    /// The first item of each row; every row has one.
    package let rowStarts: [Int]
    /// The slot behind the last item.
    package let slotCount: Int

    /// How many columns a grid may have.
    package static let mostColumns = 10_000

    /// A number of columns that a grid can have, from 1 on.
    static func columnCount(_ count: Int) -> Int { min(max(count, 1), mostColumns) }

    /// Puts items into so many columns.
    package init(_ sizes: [SpanGridSize], columnCount: Int) {
        let count = Self.columnCount(columnCount)
        var places: [Place] = []
        places.reserveCapacity(sizes.count)
        var rowStarts: [Int] = []
        rowStarts.reserveCapacity(sizes.count / count + 1)
        var slot = 0
        // The row and the column of the slot: a division for each item would take longer than all else.
        var (row, column) = (0, 0)
        for (item, size) in sizes.enumerated() {
            let span = size.columns(of: count)
            // 1. What doesn't fit leaves the rest of the row empty.
            let room = count - column
            let whitespace = span > room ? room : 0
            if whitespace > 0 { (row, column) = (row + 1, 0) }
            if column == 0 { rowStarts.append(item) }
            // 2. The slots before it are its own.
            places.append(
                Place(row: row, column: column, span: span, whitespace: whitespace, columnCount: count)
            )
            // 3. The next one goes on behind it.
            slot += whitespace + span
            column += span
            if column == count { (row, column) = (row + 1, 0) }
        }
        self.columnCount = count
        self.places = places
        self.rowStarts = rowStarts
        slotCount = slot
    }

    /// The items of a row.
    package func items(ofRow row: Int) -> Range<Int> {
        rowStarts[row]..<(row + 1 < rowStarts.count ? rowStarts[row + 1] : places.count)
    }

    /// Returns the item that occupies a slot, or that the whitespace in the slot precedes; `nil` outside the grid.
    func item(atSlot slot: Int) -> Int? {
        guard slot >= 0, slot < slotCount else { return nil }
        var (low, high) = (0, places.count)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if places[middle].spanIndex <= slot { low = middle } else { high = middle }
        }
        return low
    }
}
