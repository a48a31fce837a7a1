/// An item in the list of columns or rows of a lazy grid.
package struct LazyGridItem: Hashable, Sendable {
    /// The size of the item's tracks.
    package enum Size: Hashable, Sendable {
        /// One track of this length.
        case fixed(Double)
        /// One track that gets an equal share of the length that is left, within limits.
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit into the item's share, each at least as long as the minimum.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// The size of its tracks.
    package var size: Size
    /// The gap after the item, and between its tracks if it has several.
    package var gap: Double

    /// Creates an item.
    ///
    /// Lengths that are infinite, negative or not a number count as 0. A maximum below the minimum counts as the
    /// minimum.
    package init(_ size: Size, gap: Double = LazyGridItem.defaultGap) {
        self.size =
            switch size {
            case .fixed(let length): .fixed(length.asLimit)
            case .flexible(let minimum, let maximum):
                .flexible(minimum: minimum.asLimit, maximum: maximum.asMaximum(over: minimum))
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: minimum.asLimit, maximum: maximum.asMaximum(over: minimum))
            }
        self.gap = gap.isFinite ? gap : Self.defaultGap
    }

    /// The gap of items that don't specify one, in points.
    package static let defaultGap = 8.0

    /// Whether its length doesn't depend on the length that is left.
    var isFixed: Bool { if case .fixed = size { true } else { false } }
}

extension Double {
    /// The length, or 0 if it is infinite, negative or not a number.
    fileprivate var asLimit: Double { self > 0 && isFinite ? self : 0 }

    /// Returns this maximum, at least the minimum; infinity if it is not a number.
    fileprivate func asMaximum(over minimum: Double) -> Double {
        isNaN ? .infinity : Swift.max(self, minimum.asLimit)
    }
}
