/// Columns that adapt to the width of a span grid, as some numbers say.
package struct SpanGridDynamicColumns: Equatable, Sendable {
    /// A number where there is little room, and where there is much.
    package struct Pair: Equatable, Sendable {
        /// Where there is little room.
        package var compact: Double
        /// Where there is much.
        package var regular: Double

        /// A pair of numbers.
        package init(compact: Double, regular: Double) {
            self.compact = compact
            self.regular = regular
        }

        fileprivate subscript(isRegular: Bool) -> Double { isRegular ? regular : compact }
    }

    /// The rule that selects the compact or the regular numbers.
    package enum SizeClassRule: Equatable, Sendable {
        /// The regular numbers in grids that are wider than this.
        case width(Double)
        /// The numbers of the size class around the grid.
        case traits
    }

    /// How many columns there are at most.
    package var mostColumns = 3
    /// Beyond which width the grid grows no more.
    package var mostWidth: Double
    /// Beyond which width it grows no more where texts are of an accessibility size; the room at both sides comes on top.
    package var mostWidthForLargeText: Double
    /// The least width of a column.
    package var leastTileWidth: Pair
    /// The gap between columns, and between rows.
    package var gap: Pair
    /// The room at both sides together, where there are several columns.
    package var gutter: Pair
    /// The rule that selects the compact or the regular numbers.
    package var sizeClassRule: SizeClassRule

    /// Columns of these numbers.
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

    /// The numbers of the first generation, which are regular in grids wider than 800 points.
    package static let first = SpanGridDynamicColumns(
        mostWidth: 960,
        mostWidthForLargeText: 600,
        leastTileWidth: Pair(compact: 232, regular: 232),
        gap: Pair(compact: 16, regular: 24),
        gutter: Pair(compact: 40, regular: 64),
        sizeClassRule: .width(800)
    )

    /// The numbers of the newest generation, whose gaps are wider where there is less room.
    package static let newest = SpanGridDynamicColumns(
        mostWidth: 1160,
        mostWidthForLargeText: 840,
        leastTileWidth: Pair(compact: 270, regular: 232),
        gap: Pair(compact: 24, regular: 16),
        gutter: Pair(compact: 48, regular: 64),
        sizeClassRule: .traits
    )

    /// The columns of a grid of a width.
    ///
    /// - Parameters:
    ///   - isRegular: Whether the size class around the grid is regular.
    ///   - isLargeText: Whether texts are of an accessibility size.
    package func columns(width: Double, isRegular: Bool, isLargeText: Bool) -> SpanGridColumns {
        let isRegular = if case .width(let limit) = sizeClassRule { width > limit } else { isRegular }
        let gutter = gutter[isRegular]
        // 1. What is left between the sides.
        var usable = min(width.asOffer, mostWidth) - gutter
        // 2. As many columns as fit.
        let most = SpanGridAssignment.columnCount(mostColumns)
        let fitting = (usable / leastTileWidth[isRegular]).rounded(.down)
        var count = fitting < Double(most) ? Int(max(fitting, 1)) : most
        // 3. Large texts get one that isn't as wide.
        if isLargeText {
            count = 1
            usable = min(usable, mostWidthForLargeText + gutter)
        }
        // 4. One column needs no room at its sides.
        if count == 1 { usable += gutter }
        // 5. What is left without the gaps is shared.
        let gap = gap[isRegular]
        return SpanGridColumns(count: count, tileWidth: (usable - gap * Double(count - 1)) / Double(count), gap: gap)
    }

    /// The least width in which there are as many columns as there can be.
    package func leastWidthOfAllColumns(isRegular: Bool) -> Double {
        // A width decides by itself, and the least width is always compact.
        let isRegular = if case .width = sizeClassRule { false } else { isRegular }
        let most = SpanGridAssignment.columnCount(mostColumns)
        return min(mostWidth, leastTileWidth[isRegular] * Double(most) + gutter[isRegular])
    }
}
