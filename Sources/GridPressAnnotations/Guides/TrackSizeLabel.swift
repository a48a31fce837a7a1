/// The label of a track's size, or of the tracks of one lazy grid item.
struct TrackSizeLabel {
    var size: String
    var length: Double
    var trackCount: Int
    var start: Double
    var end: Double

    /// The declared size above the computed length.
    var lines: [String] { [size, measure].filter { !$0.isEmpty } }
    /// The declared size and the computed length on one line.
    var line: String { size.isEmpty ? measure : "\(size) = \(measure)" }

    /// The computed length, written once for equal tracks.
    var measure: String { trackCount > 1 ? "\(trackCount) × \(length.labelText)" : length.labelText }

    /// Returns the labels for the tracks of a grid.
    ///
    /// The tracks of one item of a lazy grid share a label, and so do three or more equal tracks.
    static func sizes(of grid: VisibleGrid, along side: Drawing.Annotation.Side) -> [TrackSizeLabel] {
        let items = grid.itemCounts(along: side).enumerated().flatMap { Array(repeating: $0, count: $1) }
        var sizes: [TrackSizeLabel] = []
        var lastItem: Int?
        for track in (side == .top ? grid.columns : grid.rows).tracks {
            let item = track.index < items.count ? items[track.index] : nil
            let size = TrackSizeLabel(track)
            if let item, item == lastItem, let last = sizes.popLast() {
                sizes.append(last.joined(with: size))
            } else {
                sizes.append(size)
            }
            lastItem = item
        }
        return joiningEqual(sizes)
    }

    /// Returns labels with runs of equal single tracks joined.
    private static func joiningEqual(_ sizes: [TrackSizeLabel]) -> [TrackSizeLabel] {
        var joined: [TrackSizeLabel] = []
        var start = 0
        while start < sizes.count {
            var end = start + 1
            while end < sizes.count, sizes[end].isEqual(to: sizes[start]) { end += 1 }
            let run = sizes[start..<end]
            if run.count >= leastRun {
                joined.append(run.dropFirst().reduce(run[start]) { $0.joined(with: $1) })
            } else {
                joined += run
            }
            start = end
        }
        return joined
    }

    /// The minimum number of equal tracks that share a label.
    private static let leastRun = 3

    private init(_ track: VisibleGrid.Track) {
        size = track.size
        length = track.length
        trackCount = 1
        start = track.start
        end = track.end
    }

    private func joined(with other: TrackSizeLabel) -> TrackSizeLabel {
        var joined = self
        joined.trackCount += other.trackCount
        joined.start = min(start, other.start)
        joined.end = max(end, other.end)
        return joined
    }

    /// Returns whether two single tracks have the same declared size and computed length.
    private func isEqual(to other: TrackSizeLabel) -> Bool {
        trackCount == 1 && other.trackCount == 1 && size == other.size && length.labelText == other.length.labelText
    }
}

extension VisibleGrid {
    /// Returns the number of tracks that each item of a lazy grid creates along its axis.
    fileprivate func itemCounts(along side: Drawing.Annotation.Side) -> [Int] {
        let axis = side == .top ? "columns" : "rows"
        guard grid.settings[.divides] == axis else { return [] }
        return grid.passes.last?.shares.map(\.trackCount) ?? []
    }
}
