/// The positions and the spans of the items in a span grid.
///
/// The grid is one sequence of slots, divided into rows. Items occupy slots in their order. An item that doesn't fit
/// into the rest of a row starts the next row, and that rest stays empty.
package struct SpanGridAssignment: Equatable, Sendable {
    /// The position of an item.
    ///
    /// Stored in narrow integers, because a grid can have very many items.
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

        /// Its first slot, including the whitespace before it.
        package var spanIndex: Int { row * Int(storedColumnCount) + column - whitespace }
        /// The number of columns that it spans.
        package var span: Int { Int(storedSpan) }
        /// The number of slots before it that stay empty, at the end of the row above.
        package var whitespace: Int { Int(storedWhitespace) }
        /// The row that it is in.
        package var row: Int { Int(storedRow) }
        /// Its first column.
        package var column: Int { Int(storedColumn) }
        /// The columns that it spans.
        package var columns: Range<Int> { column..<column + span }
    }

    /// The number of columns.
    package let columnCount: Int
    /// The positions of the items, in their order.
    package let places: [Place]
    /// The first item of each row; every row has one.
    package let rowStarts: [Int]
    /// The number of slots, which is also the index of the slot after the last item.
    package let slotCount: Int

    /// The largest number of columns of a grid.
    package static let mostColumns = 10_000

    /// Returns a number of columns that a grid can have, from 1 to ``mostColumns``.
    static func columnCount(_ count: Int) -> Int { min(max(count, 1), mostColumns) }

    /// Creates the positions of items of these sizes, in columns.
    ///
    /// The number of columns is limited to 1 up to ``mostColumns``.
    package init(_ sizes: [SpanGridSize], columnCount: Int) {
        let count = Self.columnCount(columnCount)
        var places: [Place] = []
        places.reserveCapacity(sizes.count)
        var rowStarts: [Int] = []
        rowStarts.reserveCapacity(sizes.count / count + 1)
        var slot = 0
        // The row and the column of the slot, updated without a division for each item, which would dominate the
        // time.
        var (row, column) = (0, 0)
        for (item, size) in sizes.enumerated() {
            let span = size.columns(of: count)
            // 1. If the item doesn't fit, the rest of the row stays empty.
            let room = count - column
            let whitespace = span > room ? room : 0
            if whitespace > 0 { (row, column) = (row + 1, 0) }
            if column == 0 { rowStarts.append(item) }
            // 2. The item occupies the next slots.
            places.append(
                Place(row: row, column: column, span: span, whitespace: whitespace, columnCount: count)
            )
            // 3. The next item follows it.
            slot += whitespace + span
            column += span
            if column == count { (row, column) = (row + 1, 0) }
        }
        self.columnCount = count
        self.places = places
        self.rowStarts = rowStarts
        slotCount = slot
    }

    /// Returns the items of a row.
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
