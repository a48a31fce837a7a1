/// Puts the rows of a span grid below each other.
package struct SpanGridSolver: Sendable {
    /// Where the items start.
    package let assignment: SpanGridAssignment
    /// The columns.
    package let columns: SpanGridColumns
    /// The height that is passed to the items of a row.
    package let rowHeight: SpanGridRowHeight
    /// The room above the first row, and below the last one.
    package let padding: Double

    /// A solver for items in some columns.
    package init(
        _ sizes: [SpanGridSize],
        columns: SpanGridColumns,
        rowHeight: SpanGridRowHeight = .none,
        padding: Double = 0
    ) {
        assignment = SpanGridAssignment(sizes, columnCount: columns.count)
        self.columns = columns
        self.rowHeight = rowHeight
        self.padding = padding.summable
    }

    /// A row of the grid.
    package struct Row: Equatable, Sendable {
        /// The items that lie in it.
        package var items: Range<Int>
        /// Where it starts, from the top of the grid.
        package var start: Double
        /// The height of its largest item.
        package var height: Double
        /// The height that was passed to its items.
        package var offer: Double?
    }

    /// The rows of a grid.
    package struct Rows: Equatable, Sendable {
        /// The rows that were asked for, from top to bottom.
        package var rows: [Row] = []
        /// The height of the grid; an estimate where not all rows were asked for.
        package var height: Double
    }

    /// The rows that start above a limit.
    ///
    /// - Parameters:
    ///   - limit: Where the rows end that are asked for.
    ///   - measure: The height of an item, for its width and the height that is passed to it. Each item is measured
    ///     once, and once more if it becomes as high as the largest of its row.
    package func rows(above limit: Double = .infinity, measure: (Int, Double, Double?) -> Double) -> Rows {
        func height(_ item: Int, _ offer: Double?) -> Double {
            max(0, measure(item, columns.width(ofSpan: assignment.places[item].span), offer).summable)
        }
        var result = Rows(height: 0)
        if limit == .infinity { result.rows.reserveCapacity(assignment.rowStarts.count) }
        var start = padding
        for row in assignment.rowStarts.indices {
            if !(start < limit), row > 0 { break }
            let items = assignment.items(ofRow: row)
            // 1. What the items are told: the largest of them, or what needs no measuring.
            var offer = rowHeight.offer(in: columns)
            for item in items where rowHeight.measures(span: assignment.places[item].span, of: columns.count) {
                offer = max(offer ?? 0, height(item, nil))
            }
            // 2. With that they take their heights, and the row the largest.
            var largest = 0.0
            for item in items { largest = max(largest, height(item, offer)) }
            result.rows.append(Row(items: items, start: start, height: largest, offer: offer))
            start += largest + columns.rowGap
        }
        // 3. Rows that nobody asked for are as high as the others are on average.
        let known = result.rows.count
        var end = known > 0 ? start - columns.rowGap : padding
        if known > 0 { end += (start - padding) / Double(known) * Double(assignment.rowStarts.count - known) }
        result.height = max(0, end + padding)
        return result
    }
}
