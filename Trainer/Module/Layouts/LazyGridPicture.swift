import LayoutSolvers

extension TrainerState {
    /// Returns an item in the list of tracks of a lazy grid.
    private func lazyItem(_ track: Int) -> LazyGridItem {
        let (minimum, maximum) = (
            self[.minimum, track: track].known ?? 10, self[.maximum, track: track].known ?? .infinity
        )
        let size: LazyGridItem.Size =
            switch self[.kind, track: track].choice(TrackKind.fixed) {
            case .fixed: .fixed(self[.length, track: track])
            case .flexible, .fit: .flexible(minimum: minimum, maximum: maximum)
            case .adaptive: .adaptive(minimum: minimum, maximum: maximum)
            }
        return LazyGridItem(size, gap: self[.spacing, track: track].known ?? LazyGridItem.defaultGap)
    }

    /// Returns the picture of a lazy grid.
    func lazyGridPicture(explaining explained: Int?) -> TrainerPicture {
        // A vertical grid lists columns.
        let axis: Axis = self[.direction].choice(Direction.horizontal) == .horizontal ? .vertical : .horizontal
        let items = items(inStack: nil)
        let figure = figureSize
        var picture = TrainerPicture(count: items.count, explaining: explained)
        // 1. The first pass divides the proposed length, and the second one the length that is needed.
        let solver = LazyGridSolver(items: (0..<trackCount).map(lazyItem), viewCount: items.count)
        let passes = solver.passes(offer: figure[axis])
        let tracks = passes.drawn.tracks
        guard !tracks.isEmpty else {
            picture.container.size = Size(axis, passes.length, across: 0)
            return picture
        }
        // 2. The length of the lines was measured in the first pass.
        let measured = lines(of: items, passes.first.tracks, axis)
        let drawn = lines(of: items, tracks, axis)
        picture.container.size = Size(axis, passes.length, across: measured.last.map { $0.start + $0.length } ?? 0)
        let place = alignment(axis)
        let aligned = place.guide(of: passes.length) - place.guide(of: passes.drawn.length)
        let start = LazyGridSolver.start(of: passes.drawn.length, in: passes.length, aligned: aligned)
        // 3. Each item gets the size of its cell as its proposal, and is centered in it.
        for (index, item) in items.enumerated() {
            let (line, track) = (drawn[index / tracks.count], tracks[index % tracks.count])
            let cell = Rect(axis, from: start + track.start, track.length, across: line.start, line.length)
            let size = item.size(Offer(cell.size))
            let frame = Rect(
                x: cell.x + Place.center.shift(of: size.width, in: cell.width),
                y: cell.y + Place.center.shift(of: size.height, in: cell.height),
                width: size.width,
                height: size.height
            )
            picture.place(index, frame, offer: Offer(cell.size))
            if index == explained {
                picture.account?.explainLazyGrid(
                    passes,
                    along: axis,
                    offer: figure[axis],
                    track: index % tracks.count,
                    cell: cell,
                    frame: frame
                )
            }
        }
        let across = drawn.map { TrainerPicture.Track(start: $0.start, length: $0.length) }
        let along = tracks.map { TrainerPicture.Track(start: start + $0.start, length: $0.length) }
        picture.columns = axis == .horizontal ? along : across
        picture.rows = axis == .horizontal ? across : along
        if passes.second != nil {
            picture.firstPass = passes.first.tracks.map { TrainerPicture.Track(start: $0.start, length: $0.length) }
        }
        return picture
    }

    /// Returns the lines of items in some tracks, each as long as its longest item.
    private func lines(of items: [Item], _ tracks: [LazyGridPass.Track], _ axis: Axis) -> [TrainerPicture.Track] {
        var lines: [TrainerPicture.Track] = []
        guard !tracks.isEmpty else { return lines }
        var first = 0
        var end = 0.0
        while first < items.count {
            let line = first..<Swift.min(first + tracks.count, items.count)
            var length = 0.0
            for index in line {
                let offer = Offer(axis, tracks[index - first].length, across: nil)
                length = Swift.max(length, items[index].length(axis.other, offer))
            }
            let start = first == 0 ? 0 : end + lineGap(before: line, items, tracks.count)
            lines.append(TrainerPicture.Track(start: start, length: length))
            end = start + length
            first = line.upperBound
        }
        return lines
    }

    /// Returns the gap before a line: the spacing if it is set, or the largest default distance between items of a
    /// track.
    private func lineGap(before line: Range<Int>, _ items: [Item], _ trackCount: Int) -> Double {
        if let spacing = self[.spacing].known { return spacing }
        // An item that is alone in its line is next to the whole line before.
        let upper = line.lowerBound - trackCount..<line.lowerBound
        let count = line.count == 1 ? upper.count : line.count
        return (0..<count).reduce(-Double.infinity) { largest, position in
            let above = items[upper.lowerBound + Swift.min(position, upper.count - 1)]
            let below = items[line.lowerBound + Swift.min(position, line.count - 1)]
            return Swift.max(largest, Item.distance(above, below))
        }
    }
}
