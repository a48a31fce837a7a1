extension FieldSource {
    /// Reads the kind, the tracks and the passes of a grid, without its cells.
    ///
    /// - Parameters:
    ///   - element: The index of the grid's element.
    ///   - settings: The settings of the grid.
    ///   - budget: The number of tracks that entries with a count can still create. Such entries create many tracks from
    ///     little text.
    package func grid(
        _ element: Int,
        _ settings: [Drawing.Setting],
        _ budget: RecordBudget
    ) throws(JSONError) -> Drawing.Grid {
        guard let kind = try word("kind", as: Drawing.Grid.Kind.self) else { throw missing("kind") }
        return Drawing.Grid(
            element: element,
            kind: kind,
            settings: settings,
            columns: try tracks("columns", of: "column", from: corner.x, budget),
            rows: try tracks("rows", of: "row", from: corner.y, budget),
            cells: [],
            passes: try list("passes", of: "pass").map { pass throws(JSONError) in try pass.pass() }
        )
    }

    private func tracks(
        _ name: String,
        of item: String,
        from corner: Double,
        _ budget: RecordBudget
    ) throws(JSONError) -> [Drawing.Grid.Track] {
        var tracks: [Drawing.Grid.Track] = []
        for fields in try list(name, of: item) {
            let first = try fields.track(from: corner)
            let count = try fields.count("count") ?? 1
            if count != 1, !budget.allows(count) {
                throw fields.mistake("Entries with a count have from 1 to \(RecordBudget.mostTracks) tracks together.")
            }
            let last = try fields.number("last").map { coordinate($0, from: corner) } ?? first.start
            let run = Drawing.Grid.TrackRun(first: first, count: count, last: last)
            for index in 0..<count {
                var track = first
                track.start = coordinate(run.start(of: index), from: 0)
                tracks.append(track)
            }
        }
        return tracks
    }

    private func track(from corner: Double) throws(JSONError) -> Drawing.Grid.Track {
        let division = try number("least").map { least throws(JSONError) in
            Drawing.Grid.Track.Division(least: least, most: try number("most"), share: try number("share"))
        }
        return Drawing.Grid.Track(
            size: try required("size").text(),
            start: coordinate(try required("start").number(), from: corner),
            length: try required("length").number(),
            division: division
        )
    }

    private func pass() throws(JSONError) -> Drawing.Grid.Pass {
        Drawing.Grid.Pass(
            offered: try required("offered").number(),
            shares: try list("shares", of: "share").map { share throws(JSONError) in try share.share() },
            length: try required("length").number()
        )
    }

    private func share() throws(JSONError) -> Drawing.Grid.Pass.Share {
        Drawing.Grid.Pass.Share(
            size: try required("size").text(),
            remaining: try number("remaining"),
            itemsLeft: try count("itemsLeft"),
            share: try number("share"),
            length: try required("length").number(),
            isClamped: try flag("clamped"),
            trackCount: try count("tracks") ?? 1
        )
    }

    /// Reads a cell of an element.
    package func cell(_ element: Int, _ settings: [Drawing.Setting]) throws(JSONError) -> Drawing.Grid.Cell {
        Drawing.Grid.Cell(
            element: element,
            identity: try text("identity") ?? "",
            columns: try required("columns").tracks(),
            rows: try required("rows").tracks(),
            frame: try required("frame").rect(),
            settings: settings
        )
    }
}
