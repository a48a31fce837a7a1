/// An item in the list of columns, or rows, of a lazy grid.
package struct LazyGridItem: Hashable, Sendable {
    /// The size of the item's tracks.
    package enum Size: Hashable, Sendable {
        /// One track of this length.
        case fixed(Double)
        /// One track that takes its share, within limits.
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit into its share, each of at least the minimum.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// How long its tracks are.
    package var size: Size
    /// The gap behind it, and between its own tracks where it has several.
    package var gap: Double

    /// An item; lengths that are endless, below 0 or no number count as 0, and a maximum below its minimum as the minimum.
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

    /// The gap of items that don't give one.
    package static let defaultGap = 8.0

    /// Whether its length doesn't depend on what is left.
    var isFixed: Bool { if case .fixed = size { true } else { false } }
}

extension Double {
    /// This length, or 0 where it is endless, below 0 or no number.
    fileprivate var asLimit: Double { self > 0 && isFinite ? self : 0 }

    /// This maximum, or the minimum where it is below that; what is no number is no limit.
    fileprivate func asMaximum(over minimum: Double) -> Double {
        isNaN ? .infinity : Swift.max(self, minimum.asLimit)
    }
}
