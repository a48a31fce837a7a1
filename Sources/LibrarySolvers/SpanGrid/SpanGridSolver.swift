/// A solver that computes the rows of a span grid from top to bottom.
package struct SpanGridSolver: Sendable {
    /// The positions of the items.
    package let assignment: SpanGridAssignment
    /// The columns.
    package let columns: SpanGridColumns
    /// The height that is proposed to the items of a row.
    package let rowHeight: SpanGridRowHeight
    /// The space above the first row and below the last one.
    package let padding: Double

    /// Creates a solver for items of these sizes.
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
        /// The indices of its items.
        package var items: Range<Int>
        /// Its position, from the top of the grid.
        package var start: Double
        /// The height of its largest item.
        package var height: Double
        /// The height that was proposed to its items; `nil` for their ideal height.
        package var offer: Double?
    }

    /// The rows of a grid.
    package struct Rows: Equatable, Sendable {
        /// The computed rows, from top to bottom.
        package var rows: [Row] = []
        /// The height of the grid; an estimate if not all rows were computed.
        package var height: Double
    }

    /// Returns the rows that start above a limit, and always the first row.
    ///
    /// - Parameters:
    ///   - limit: The position at which computing rows stops.
    ///   - measure: Returns the height of an item for its index, its width and its proposed height. Called once for
    ///     each item; with the row height `largest`, twice for each item that doesn't span all columns.
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
            // 1. The proposed height: the height of the largest item, or a height that needs no measuring.
            var offer = rowHeight.offer(in: columns)
            for item in items where rowHeight.measures(span: assignment.places[item].span, of: columns.count) {
                offer = max(offer ?? 0, height(item, nil))
            }
            // 2. The row is as high as the largest item for this proposal.
            var largest = 0.0
            for item in items { largest = max(largest, height(item, offer)) }
            result.rows.append(Row(items: items, start: start, height: largest, offer: offer))
            start += largest + columns.rowGap
        }
        // 3. Rows that weren't computed are estimated as the average of the others.
        let known = result.rows.count
        var end = known > 0 ? start - columns.rowGap : padding
        if known > 0 { end += (start - padding) / Double(known) * Double(assignment.rowStarts.count - known) }
        result.height = max(0, end + padding)
        return result
    }
}
