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

    /// What tells little room from much.
    package enum Distinction: Equatable, Sendable {
        /// A grid that is wider than this has much.
        case width(Double)
        /// What surrounds the grid says it.
        case surroundings
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
    /// What tells little room from much.
    package var distinction: Distinction

    /// Columns of these numbers.
    package init(
        mostColumns: Int = 3,
        mostWidth: Double,
        mostWidthForLargeText: Double,
        leastTileWidth: Pair,
        gap: Pair,
        gutter: Pair,
        distinction: Distinction
    ) {
        self.mostColumns = mostColumns
        self.mostWidth = mostWidth
        self.mostWidthForLargeText = mostWidthForLargeText
        self.leastTileWidth = leastTileWidth
        self.gap = gap
        self.gutter = gutter
        self.distinction = distinction
    }

    /// The numbers of the first generation: a width of 800 tells little room from much.
    package static let first = SpanGridDynamicColumns(
        mostWidth: 960,
        mostWidthForLargeText: 600,
        leastTileWidth: Pair(compact: 232, regular: 232),
        gap: Pair(compact: 16, regular: 24),
        gutter: Pair(compact: 40, regular: 64),
        distinction: .width(800)
    )

    /// The numbers of the newest generation, whose gaps are wider where there is less room.
    package static let newest = SpanGridDynamicColumns(
        mostWidth: 1160,
        mostWidthForLargeText: 840,
        leastTileWidth: Pair(compact: 270, regular: 232),
        gap: Pair(compact: 24, regular: 16),
        gutter: Pair(compact: 48, regular: 64),
        distinction: .surroundings
    )

    /// The columns of a grid of a width.
    ///
    /// - Parameters:
    ///   - isRegular: Whether the surroundings say that there is much room.
    ///   - isLargeText: Whether texts are of an accessibility size.
    package func columns(width: Double, isRegular: Bool, isLargeText: Bool) -> SpanGridColumns {
        let isRegular = if case .width(let limit) = distinction { width > limit } else { isRegular }
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
        // What is told by a width is taken to be regular only if even the least width is.
        let isRegular = if case .width = distinction { false } else { isRegular }
        let most = SpanGridAssignment.columnCount(mostColumns)
        return min(mostWidth, leastTileWidth[isRegular] * Double(most) + gutter[isRegular])
    }
}
