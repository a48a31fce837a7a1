import LayoutSolvers
import LibrarySolvers

extension ItemAccount {
    /// Explains an item of a lazy grid.
    mutating func explainLazyGrid(
        _ passes: LazyGridSolver.Passes,
        along axis: Axis,
        offer: Double,
        track: Int,
        cell: Rect,
        frame: Rect
    ) {
        // 1. The first pass divides the proposed length, and the second pass the length that the first pass needs.
        let first = LayoutFormula.offer(offer)
        lengths[axis] = LayoutStep(.gridOverflow, .most([first, passes.first.lengthFormula])).along(axis)
        let total = passes.second == nil ? first : LayoutFormula.length(passes.length)
        offers[axis] = passes.drawn.trackSteps(dividing: total)[track].along(axis)
        // 2. A line is as long as its longest item.
        offers[axis.other] = LayoutStep(.lazyLine, .number(cell.size[axis.other], .gridLine))
        for axis in [Axis.horizontal, .vertical] {
            place(along: axis, inCell: (cell[axis], cell.size[axis]), at: frame[axis], length: frame.size[axis])
        }
    }

    /// Explains an item of a row grid.
    mutating func explainRowGrid(
        _ cells: RowGridCells,
        columns: RowGridSolver.SizedTracks,
        rows: RowGridSolver.SizedTracks,
        frames: [Rect],
        rooms: [Offer]
    ) {
        let cell = cells.structure.cells[item]
        for axis in [Axis.horizontal, .vertical] {
            let tracks = axis == .horizontal ? columns : rows
            let range =
                axis == .horizontal ? cell.column..<cell.column + cell.span : cell.row..<cell.row + 1
            let room = rooms[item][axis] ?? 0
            let decisive = cells.decisive(axis, frames)
            // 1. Tracks get their share within the limits of their views.
            let sum = (0..<tracks.count).reduce(0.0) { $0 + tracks.length($1) }
            lengths[axis] = LayoutStep(
                .gridLength,
                .total([.number(sum, .tracks), .number(tracks.total - sum, .gaps)])
            )
            if range.count == 1, let track = range.first {
                let (least, most) = cells.range(of: track, axis)
                let share = tracks.share(track).map { LayoutFormula.number($0, .none) } ?? .nothing
                offers[axis] =
                    LayoutStep(
                        most == .infinity ? .rowGridFlexible : .rowGridTrack,
                        .number(room, .track),
                        facts: [
                            .number(least, .minimum), .number(most, .maximum), share,
                            decisive[track].map { .length(frames[$0].size[axis], ofChild: $0) } ?? .nothing,
                        ]
                    )
                    .along(axis)
            } else {
                let inner = range.reduce(0.0) { $0 + tracks.length($1) }
                offers[axis] = LayoutStep(
                    .rowGridSpanned,
                    .total([.number(inner, .tracks), .number(room - inner, .gaps)])
                )
            }
            // 2. The item is in its cell, after tracks that fit other views.
            let start = tracks.start(range.lowerBound)
            var before: [LayoutFormula]?
            if (1...3).contains(range.lowerBound) {
                let parts = (0..<range.lowerBound).map { track -> LayoutFormula in
                    let length = tracks.length(track)
                    guard let view = decisive[track], frames[view].size[axis] == length else {
                        return .number(length, .oneTrack)
                    }
                    return .length(length, ofChild: view)
                }
                let taken = parts.reduce(0.0) { $0 + ($1.value ?? 0) }
                before = parts + [.number(start - taken, .gaps)]
            }
            place(
                along: axis,
                inCell: (start, room),
                after: before,
                at: frames[item][axis],
                length: frames[item].size[axis]
            )
        }
    }

    /// Explains an item of a track grid along an axis.
    mutating func explainTrackGrid(
        along axis: Axis,
        sizes: [TrackSize],
        lengths tracks: [Double],
        gap: Double,
        offer: Double,
        tracks range: Range<Int>,
        itemOffer: Double?,
        cell: (start: Double, length: Double),
        frame: Rect,
        length: Double
    ) {
        let gaps = gap * Double(tracks.count)
        lengths[axis] =
            abs(offer - length) < 1e-6
            ? LayoutStep(.takesOffer, .offer(offer)).along(axis)
            : LayoutStep(
                .gridLength,
                .total([.number(tracks.reduce(0, +) - gaps, .tracks), .number(gaps, .gaps)])
            )
        if let itemOffer {
            var steps = TrackGridSteps(sizes: sizes, lengths: tracks, gap: gap, offer: offer)
            let step = steps.offerStep(range).along(axis)
            // The item was measured with the size that its cell had in the pass before.
            let isSame = abs((step.value ?? .infinity) - itemOffer) < 1e-6
            offers[axis] = isSame ? step : LayoutStep(.cellOffer, .number(itemOffer, .cell))
        } else {
            offers[axis] = LayoutStep(.noOffer, .nothing)
        }
        place(along: axis, inCell: cell, at: frame[axis], length: frame.size[axis])
    }

    /// Explains an item of a span grid.
    mutating func explainSpanGrid(
        _ columns: SpanGridColumns,
        _ assigned: SpanGridAssignment.Place,
        width: Double,
        height: Double,
        cell: Rect,
        offer: Offer,
        frame: Rect
    ) {
        lengths.horizontal = LayoutStep(.takesOffer, .offer(width, axis: .horizontal))
        lengths.vertical = LayoutStep(.gridLength, .number(height, .tracks))
        offers.horizontal = columns.offerStep(span: assigned.span, width: width)
        offers.vertical =
            offer.height.map { LayoutStep(.cellOffer, .number($0, .cell)) } ?? LayoutStep(.noOffer, .nothing)
        for axis in [Axis.horizontal, .vertical] {
            place(along: axis, inCell: (cell[axis], cell.size[axis]), at: frame[axis], length: frame.size[axis])
        }
    }
}

extension RowGridCells {
    /// Returns the view that determines the length of each track: one that fills any length, or else the longest.
    fileprivate func decisive(_ axis: Axis, _ frames: [Rect]) -> [Int?] {
        let count = axis == .horizontal ? structure.columnCount : structure.rows.count
        var views = [Int?](repeating: nil, count: count)
        var lengths = [Double](repeating: -.infinity, count: count)
        for (index, cell) in structure.cells.enumerated() where axis == .vertical || cell.span == 1 {
            let track = axis == .horizontal ? cell.column : cell.row
            let most = axis == .horizontal ? self.most[index].width : self.most[index].height
            let length = most == .infinity ? .infinity : frames[index].size[axis]
            if length > lengths[track] { (views[track], lengths[track]) = (index, length) }
        }
        return views
    }

    /// Returns the minimum and maximum length of a track, determined by the views that are in it alone.
    fileprivate func range(of track: Int, _ axis: Axis) -> (least: Double, most: Double) {
        var range = (least: 0.0, most: 0.0)
        for (index, cell) in structure.cells.enumerated() {
            let isInTrack = axis == .horizontal ? cell.span == 1 && cell.column == track : cell.row == track
            let isUnsized = axis == .horizontal ? unsized[index].width : unsized[index].height
            guard isInTrack, !isUnsized else { continue }
            let isHorizontal = axis == .horizontal
            range.least = max(range.least, isHorizontal ? least[index].width : least[index].height)
            range.most = max(range.most, isHorizontal ? most[index].width : most[index].height)
        }
        return range
    }
}
