extension FieldWriter where Self: ~Copyable {
    /// Writes the tracks and the passes of a grid.
    mutating func tracks(of grid: Drawing.Grid) {
        tracks("columns", of: "column", grid.columns, from: corner.x)
        tracks("rows", of: "row", grid.rows, from: corner.y)
        guard !grid.passes.isEmpty else { return }
        list("passes", of: "pass", grid.passes, .lines) { $0.members(of: $1) }
    }

    private mutating func tracks(
        _ name: StaticString,
        of item: StaticString,
        _ tracks: [Drawing.Grid.Track],
        from corner: Double
    ) {
        // A number with all its digits is read back exactly, and one with three decimals with a rounding.
        let tolerance = written(0.0004) == 0 ? 0.0006 : 0
        let runs = Drawing.Grid.runs(of: tracks, tolerance: tolerance)
        list(name, of: item, runs) { $0.members(of: $1, from: corner) }
    }

    private mutating func members(of run: Drawing.Grid.TrackRun, from corner: Double) {
        let track = run.first
        member("size", track.size)
        member("start", written(track.start) - corner)
        member("length", track.length)
        if run.count > 1 {
            member("count", count: run.count)
            member("last", written(run.last) - corner)
        }
        guard let division = track.division else { return }
        member("least", division.least)
        member("most", division.most)
        member("share", division.share)
    }

    private mutating func members(of pass: Drawing.Grid.Pass) {
        member("offered", pass.offered)
        member("length", pass.length)
        list("shares", of: "share", pass.shares) { $0.members(of: $1) }
    }

    private mutating func members(of share: Drawing.Grid.Pass.Share) {
        member("size", share.size)
        member("remaining", share.remaining)
        member("itemsLeft", count: share.itemsLeft)
        member("share", share.share)
        member("length", share.length)
        if share.isClamped { member("clamped", true) }
        if share.trackCount != 1 { member("tracks", count: share.trackCount) }
    }

    /// Writes the identity and the tracks of a cell.
    mutating func members(of cell: Drawing.Grid.Cell) {
        member("identity", cell.identity)
        member("columns", cell.columns)
        member("rows", cell.rows)
        member("frame", cell.frame)
    }

    /// Writes a range of tracks: the index of the first track, and the number of tracks.
    private mutating func member(_ name: StaticString, _ tracks: Range<Int>) {
        member(name, [Double(tracks.lowerBound), Double(tracks.count)])
    }
}
