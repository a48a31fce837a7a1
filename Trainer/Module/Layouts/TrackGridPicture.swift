import LayoutSolvers
import LibrarySolvers

extension TrainerState {
    /// Returns the size of a track of a track grid.
    private func trackSize(_ track: Int) -> TrackSize {
        switch self[.kind, track: track].choice(TrackKind.fixed) {
        case .fixed: return .points(self[.length, track: track].asRoom)
        case .fit: return .fit
        case .flexible, .adaptive:
            // A track without limits uses its fraction.
            let fraction = self[.fraction, track: track].known ?? 1
            guard let maximum = self[.maximum, track: track].known else { return .fraction(fraction) }
            return .between(.points(self[.minimum, track: track].asRoom), .points(maximum))
        }
    }

    /// Returns the picture of a track grid.
    func trackGridPicture(explaining explained: Int?) -> TrainerPicture {
        let isRows = self[.direction].choice(Direction.horizontal) == .horizontal
        let items = items(inStack: nil)
        let solver = TrackGridSolver(
            fixedTracks: (0..<trackCount).map(trackSize),
            isDense: self[.packing].isSet
        )
        let arrangement = solver.arrangement(of: items.indices.map { trackGridItem($0, isRows: isRows) })
        guard !arrangement.cells.isEmpty else { return TrainerPicture(count: items.count, explaining: explained) }
        let measurer = TrackGridMeasurer(
            fixedAxis: isRows ? .horizontal : .vertical,
            solver: solver,
            arrangement: arrangement,
            items: items,
            contentMode: self[.contentMode].choice(ContentMode.fill),
            gaps: Size(width: self[.horizontalSpacing].known ?? 5, height: self[.verticalSpacing].known ?? 5),
            offer: figureSize,
            alignment: (alignment(.horizontal), alignment(.vertical)),
            contentAlignment: (
                self[.horizontalContentAlignment].choice(Place.start),
                self[.verticalContentAlignment].choice(Place.start)
            )
        )
        return measurer.picture(explaining: explained)
    }

    private func trackGridItem(_ item: Int, isRows: Bool) -> TrackGridItem {
        func start(_ number: Double) -> Int? { number.known.map { $0.count(0...1_000) } }
        let columns = (span: self[.columnSpan, item: item].count(1...24), start: start(self[.columnStart, item: item]))
        let rows = (span: self[.rowSpan, item: item].count(1...24), start: start(self[.rowStart, item: item]))
        let (fixed, growing) = isRows ? (columns, rows) : (rows, columns)
        return TrackGridItem(
            fixedSpan: fixed.span,
            growingSpan: growing.span,
            fixedStart: fixed.start,
            growingStart: growing.start
        )
    }
}

/// A measurer of the items of a track grid, which repeats until the items keep their sizes, at most 16 times.
private struct TrackGridMeasurer {
    let fixedAxis: Axis
    let solver: TrackGridSolver
    let arrangement: TrackGridArrangement
    let items: [Item]
    let contentMode: ContentMode
    let gaps: Size
    let offer: Size
    let alignment: (horizontal: Place, vertical: Place)
    let contentAlignment: (horizontal: Place, vertical: Place)

    private static let passes = 16
    private static let tolerance = 1e-6

    private var growingAxis: Axis { fixedAxis.other }
    private var isFilling: Bool { contentMode == .fill }

    func picture(explaining explained: Int?) -> TrainerPicture {
        let fixedBound = Swift.max(0, offer[fixedAxis] - gaps[fixedAxis])
        let growingBound = isFilling ? Swift.max(0, offer[growingAxis] - gaps[growingAxis]) : .infinity
        let sizes = solver.growingSizes(arrangement.growingCount, isBounded: isFilling)
        var frames: [TrackGridFrame] = []
        var measured: [Size] = []
        var offers: [Offer] = []
        var fixedLengths: [Double] = []
        var growingLengths: [Double] = []
        for _ in 0..<Self.passes {
            // 1. Each item is measured with the size of its cell, at first with the size of the grid.
            offers = items.indices.map { itemOffer($0, frames, sizes) }
            let answers = items.indices.map { measure($0, offers[$0]) }
            // 2. The result hasn't changed, so the loop ends.
            if !frames.isEmpty, isSame(answers, measured) { break }
            measured = answers
            // 3. Tracks follow from the items, and frames from the tracks.
            fixedLengths = solver.fixedLengths(
                arrangement,
                items: measured.map { $0[fixedAxis] },
                bound: fixedBound
            )
            growingLengths = solver.growingLengths(
                arrangement,
                items: measured.map { $0[growingAxis] },
                bound: growingBound
            )
            frames = solver.frames(
                arrangement,
                fixedLengths: fixedLengths,
                growingLengths: growingLengths,
                shift: isFilling
                    ? nil
                    : { item, cellLength in
                        (cellLength - measured[item][growingAxis]) * alignment(growingAxis).part
                    }
            )
        }
        return placed(frames, measured, offers, fixedLengths, growingLengths, explaining: explained)
    }

    private func alignment(_ axis: Axis) -> Place { axis == .horizontal ? alignment.horizontal : alignment.vertical }

    // MARK: Measuring

    private func itemOffer(_ item: Int, _ frames: [TrackGridFrame], _ sizes: [TrackSize]) -> Offer {
        let fixed = frames.isEmpty ? offer[fixedAxis] : frames[item].fixedLength
        let cell = arrangement.cells[item]
        let tracks = sizes[cell.growing..<cell.growing + cell.growingSpan]
        var growing: Double?
        if isFilling {
            // Tracks that fit their items need ideal lengths.
            if !tracks.allSatisfy({ $0.needsContent }) {
                growing = frames.isEmpty ? offer[growingAxis] : frames[item].growingLength
            }
        } else if tracks.allSatisfy({ $0.isInPoints }) {
            growing = frames.isEmpty ? tracks.reduce(0) { $0 + $1.points } : frames[item].growingLength
        }
        return Offer(
            fixedAxis,
            Swift.max(0, fixed - gaps[fixedAxis]),
            across: growing.map { Swift.max(0, $0 - gaps[growingAxis]) }
        )
    }

    private func measure(_ item: Int, _ offer: Offer) -> Size {
        let size = items[item].size(offer)
        return Size(width: Self.finite(size.width) + gaps.width, height: Self.finite(size.height) + gaps.height)
    }

    private static func finite(_ length: Double) -> Double { length < 10_000_000 ? length : 10_000_000 }

    private func isSame(_ first: [Size], _ second: [Size]) -> Bool {
        for index in first.indices {
            let (one, other) = (first[index], second[index])
            if abs(one.width - other.width) > Self.tolerance || abs(one.height - other.height) > Self.tolerance {
                return false
            }
        }
        return true
    }

    // MARK: Placing

    private func placed(
        _ frames: [TrackGridFrame],
        _ measured: [Size],
        _ offers: [Offer],
        _ fixedLengths: [Double],
        _ growingLengths: [Double],
        explaining explained: Int?
    ) -> TrainerPicture {
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 4. If the grid doesn't fill the room, cells are as long as their items along the growing axis.
        let areas = frames.indices.map { item in
            Rect(
                fixedAxis,
                from: frames[item].fixed,
                frames[item].fixedLength,
                across: frames[item].growing,
                isFilling ? frames[item].growingLength : measured[item][growingAxis]
            )
        }
        let union = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
        let total = Size(
            fixedAxis,
            fixedLengths.reduce(0, +) + gaps[fixedAxis],
            across: growingLengths.reduce(0, +)
        )
        var offset = Size(width: 0, height: 0)
        for axis in [fixedAxis, growingAxis] {
            picture.container.size[axis] = length(axis, total: Swift.max(total[axis], 0))
            offset[axis] = self.offset(union, picture.container.size[axis], axis)
        }
        // 5. Items are placed in their cells, without half a gap at each edge.
        for item in frames.indices {
            var area = areas[item]
            area.move(x: offset.width, y: offset.height)
            let size = measured[item]
            let frame = Rect(
                x: area.x + (area.width - size.width) * alignment.horizontal.part + gaps.width / 2,
                y: area.y + (area.height - size.height) * alignment.vertical.part + gaps.height / 2,
                width: Swift.max(0, size.width - gaps.width),
                height: Swift.max(0, size.height - gaps.height)
            )
            picture.place(item, frame, offer: offers[item])
            guard item == explained else { continue }
            for axis in [fixedAxis, growingAxis] {
                let cell = arrangement.cells[item]
                let isFixed = axis == fixedAxis
                picture.account?.explainTrackGrid(
                    along: axis,
                    sizes: isFixed
                        ? solver.fixedTracks : solver.growingSizes(arrangement.growingCount, isBounded: isFilling),
                    lengths: isFixed ? fixedLengths : growingLengths,
                    gap: gaps[axis],
                    offer: offer[axis],
                    tracks: isFixed
                        ? cell.fixed..<cell.fixed + cell.fixedSpan : cell.growing..<cell.growing + cell.growingSpan,
                    itemOffer: offers[item][axis],
                    cell: (area[axis] + gaps[axis] / 2, area.size[axis] - gaps[axis]),
                    frame: frame,
                    length: picture.container.size[axis]
                )
            }
        }
        let fixed = Self.run(fixedLengths, from: offset[fixedAxis])
        let growing = Self.run(growingLengths, from: offset[growingAxis])
        picture.columns = fixedAxis == .horizontal ? fixed : growing
        picture.rows = fixedAxis == .horizontal ? growing : fixed
        return picture
    }

    private func length(_ axis: Axis, total: Double) -> Double {
        axis == growingAxis && contentMode == .intrinsic ? total : offer[axis]
    }

    /// Returns the distance by which cells are moved along an axis, in a grid of a given length.
    private func offset(_ union: Rect, _ length: Double, _ axis: Axis) -> Double {
        if axis == growingAxis, !isFilling { return contentMode == .scroll ? -union[axis] : 0 }
        let place = axis == .horizontal ? contentAlignment.horizontal : contentAlignment.vertical
        return place.part == 0 ? 0 : (length - union.size[axis]) * place.part - union[axis]
    }

    private static func run(_ lengths: [Double], from start: Double) -> [TrainerPicture.Track] {
        var start = start
        return lengths.map { length in
            defer { start += length }
            return TrainerPicture.Track(start: start, length: length)
        }
    }
}
