import GridPressDrawings

extension FieldWriter where Self: ~Copyable {
    /// Writes the tracks and the passes of a grid.
    mutating func tracks(of grid: Drawing.Grid) {
        tracks("columns", of: "column", grid.columns)
        tracks("rows", of: "row", grid.rows)
        guard !grid.passes.isEmpty else { return }
        list("passes", of: "pass", grid.passes, .lines) { $0.members(of: $1) }
    }

    private mutating func tracks(_ name: StaticString, of item: StaticString, _ tracks: [Drawing.Grid.Track]) {
        // A number with all its digits is read back exactly.
        let tolerance = written(0.0004) == 0 ? 0.0004 : 0
        list(name, of: item, Drawing.Grid.runs(of: tracks, tolerance: tolerance)) { $0.members(of: $1) }
    }

    private mutating func members(of run: Drawing.Grid.TrackRun) {
        let track = run.first
        member("size", track.size)
        member("start", track.start)
        member("length", track.length)
        if run.count > 1 {
            member("count", count: run.count)
            member("last", run.last)
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
