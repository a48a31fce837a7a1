/// A size of a cell in a row grid.
package struct RowGridSize: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Finds the columns and rows of a row grid.
///
/// Cells choose in groups of one layout priority and one flexibility. All cells of a group are offered the same share
/// along both axes at once.
package struct RowGridSolver: Sendable {
    package let structure: RowGridStructure
    /// The gap before each column, and before each row; the first is not used.
    package let columnGaps: [Double]
    package let rowGaps: [Double]
    /// The number of cells that are alone in each column; empty where no cell spans several.
    private let singleCounts: [Int32]

    /// A solver for cells with these gaps between their columns and rows.
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
    }

    // MARK: Questions and results

    /// A width and a height that are offered; `nil` asks for the length that a cell likes.
    package struct Offer: Equatable, Sendable {
        package var width: Double?
        package var height: Double?

        package init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }

    /// The answer of a cell.
    package struct Answer: Equatable, Sendable {
        package var size: RowGridSize
        /// The distance from the cell's top to the guide that meets those of the other cells in its row, if there is one.
        package var guide: Double?
        /// The part of its offer that a cell leaves unused and no other cell gets, with its size; 0 along other axes.
        ///
        /// A cell that takes its least length, although it was offered more and could take more, has only a few sizes, as
        /// a broken text has. Its share is its own.
        package var kept = RowGridSize(width: 0, height: 0)

        package init(size: RowGridSize, guide: Double? = nil) {
            self.size = size
            self.guide = guide
        }

        /// Keeps the unused shares of a cell with these extremes.
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
        private let tracks: [RowGridTrack]
        /// Whether shares were offered.
        package let hasShares: Bool
        /// All tracks with the gaps between them.
        package let total: Double

        /// The number of tracks.
        package var count: Int { tracks.count }

        /// Returns the length of a track.
        package func length(_ track: Int) -> Double { tracks[track].length }

        /// Returns the share that a track was offered last; `nil` where nothing is offered.
        package func share(_ track: Int) -> Double? { hasShares ? tracks[track].share : nil }

        /// The length of each track.
        package var lengths: [Double] { tracks.map { $0.length } }

        /// The share that each track was offered last; empty where nothing is offered.
        package var shares: [Double] { hasShares ? tracks.map { $0.share } : [] }

        fileprivate init(_ shares: RowGridTrackShares, gaps: [Double], offer: Double?) {
            tracks = shares.tracks
            hasShares = !shares.isUnlimited
            var total = RowGridSolver.totalGap(gaps)
            for track in tracks { total += track.length }
            // A grid that fills its offer but for rounding takes just that, as a stack does.
            if let offer, offer.isFinite, abs(total - offer) <= offer * 1e-12 { total = offer }
            self.total = total
        }
    }

    /// The columns and rows of a grid.
    package struct Solution: Equatable, Sendable {
        package var columns: SizedTracks
        package var rows: SizedTracks
    }

    // MARK: Solving

    /// Returns the columns and rows for an offer.
    ///
    /// - Parameters:
    ///   - offer: What the grid is offered.
    ///   - order: The order in which the cells choose.
    ///   - unsized: Whether a cell is offered no share of the width, and of the height.
    ///   - measure: The answer of a cell to an offer. Each cell is measured once.
    package func solve(
        _ offer: Offer,
        order: RowGridOrder,
        unsized: (_ cell: Int) -> (width: Bool, height: Bool),
        measure: (_ cell: Int, _ offer: Offer) -> Answer
    ) -> Solution {
        func room(_ offer: Double?, _ gaps: [Double]) -> Double? {
            offer.map { $0.asOffer.subtracting(Self.totalGap(gaps)) }
        }
        var columns = RowGridTrackShares(count: columnGaps.count, room: room(offer.width, columnGaps))
        var rows = RowGridTrackShares(count: rowGaps.count, room: room(offer.height, rowGaps))
        var unservedSingles = singleCounts
        var extents: [GuideExtent] = []
        var spans: [(cell: Int32, width: Double)] = []
        var start = 0
        var firstGroup = 0
        for level in 0..<order.levelCount {
            let groups = order.groups(ofLevel: level, from: firstGroup)
            firstGroup = groups.upperBound
            // 1. A track is open as long as cells of the level in it haven't chosen.
            columns.beginLevel()
            rows.beginLevel()
            for place in start..<order.end(ofGroup: groups.upperBound - 1) {
                let cell = structure.cells[order.cell(at: place)]
                if !rows.isUnlimited { rows.keepOpen(cell.row) }
                if !columns.isUnlimited { forEachHeldColumn(of: cell) { columns.keepOpen($0) } }
            }
            for number in groups {
                let group = start..<order.end(ofGroup: number)
                start = group.upperBound
                // 2. The cells of a group are offered equal parts of what closed tracks leave, along both axes.
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
                        if !unsized.width { forEachHeldColumn(of: cell) { _ = columns.offer($0) } }
                    }
                    let height: Double? =
                        rows.isUnlimited ? nil : unsized.height ? rows.length(cell.row) : rows.offer(cell.row)
                    // 3. Tracks become as long as the answers of their cells.
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
                // 4. What cells of several columns lack goes to the columns, small spans first.
                if !spans.isEmpty {
                    let largest = spans.reduce(1) { Swift.max($0, structure.cells[Int($1.cell)].span) }
                    func span(_ index: Int) -> Int { structure.cells[Int(spans[index].cell)].span }
                    for index in SpanOrder.ofSpanning(spans.count, upTo: largest, span: span) {
                        let (cell, width) = spans[Int(index)]
                        widen(&columns, structure.cells[Int(cell)].columns, to: width, unservedSingles)
                    }
                }
                // 5. Tracks in which no cell is left to choose are closed, and what they leave is for the others.
                for place in group {
                    let cell = structure.cells[order.cell(at: place)]
                    if !rows.isUnlimited { rows.serve(cell.row) }
                    if !columns.isUnlimited { forEachHeldColumn(of: cell) { columns.serve($0) } }
                }
                for place in group {
                    let cell = structure.cells[order.cell(at: place)]
                    if !rows.isUnlimited { rows.closeIfServed(cell.row, chargingShare: false) }
                    if !columns.isUnlimited {
                        // A column that is only spanned keeps its share, even if its cells leave some of it.
                        forEachHeldColumn(of: cell) { columns.closeIfServed($0, chargingShare: cell.span > 1) }
                    }
                }
            }
        }
        return Solution(
            columns: SizedTracks(columns, gaps: columnGaps, offer: offer.width),
            rows: SizedTracks(rows, gaps: rowGaps, offer: offer.height)
        )
    }

    /// Calls a function with each column that a cell keeps open: its column, or those of several in which no cell is alone.
    private func forEachHeldColumn(of cell: RowGridStructure.Cell, _ body: (Int) -> Void) {
        guard cell.span > 1 else { return body(cell.column) }
        for column in cell.columns where singleCounts[column] == 0 { body(column) }
    }

    /// Adds what a cell over some columns lacks to these, in equal parts.
    ///
    /// It goes to those in which cells that are alone haven't chosen yet. Where there are none, it goes to those in which
    /// no cell is alone, and else to all.
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

    /// Returns gaps with 0 in place of numbers that aren't finite; mostly all are, and nothing has to be copied.
    private static func finite(_ gaps: [Double]) -> [Double] {
        gaps.allSatisfy { $0.isFinite } ? gaps : gaps.map { $0.isFinite ? $0 : 0 }
    }

    fileprivate static func totalGap(_ gaps: [Double]) -> Double {
        gaps.isEmpty ? 0 : RowGridSpans.sum(gaps, gaps.indices.dropFirst())
    }
}
