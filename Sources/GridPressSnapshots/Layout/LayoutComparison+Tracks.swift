import GridPressDrawings

extension LayoutComparison {
    /// Lengths or starts of tracks that changed, each by itself.
    func trackChanges(
        _ grids: [(Int, Int)],
        of value: KeyPath<LayoutRecord.Track, Double>,
        as word: KeyPath<Axis, String>
    ) -> [Change] {
        tracks(grids, of: value).flatMap { run in
            run.tracks.map { index in
                Change.length(
                    "\(run.axis.track) \(index + 1) of \(newNames.grid(run.grid))",
                    run.axis[keyPath: word],
                    run.old[index][keyPath: value],
                    run.new[index][keyPath: value]
                )
            }
        }
    }

    /// Lengths or starts of tracks that changed, those that changed alike together; what was told with a size isn't.
    func groupedTracks(
        _ grids: [(Int, Int)],
        of value: KeyPath<LayoutRecord.Track, Double>,
        as word: KeyPath<Axis, String>
    ) -> [Change] {
        let isLength = value == \LayoutRecord.Track.length
        return tracks(grids, of: value).flatMap { run -> [Change] in
            var groups: [(change: Double, tracks: [Int])] = []
            for index in run.tracks where !isLength || run.old[index].size == run.new[index].size {
                let change = (run.new[index][keyPath: value] - run.old[index][keyPath: value]).inThousandths
                if let place = groups.firstIndex(where: { abs($0.change - change) <= 0.01 }) {
                    groups[place].tracks.append(index)
                } else {
                    groups.append((change, [index]))
                }
            }
            if groups.count > Self.mostGroups / 2 {
                let subject = "\(run.axis.track)s \(Self.list(run.tracks)) of \(newNames.grid(run.grid))"
                return [isLength ? Change(.changed, subject, "have new \(run.axis.size)s") : Change(.moved, subject)]
            }
            return groups.map { group in
                let first = group.tracks[0]
                let grid = newNames.grid(run.grid)
                if group.tracks.count == 1 {
                    return Change.length(
                        "\(run.axis.track) \(first + 1) of \(grid)",
                        run.axis[keyPath: word],
                        run.old[first][keyPath: value],
                        run.new[first][keyPath: value]
                    )
                }
                let subject = "\(run.axis.track)s \(Self.list(group.tracks)) of \(grid)"
                let way = FrameChange(group.change, along: run.axis, isLength: isLength).coarse
                return isLength
                    ? Change(.changed, subject, "are \(way.growth)") : Change(.moved, subject, way.way)
            }
        }
    }

    /// Numbers as people count: `2–5 and 8`.
    private static func list(_ indices: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for index in indices {
            if let last = runs.last, last.upperBound + 1 == index {
                runs[runs.count - 1] = last.lowerBound...index
            } else {
                runs.append(index...index)
            }
        }
        let words = runs.map { run in
            run.count == 1 ? "\(run.lowerBound + 1)" : "\(run.lowerBound + 1)–\(run.upperBound + 1)"
        }
        return words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }

    private struct TrackRun {
        var grid: Int
        var axis: Axis
        var old: [LayoutRecord.Track]
        var new: [LayoutRecord.Track]
        /// Those that changed.
        var tracks: [Int]
    }

    private func tracks(_ grids: [(Int, Int)], of value: KeyPath<LayoutRecord.Track, Double>) -> [TrackRun] {
        var runs: [TrackRun] = []
        for (grid, other) in grids {
            for axis in [Axis.horizontal, .vertical] {
                let old = self.old.grids[grid].tracks(along: axis)
                let new = self.new.grids[other].tracks(along: axis)
                guard old.count == new.count else { continue }
                let changed = old.indices.filter { differ(old[$0][keyPath: value], new[$0][keyPath: value]) }
                guard !changed.isEmpty else { continue }
                runs.append(TrackRun(grid: other, axis: axis, old: old, new: new, tracks: changed))
            }
        }
        return runs
    }

    /// The room of a cell that changed otherwise than its columns and rows.
    struct RoomChange {
        var change: Change
        var isSize: Bool
        var key: [Int]
    }

    func roomChanges(_ grids: [(Int, Int)]) -> [RoomChange] {
        grids.flatMap { grid, other in
            pairsOfCells(grid, other).compactMap { cell, partner -> RoomChange? in
                let (before, after) = (old.grids[grid].cells[cell], new.grids[other].cells[partner])
                guard before.room != nil || after.room != nil,
                    let room = old.grids[grid].room(of: before), let newRoom = new.grids[other].room(of: after)
                else { return nil }
                let change = FrameChange(from: room, to: newRoom, tolerance: tolerance)
                let tracks = old.grids[grid].room(columns: before.columns, rows: before.rows)
                let newTracks = new.grids[other].room(columns: after.columns, rows: after.rows)
                if let tracks, let newTracks,
                    FrameChange(from: tracks, to: newTracks, tolerance: tolerance).isAlike(change)
                {
                    return nil
                }
                guard !change.isNothing else { return nil }
                return RoomChange(
                    change: Self.sizeChange(newNames.cell(partner, of: other), room, newRoom, change),
                    isSize: change.resizes,
                    key: [other, partner]
                )
            }
        }
    }
}

extension FrameChange {
    /// A change along one axis.
    fileprivate init(_ change: Double, along axis: Axis, isLength: Bool) {
        self.init()
        switch (axis, isLength) {
        case (.horizontal, true): width = change
        case (.vertical, true): height = change
        case (.horizontal, false): x = change
        case (.vertical, false): y = change
        }
    }

    /// Whether it is the same but for rounding.
    fileprivate func isAlike(_ other: FrameChange) -> Bool {
        abs(x - other.x) < 0.005 && abs(y - other.y) < 0.005 && abs(width - other.width) < 0.005
            && abs(height - other.height) < 0.005
    }
}
