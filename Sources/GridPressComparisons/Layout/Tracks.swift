// Lengths and positions of tracks, and the frames of cells.

extension DrawingComparison {
    /// Returns the changed lengths or starts of tracks, with equal changes combined.
    ///
    /// - Parameters:
    ///   - isLength: Whether lengths are compared instead of starts.
    ///   - causes: The known causes. A length that is reported with the size of its track is left out.
    func trackChanges(lengths isLength: Bool, without causes: [FoundChange] = []) -> [Change] {
        let reported = Set(causes.map(\.change.subject))
        let value = isLength ? \Drawing.Grid.Track.length : \.start
        return grids.flatMap { pair in
            Axis.allCases.flatMap { axis -> [Change] in
                let old = self.old.grids[pair.old].tracks(along: axis).map { ($0.size, $0[keyPath: value]) }
                let new = self.new.grids[pair.new].tracks(along: axis).map { ($0.size, $0[keyPath: value]) }
                guard old.count == new.count else { return [] }
                var groups: [(change: Double, tracks: [Int])] = []
                for index in old.indices where differ(old[index].1, new[index].1) {
                    let isSized = old[index].0 != new[index].0 || reported.contains(track(index, axis, pair))
                    if isLength, isSized { continue }
                    let change = (new[index].1 - old[index].1).inThousandths
                    if let place = groups.firstIndex(where: { abs($0.change - change) <= 0.01 }) {
                        groups[place].tracks.append(index)
                    } else {
                        groups.append((change, [index]))
                    }
                }
                func subject(_ tracks: [Int]) -> String {
                    "\(axis.track)s \(Self.list(tracks)) of \(newNames.grid(pair.new))"
                }
                if groups.count > Self.mostGroups / 2 {
                    let all = subject(groups.flatMap(\.tracks).sorted())
                    return [isLength ? Change(.changed, all, "have new \(axis.size)s") : Change(.moved, all)]
                }
                return groups.map { change, tracks in
                    if tracks.count == 1 {
                        let (was, became) = (old[tracks[0]].1, new[tracks[0]].1)
                        return .length(track(tracks[0], axis, pair), isLength ? axis.size : axis.place, was, became)
                    }
                    let way = FrameChange(change, along: axis, isLength: isLength).coarse
                    return isLength
                        ? Change(.changed, subject(tracks), "are \(way.growth)")
                        : Change(.moved, subject(tracks), way.way)
                }
            }
        }
    }

    /// Returns numbers as a list of ranges that starts at 1: `2–5 and 8`.
    private static func list(_ indices: [Int]) -> String {
        let runs: [Range<Int>] = indices.reduce(into: []) { runs, index in
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        let words = runs.map(\.counted)
        return words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }

    /// Returns the changed frames of cells with the same columns and rows.
    func roomChanges() -> [Change] {
        grids.flatMap { pair in
            pairsOfCells(pair).compactMap { cell, partner in
                let (before, after) = (old.grids[pair.old].cells[cell], new.grids[pair.new].cells[partner])
                let change = FrameChange(from: before.frame, to: after.frame, tolerance: tolerance)
                guard !change.isNothing, before.columns == after.columns, before.rows == after.rows else { return nil }
                return Self.change(newNames.cell(partner, of: pair.new), before.frame, after.frame, change)
            }
        }
    }

    /// Returns the changes of how lengths were divided, which follows from all other values.
    func divisions(_ pair: Pair) -> [Change] {
        changes(newNames.grid(pair.new), old.grids[pair.old].division, new.grids[pair.new].division, within: tolerance)
    }
}

extension Drawing.Grid {
    /// The limits and shares of tracks, and the passes in which the length was divided.
    fileprivate var division: [Drawing.Setting] {
        let limits = (columns + rows).map { track -> [Double] in
            track.division.map { [$0.least, $0.most ?? -1, $0.share ?? -1] } ?? []
        }
        let numbers = passes.flatMap { pass in [pass.offered, pass.length] + pass.shares.flatMap(\.numbers) }
        return [
            .init("limits and shares of tracks", .numbers(Array(limits.joined()))),
            .init("division of the length", .numbers(numbers)),
        ]
    }
}

extension Drawing.Grid.Pass.Share {
    fileprivate var numbers: [Double] {
        [remaining ?? -1, share ?? -1, length, Double(itemsLeft ?? -1), isClamped ? 1 : 0, Double(trackCount)]
    }
}
