/// A size of a cell in a row grid.
package struct RowGridSize: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A solver that computes the lengths of the columns and rows of a row grid.
///
/// Cells are measured in groups of equal layout priority and flexibility. All cells of a group are proposed the same
/// share along both axes.
package struct RowGridSolver: Sendable {
    package let structure: RowGridStructure
    /// The gap before each column; the first is not used.
    package let columnGaps: [Double]
    /// The gap before each row; the first is not used.
    package let rowGaps: [Double]
    /// The number of cells in each column that span only that column; empty if no cell spans several.
    private let singleCounts: [Int32]
    private let totalColumnGap: Double
    private let totalRowGap: Double

    /// Creates a solver for cells with these gaps between their columns and rows.
    ///
    /// Gaps that aren't finite count as 0.
    package init(_ structure: RowGridStructure, columnGaps: [Double], rowGaps: [Double]) {
        precondition(
            columnGaps.count == structure.columnCount && rowGaps.count == structure.rows.count,
            "every column and every row needs a gap"
        )
        self.structure = structure
        self.columnGaps = Self.finite(columnGaps)
        self.rowGaps = Self.finite(rowGaps)
        var counts: [Int32] = []
        if structure.cells.contains(where: { $0.span > 1 }) {
            counts = [Int32](repeating: 0, count: structure.columnCount)
            for cell in structure.cells where cell.span == 1 { counts[cell.column] += 1 }
        }
        singleCounts = counts
        totalColumnGap = Self.total(self.columnGaps)
        totalRowGap = Self.total(self.rowGaps)
    }

    // MARK: Proposals and results

    /// A proposed size; along an axis with `nil`, cells have their ideal length.
    package struct Offer: Equatable, Sendable {
        package var width: Double?
        package var height: Double?

        package init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }

    /// The measured size of a cell.
    package struct Answer: Equatable, Sendable {
        package var size: RowGridSize
        /// The distance from the cell's top to the guide that is aligned with the guides of its row; `nil` without a
        /// guide.
        package var guide: Double?
        /// The part of the proposal that is reserved for the cell although the cell is shorter; otherwise 0.
        ///
        /// A cell that takes its minimum length, although it was proposed more and can take more, has only a few sizes,
        /// as wrapped text does. No other cell gets the rest of its share.
        package var kept = RowGridSize(width: 0, height: 0)

        package init(size: RowGridSize, guide: Double? = nil) {
            self.size = size
            self.guide = guide
        }

        /// Reserves the shares of a cell with these minimum and maximum sizes, if it leaves a part of them unused.
        package mutating func keepShares(of offer: Offer, least: RowGridSize, most: RowGridSize) {
            func kept(_ offer: Double?, _ length: Double, _ least: Double, _ most: Double) -> Double {
                guard let offer, length == least, length < offer, least < most else { return 0 }
                return Swift.min(offer, most)
            }
            self.kept = RowGridSize(
                width: kept(offer.width, size.width, least.width, most.width),
                height: kept(offer.height, size.height, least.height, most.height)
            )
        }
    }

    /// The lengths of tracks, and the shares that led to them.
    package struct SizedTracks: Equatable, Sendable {
        fileprivate var sharing = RowGridTrackShares()
        /// The sum of all lengths and the gaps between tracks.
        package private(set) var total = 0.0

        /// Whether shares were proposed; `false` if the grid has no proposal along this axis.
        package var hasShares: Bool { !sharing.isUnlimited }

        /// The number of tracks.
        package var count: Int { sharing.tracks.count }

        /// Returns the start of a track, with the gaps before it.
        package func start(_ track: Int) -> Double { sharing.tracks[track].start }

        /// Returns the length of a track.
        package func length(_ track: Int) -> Double { sharing.tracks[track].length }

        /// Returns the share that a track was proposed last; `nil` without a proposal.
        package func share(_ track: Int) -> Double? { hasShares ? sharing.tracks[track].share : nil }

        /// The length of each track.
        package var lengths: [Double] { sharing.tracks.map { $0.length } }

        /// The share that each track was proposed last; empty without a proposal.
        package var shares: [Double] { hasShares ? sharing.tracks.map { $0.share } : [] }

        fileprivate init() {}

        /// Places the tracks one after the other, and sums their lengths.
        fileprivate mutating func arrange(gaps: [Double], totalGap: Double, offer: Double?) {
            total = sharing.arrange(gaps: gaps, totalGap: totalGap)
            // A grid whose length differs from its proposal only by a rounding error has exactly that length, as
            // stacks do.
            if let offer, offer.isFinite, abs(total - offer) <= offer * 1e-12 { total = offer }
        }
    }

    /// The columns and rows of a grid.
    package struct Solution: Equatable, Sendable {
        package fileprivate(set) var columns = SizedTracks()
        package fileprivate(set) var rows = SizedTracks()

        /// Creates a solution without tracks, for ``solve(_:order:into:unsized:measure:)``.
        package init() {}
    }

    // MARK: Solving

    /// Returns the columns and rows for a proposal.
    ///
    /// See ``solve(_:order:into:unsized:measure:)`` for the parameters.
    package func solve(
        _ offer: Offer,
        order: RowGridOrder,
        unsized: (_ cell: Int) -> (width: Bool, height: Bool),
        measure: (_ cell: Int, _ offer: Offer) -> Answer
    ) -> Solution {
        var solution = Solution()
        solve(offer, order: order, into: &solution, unsized: unsized, measure: measure)
        return solution
    }

    /// Computes the columns and rows for a proposal.
    ///
    /// - Parameters:
    ///   - offer: The proposal to the grid.
    ///   - order: The order in which the cells are measured.
    ///   - solution: The result. Its memory is reused, so a grid that is measured again allocates none.
    ///   - unsized: Whether a cell is proposed no share of the width, and of the height.
    ///   - measure: Returns the size of a cell for a proposal. Called once for each cell.
    package func solve(
        _ offer: Offer,
        order: RowGridOrder,
        into solution: inout Solution,
        unsized: (_ cell: Int) -> (width: Bool, height: Bool),
        measure: (_ cell: Int, _ offer: Offer) -> Answer
    ) {
        solution.columns.sharing.begin(count: columnGaps.count, room: room(offer.width, totalColumnGap))
        solution.rows.sharing.begin(count: rowGaps.count, room: room(offer.height, totalRowGap))
        choose(order, &solution.columns.sharing, &solution.rows.sharing, unsized: unsized, measure: measure)
        solution.columns.arrange(gaps: columnGaps, totalGap: totalColumnGap, offer: offer.width)
        solution.rows.arrange(gaps: rowGaps, totalGap: totalRowGap, offer: offer.height)
    }

    /// Measures all cells, and makes columns and rows as long as they need.
    private func choose(
        _ order: RowGridOrder,
        _ columns: inout RowGridTrackShares,
        _ rows: inout RowGridTrackShares,
        unsized: (_ cell: Int) -> (width: Bool, height: Bool),
        measure: (_ cell: Int, _ offer: Offer) -> Answer
    ) {
        var unservedSingles = singleCounts
        var extents: [GuideExtent] = []
        var spans: [(cell: Int32, width: Double)] = []
        var start = 0
        var firstGroup = 0
        for level in 0..<order.levelCount {
            let groups = order.groups(ofLevel: level, from: firstGroup)
            firstGroup = groups.upperBound
            // 1. A track is open while cells of this priority in it aren't measured yet.
            columns.beginLevel()
            rows.beginLevel()
            for place in start..<order.end(ofGroup: groups.upperBound - 1) {
                let cell = structure.cells[order.cell(at: place)]
                if !rows.isUnlimited { rows.keepOpen(cell.row) }
                if !columns.isUnlimited {
                    for column in cell.columns where holds(cell, column) { columns.keepOpen(column) }
                }
            }
            for number in groups {
                let group = start..<order.end(ofGroup: number)
                start = group.upperBound
                // 2. Along each axis, the cells of a group are proposed equal parts of the length that closed tracks
                // leave.
                columns.beginGroup()
                rows.beginGroup()
                spans.removeAll(keepingCapacity: true)
                for place in group {
                    let index = order.cell(at: place)
                    let cell = structure.cells[index]
                    let unsized = unsized(index)
                    let width: Double?
                    if columns.isUnlimited {
                        width = nil
                    } else if cell.span == 1 {
                        width = unsized.width ? columns.length(cell.column) : columns.offer(cell.column)
                    } else {
                        let gap = RowGridSpans.sum(columnGaps, cell.columns.dropFirst())
                        let present = columns.length(cell.columns)
                        width = (unsized.width ? present : Swift.max(columns.offer(cell.columns), present)) + gap
                        if !unsized.width {
                            for column in cell.columns where holds(cell, column) { _ = columns.offer(column) }
                        }
                    }
                    let height: Double? =
                        rows.isUnlimited ? nil : unsized.height ? rows.length(cell.row) : rows.offer(cell.row)
                    // 3. Tracks become at least as long as their cells.
                    let answer = measure(index, Offer(width: width?.asOffer, height: height))
                    if let guide = answer.guide {
                        if extents.isEmpty { extents = [GuideExtent](repeating: GuideExtent(), count: rowGaps.count) }
                        extents[cell.row].add(length: answer.size.height, guide: guide)
                        rows.grow(cell.row, to: extents[cell.row].length)
                    }
                    rows.grow(cell.row, to: answer.size.height.asLength)
                    if !unsized.height { rows.keep(answer.kept.height, in: cell.row) }
                    if cell.span > 1 {
                        spans.append((Int32(truncatingIfNeeded: index), answer.size.width.asLength))
                    } else {
                        columns.grow(cell.column, to: answer.size.width.asLength)
                        if !unsized.width { columns.keep(answer.kept.width, in: cell.column) }
                        if !unservedSingles.isEmpty { unservedSingles[cell.column] -= 1 }
                    }
                }
                // 4. Columns grow for the cells that span several of them, small spans first.
                if !spans.isEmpty { widen(&columns, spans, unservedSingles) }
                // 5. Tracks without cells to measure are closed, and other tracks share the length that they leave.
                for place in group {
                    let cell = structure.cells[order.cell(at: place)]
                    if !rows.isUnlimited { rows.serve(cell.row) }
                    if !columns.isUnlimited {
                        for column in cell.columns where holds(cell, column) { columns.serve(column) }
                    }
                }
                for place in group {
                    let cell = structure.cells[order.cell(at: place)]
                    if !rows.isUnlimited { rows.closeIfServed(cell.row, chargingShare: false) }
                    if !columns.isUnlimited {
                        // A column that is only spanned keeps its share, even if its cells leave some of it.
                        for column in cell.columns where holds(cell, column) {
                            columns.closeIfServed(column, chargingShare: cell.span > 1)
                        }
                    }
                }
            }
        }
    }

    /// Returns the proposed length without the gaps.
    private func room(_ offer: Double?, _ gap: Double) -> Double? { offer.map { $0.asOffer.subtracting(gap) } }

    /// Returns whether a cell keeps a column open: it spans only this column, or all cells of the column span
    /// several.
    private func holds(_ cell: RowGridStructure.Cell, _ column: Int) -> Bool {
        cell.span == 1 || singleCounts[column] == 0
    }

    /// Grows columns for the cells that span several of them, small spans first.
    private func widen(
        _ columns: inout RowGridTrackShares,
        _ spans: [(cell: Int32, width: Double)],
        _ unservedSingles: [Int32]
    ) {
        let largest = spans.reduce(1) { Swift.max($0, structure.cells[Int($1.cell)].span) }
        for index in SpanOrder.ofSpanning(
            spans.count,
            upTo: largest,
            span: { structure.cells[Int(spans[$0].cell)].span }
        ) {
            let (cell, width) = spans[Int(index)]
            widen(&columns, structure.cells[Int(cell)].columns, to: width, unservedSingles)
        }
    }

    /// Grows some columns, in equal parts, for a cell that spans them.
    ///
    /// Columns with single cells that aren't measured yet grow first. Without any of these, columns without single
    /// cells grow, and without such tracks, all tracks of the range.
    private func widen(
        _ columns: inout RowGridTrackShares,
        _ range: Range<Int>,
        to width: Double,
        _ unservedSingles: [Int32]
    ) {
        let gap = RowGridSpans.sum(columnGaps, range.dropFirst())
        let missing = width - gap - columns.length(range)
        guard missing > 0 else { return }
        var takers = range.filter { unservedSingles[$0] > 0 }
        if takers.isEmpty { takers = RowGridSpans.takers(of: range, isEmpty: { singleCounts[$0] == 0 }) }
        let part = missing / Double(takers.count)
        for column in takers { columns.grow(column, to: columns.length(column) + part) }
    }

    /// Returns gaps with 0 in place of values that aren't finite.
    ///
    /// Usually all are finite, and no list is copied.
    private static func finite(_ gaps: [Double]) -> [Double] {
        gaps.allSatisfy { $0.isFinite } ? gaps : gaps.map { $0.isFinite ? $0 : 0 }
    }

    /// Returns the sum of gaps, limited to finite numbers so that it can be added to.
    private static func total(_ gaps: [Double]) -> Double {
        let sum = gaps.isEmpty ? 0 : RowGridSpans.sum(gaps, gaps.indices.dropFirst())
        return Swift.min(Swift.max(sum, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
