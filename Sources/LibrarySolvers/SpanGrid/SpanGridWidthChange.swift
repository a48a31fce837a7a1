/// A change of the width of a span grid, which may invalidate measured heights.
package struct SpanGridWidthChange: Equatable, Sendable {
    /// The width before the change; `nil` for the first width.
    package var old: Double?
    /// The width after the change.
    package var new: Double

    /// Creates a change of the width.
    package init(from old: Double?, to new: Double) {
        self.old = old
        self.new = new
    }

    /// Returns whether heights have to be measured again.
    ///
    /// A grid that shrinks from beyond its largest width keeps its columns.
    ///
    /// - Parameter most: The width beyond which the grid doesn't grow.
    package func invalidatesHeights(growingTo most: Double) -> Bool {
        guard let old, old != new else { return false }
        return old <= most || new > old
    }
}

extension SpanGridDynamicColumns {
    /// The width beyond which a change of the width doesn't change the columns.
    package var mostChangingWidth: Double { mostWidth + gutter.regular }
}
