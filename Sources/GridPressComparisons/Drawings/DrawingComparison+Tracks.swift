import GridPressRecords

// Lengths and positions of tracks, and the frames of cells.

extension DrawingComparison {
    /// Returns the changed lengths or starts of tracks, one change for each.
    func trackChanges(
        of value: KeyPath<Drawing.Grid.Track, Double>,
        as word: KeyPath<Axis, String>
    ) -> [Change] {
        runs(of: value).flatMap { run in run.tracks.map { change(run, $0, of: value, as: word) } }
    }

    /// Returns the changed lengths or starts of tracks, with equal changes combined.
    ///
    /// A length that is reported with the size of its track is left out.
    func groupedTracks(
        of value: KeyPath<Drawing.Grid.Track, Double>,
        as word: KeyPath<Axis, String>
    ) -> [Change] {
        let isLength = value == \Drawing.Grid.Track.length
        let reported = Set(difference.causes.map(\.subject))
        return runs(of: value).flatMap { run -> [Change] in
            var groups: [(change: Double, tracks: [Int])] = []
            for index in run.tracks where !isLength || run.old[index].size == run.new[index].size {
                if isLength, reported.contains(name(run, index)) { continue }
                let change = (run.new[index][keyPath: value] - run.old[index][keyPath: value]).inThousandths
                if let place = groups.firstIndex(where: { abs($0.change - change) <= 0.01 }) {
                    groups[place].tracks.append(index)
                } else {
                    groups.append((change, [index]))
                }
            }
            let all = groups.flatMap(\.tracks).sorted()
            if groups.count > Self.mostGroups / 2 {
                let subject = "\(run.axis.track)s \(Self.list(all)) of \(newNames.grid(run.grid))"
                return [isLength ? Change(.changed, subject, "have new \(run.axis.size)s") : Change(.moved, subject)]
            }
            return groups.map { group in
                if group.tracks.count == 1 { return change(run, group.tracks[0], of: value, as: word) }
                let subject = "\(run.axis.track)s \(Self.list(group.tracks)) of \(newNames.grid(run.grid))"
                let way = FrameChange(group.change, along: run.axis, isLength: isLength).coarse
                return isLength ? Change(.changed, subject, "are \(way.growth)") : Change(.moved, subject, way.way)
            }
        }
    }

    private func name(_ run: TrackRun, _ index: Int) -> String {
        "\(run.axis.track) \(index + 1) of \(newNames.grid(run.grid))"
    }

    private func change(
        _ run: TrackRun,
        _ index: Int,
        of value: KeyPath<Drawing.Grid.Track, Double>,
        as word: KeyPath<Axis, String>
    ) -> Change {
        .length(
            name(run, index),
            run.axis[keyPath: word],
            run.old[index][keyPath: value],
            run.new[index][keyPath: value]
        )
    }

    /// Returns numbers as a list of ranges that starts at 1: `2–5 and 8`.
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

    /// The tracks along an axis of a grid that changed.
    private struct TrackRun {
        var grid: Int
        var axis: Axis
        var old: [Drawing.Grid.Track]
        var new: [Drawing.Grid.Track]
        var tracks: [Int]
    }

    private func runs(of value: KeyPath<Drawing.Grid.Track, Double>) -> [TrackRun] {
        var runs: [TrackRun] = []
        for pair in grids {
            for axis in Axis.allCases {
                let old = self.old.grids[pair.old].tracks(along: axis)
                let new = self.new.grids[pair.new].tracks(along: axis)
                guard old.count == new.count else { continue }
                let changed = old.indices.filter { differ(old[$0][keyPath: value], new[$0][keyPath: value]) }
                guard !changed.isEmpty else { continue }
                runs.append(TrackRun(grid: pair.new, axis: axis, old: old, new: new, tracks: changed))
            }
        }
        return runs
    }

    // MARK: Rooms

    /// The change of a cell's frame, apart from the change of its columns and rows.
    struct RoomChange {
        var change: Change
        var isSize: Bool
        var key: [Int]
    }

    func roomChanges() -> [RoomChange] {
        grids.flatMap { pair in
            pairsOfCells(pair).compactMap { cell, partner -> RoomChange? in
                let (before, after) = (old.grids[pair.old].cells[cell], new.grids[pair.new].cells[partner])
                let change = FrameChange(from: before.frame, to: after.frame, tolerance: tolerance)
                guard !change.isNothing else { return nil }
                let tracks = old.grids[pair.old].printedRoom(columns: before.columns, rows: before.rows)
                let newTracks = new.grids[pair.new].printedRoom(columns: after.columns, rows: after.rows)
                if let tracks, let newTracks,
                    FrameChange(from: tracks, to: newTracks, tolerance: tolerance).isNear(change, within: 0.005)
                {
                    return nil
                }
                // If a cell has other columns or rows, its frame follows from the columns or rows.
                if before.columns != after.columns || before.rows != after.rows { return nil }
                return RoomChange(
                    change: Self.sizeChange(newNames.cell(partner, of: pair.new), before.frame, after.frame, change),
                    isSize: change.resizes,
                    key: [pair.new, partner]
                )
            }
        }
    }

    // MARK: Division

    /// Reports how lengths were divided, which follows from all other values.
    mutating func compareDivision(_ pair: GridPair) {
        let (before, after) = (old.grids[pair.old], new.grids[pair.new])
        let subject = newNames.grid(pair.new)
        for axis in Axis.allCases {
            for (index, (track, newTrack)) in zip(before.tracks(along: axis), after.tracks(along: axis)).enumerated() {
                let (was, became) = (track.division?.numbers ?? [], newTrack.division?.numbers ?? [])
                guard differ(was, became) else { continue }
                tell(
                    Change(
                        .changed,
                        "\(axis.track) \(index + 1) of \(subject)",
                        "limits and share",
                        old: was.map(\.phrase).joined(separator: " "),
                        new: became.map(\.phrase).joined(separator: " ")
                    )
                )
            }
        }
        let (passes, newPasses) = (before.passes.flatMap(\.numbers), after.passes.flatMap(\.numbers))
        guard differ(passes, newPasses) else { return }
        tell(
            Change(
                .changed,
                subject,
                "division of the length",
                old: passes.map(\.phrase).joined(separator: " "),
                new: newPasses.map(\.phrase).joined(separator: " ")
            )
        )
    }

    private func differ(_ first: [Double], _ second: [Double]) -> Bool {
        first.count != second.count || zip(first, second).contains { differ($0, $1) }
    }
}

extension Drawing.Grid.Track.Division {
    fileprivate var numbers: [Double] { [least, most ?? -1, share ?? -1] }
}

extension Drawing.Grid.Pass {
    fileprivate var numbers: [Double] {
        [offered, length] + shares.flatMap(\.numbers)
    }
}

extension Drawing.Grid.Pass.Share {
    fileprivate var numbers: [Double] {
        let counts: [Double] = [Double(itemsLeft ?? -1), isClamped ? 1 : 0, Double(trackCount)]
        return [remaining ?? -1, share ?? -1, length] + counts
    }
}
