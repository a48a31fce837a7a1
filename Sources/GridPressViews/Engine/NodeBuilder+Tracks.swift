extension NodeBuilder {
    /// Counts tracks of a grid; the figure fails if it has too many.
    func count(tracks: Int, in total: inout Int) {
        total += max(tracks, 0)
        if total > limits.emptyTracks { fail(.tooManyTracks(limit: limits.emptyTracks)) }
    }
}

extension Drawing.Grid {
    /// The number of tracks beyond one for each cell.
    var emptyTrackCount: Int { columns.count + rows.count - cells.count }
}
