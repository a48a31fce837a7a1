/// The columns of a span grid, which have equal widths and gaps.
package struct SpanGridColumns: Equatable, Sendable {
    /// The number of columns, at least one.
    package let count: Int
    /// The width of a column.
    package let tileWidth: Double
    /// The gap between two columns.
    package let gap: Double
    /// The gap between two rows.
    package let rowGap: Double

    /// Creates columns.
    ///
    /// A width counts as 0 if it is negative, infinite or not a number. Gaps count as 0 if they are infinite or not a
    /// number.
    ///
    /// - Parameter rowGap: The gap between two rows; `nil` for the same as between columns.
    package init(count: Int, tileWidth: Double, gap: Double, rowGap: Double? = nil) {
        self.count = SpanGridAssignment.columnCount(count)
        self.tileWidth = max(0, tileWidth.summable)
        self.gap = gap.summable
        self.rowGap = (rowGap ?? gap).summable
    }

    /// Returns the width of an item that spans some columns, including the gaps between them.
    package func width(ofSpan span: Int) -> Double { max(0, (tileWidth + gap) * Double(span) - gap) }

    /// The width of all columns and the gaps between them.
    package var length: Double { width(ofSpan: count) }

    /// Returns the start of a column, measured from the first one.
    package func start(ofColumn column: Int) -> Double { (tileWidth + gap) * Double(column) }

    /// Returns the start of the first column in a grid: columns are centered, so it is negative if they are wider
    /// than the grid.
    package func start(in width: Double) -> Double { (width - length) / 2 }
}

extension Double {
    /// The length, or 0 if it is infinite or not a number, limited so that sums of many stay finite.
    var summable: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}
