/// The parameters of columns that adapt to the width of a span grid.
package struct SpanGridDynamicColumns: Equatable, Sendable {
    /// A number for the compact and for the regular size class.
    package struct Pair: Equatable, Sendable {
        /// The number where space is limited.
        package var compact: Double
        /// The number if there is more space.
        package var regular: Double

        /// Creates a pair of numbers.
        package init(compact: Double, regular: Double) {
            self.compact = compact
            self.regular = regular
        }

        fileprivate subscript(isRegular: Bool) -> Double { isRegular ? regular : compact }
    }

    /// The rule that selects the compact or the regular numbers.
    package enum SizeClassRule: Equatable, Sendable {
        /// The regular numbers in grids wider than this; otherwise the compact ones.
        case width(Double)
        /// The numbers of the size class in the environment of the grid.
        case traits
    }

    /// The largest number of columns.
    package var mostColumns = 3
    /// The width beyond which the grid doesn't grow.
    package var mostWidth: Double
    /// The width beyond which the grid doesn't grow if text has an accessibility size, without the gutter.
    package var mostWidthForLargeText: Double
    /// The minimum width of a column.
    package var leastTileWidth: Pair
    /// The gap between columns, and between rows.
    package var gap: Pair
    /// The space at both sides together, used if there are several columns.
    package var gutter: Pair
    /// The rule that selects the compact or the regular numbers.
    package var sizeClassRule: SizeClassRule

    /// Creates columns with these parameters.
    package init(
        mostColumns: Int = 3,
        mostWidth: Double,
        mostWidthForLargeText: Double,
        leastTileWidth: Pair,
        gap: Pair,
        gutter: Pair,
        sizeClassRule: SizeClassRule
    ) {
        self.mostColumns = mostColumns
        self.mostWidth = mostWidth
        self.mostWidthForLargeText = mostWidthForLargeText
        self.leastTileWidth = leastTileWidth
        self.gap = gap
        self.gutter = gutter
        self.sizeClassRule = sizeClassRule
    }

    /// The parameters of the first generation, which are regular in grids wider than 800 points.
    package static let first = SpanGridDynamicColumns(
        mostWidth: 960,
        mostWidthForLargeText: 600,
        leastTileWidth: Pair(compact: 232, regular: 232),
        gap: Pair(compact: 16, regular: 24),
        gutter: Pair(compact: 40, regular: 64),
        sizeClassRule: .width(800)
    )

    /// The parameters of the newest generation, whose gaps are wider in the compact size class.
    package static let newest = SpanGridDynamicColumns(
        mostWidth: 1160,
        mostWidthForLargeText: 840,
        leastTileWidth: Pair(compact: 270, regular: 232),
        gap: Pair(compact: 24, regular: 16),
        gutter: Pair(compact: 48, regular: 64),
        sizeClassRule: .traits
    )

    /// Returns the columns of a grid.
    ///
    /// - Parameters:
    ///   - width: The width of the grid.
    ///   - isRegular: Whether the size class around the grid is regular. Not used with the rule `width`.
    ///   - isLargeText: Whether text has an accessibility size.
    package func columns(width: Double, isRegular: Bool, isLargeText: Bool) -> SpanGridColumns {
        let isRegular = if case .width(let limit) = sizeClassRule { width > limit } else { isRegular }
        let gutter = gutter[isRegular]
        // 1. The width between the gutters.
        var usable = min(width.asOffer, mostWidth) - gutter
        // 2. As many columns as fit.
        let most = SpanGridAssignment.columnCount(mostColumns)
        let fitting = (usable / leastTileWidth[isRegular]).rounded(.down)
        var count = fitting < Double(most) ? Int(max(fitting, 1)) : most
        // 3. Text of an accessibility size gets one column with a smaller maximum width.
        if isLargeText {
            count = 1
            usable = min(usable, mostWidthForLargeText + gutter)
        }
        // 4. One column needs no gutter.
        if count == 1 { usable += gutter }
        // 5. The columns share the width without the gaps.
        let gap = gap[isRegular]
        return SpanGridColumns(count: count, tileWidth: (usable - gap * Double(count - 1)) / Double(count), gap: gap)
    }

    /// Returns the minimum width of a grid with the largest number of columns.
    package func leastWidthOfAllColumns(isRegular: Bool) -> Double {
        // With the rule `width`, the minimum width is always compact.
        let isRegular = if case .width = sizeClassRule { false } else { isRegular }
        let most = SpanGridAssignment.columnCount(mostColumns)
        return min(mostWidth, leastTileWidth[isRegular] * Double(most) + gutter[isRegular])
    }
}
