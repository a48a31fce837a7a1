/// A change of the width of a span grid, which may invalidate measured heights.
package struct SpanGridWidthChange: Equatable, Sendable {
    /// The width before; `nil` for the first one.
    package var old: Double?
    /// The width now.
    package var new: Double

    /// A change of the width.
    package init(from old: Double?, to new: Double) {
        self.old = old
        self.new = new
    }

    /// Returns whether heights have to be measured again in a grid that stops growing at a width.
    ///
    /// A grid that shrinks from beyond that width has the same columns still.
    package func invalidatesHeights(growingTo most: Double) -> Bool {
        guard let old, old != new else { return false }
        return old <= most || new > old
    }
}

extension SpanGridDynamicColumns {
    /// Beyond which width a change of it leaves the columns as they are.
    package var mostChangingWidth: Double { mostWidth + gutter.regular }
}
