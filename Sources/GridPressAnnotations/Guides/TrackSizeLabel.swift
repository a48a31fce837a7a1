/// The size of a track, or of the tracks of one item.
struct TrackSizeLabel {
    var size: String
    var length: Double
    var trackCount: Int
    var start: Double
    var end: Double

    /// The size as it is written, above how it came out.
    var lines: [String] { [size, measure].filter { !$0.isEmpty } }
    /// The same in one line.
    var line: String { size.isEmpty ? measure : "\(size) = \(measure)" }

    /// The computed length, once for equal tracks.
    var measure: String { trackCount > 1 ? "\(trackCount) × \(length.labelText)" : length.labelText }

    /// Returns the sizes of the tracks of a grid.
    ///
    /// 1. The tracks of one item of a lazy grid share a label.
    /// 2. Three or more equal ones do too.
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

    /// Returns sizes with runs of equal single tracks joined.
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

    /// The number of equal tracks that share a label.
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

    /// Returns whether two single tracks have one size, and came out as long as each other.
    private func isEqual(to other: TrackSizeLabel) -> Bool {
        trackCount == 1 && other.trackCount == 1 && size == other.size && length.labelText == other.length.labelText
    }
}

extension VisibleGrid {
    /// Returns the number of tracks that each item of a lazy grid became, along the axis that those divide.
    fileprivate func itemCounts(along side: Drawing.Annotation.Side) -> [Int] {
        let axis = side == .top ? "columns" : "rows"
        guard grid.settings.contains(Drawing.Setting("divides", .word(axis))) else { return [] }
        return grid.passes.last?.shares.map(\.trackCount) ?? []
    }
}
