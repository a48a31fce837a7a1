/// The columns of a span grid: all are equally wide, with equal gaps between them.
package struct SpanGridColumns: Equatable, Sendable {
    /// How many there are, at least one.
    package let count: Int
    /// The width of each.
    package let tileWidth: Double
    /// The gap between two columns.
    package let gap: Double
    /// The gap between two rows.
    package let rowGap: Double

    /// Columns; a width that is below 0, endless or no number counts as 0, and so does a gap that is endless or no number.
    package init(count: Int, tileWidth: Double, gap: Double, rowGap: Double? = nil) {
        self.count = SpanGridAssignment.columnCount(count)
        self.tileWidth = max(0, tileWidth.summable)
        self.gap = gap.summable
        self.rowGap = (rowGap ?? gap).summable
    }

    /// The width of an item that takes some columns: theirs, and the gaps between them.
    package func width(ofSpan span: Int) -> Double { max(0, (tileWidth + gap) * Double(span) - gap) }

    /// The width of all columns.
    package var length: Double { width(ofSpan: count) }

    /// Where a column starts, measured from the first one.
    package func start(ofColumn column: Int) -> Double { (tileWidth + gap) * Double(column) }

    /// Where the first column starts in a grid: they lie in its middle, and beyond both sides where they are wider.
    package func start(in width: Double) -> Double { (width - length) / 2 }
}

extension Double {
    /// The length, or 0 where it is endless or no number, and never so long that a sum of many would be endless.
    var summable: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}
