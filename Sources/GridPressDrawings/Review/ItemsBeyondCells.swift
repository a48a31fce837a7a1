extension Finding.Code {
    /// An item that is larger than its cell.
    public static let itemBeyondCell = Finding.Code(rawValue: "grid.item-beyond-cell")
}

extension Drawing {
    /// The kinds of grids in which an item larger than its cell is rarely intended.
    private static let reviewedGrids: [Grid.Kind] = [.tracks, .lazy, .rows, .spans]

    /// Returns a note for each item that is larger than its cell.
    func reviewedCells() -> [Finding] {
        grids.filter { Self.reviewedGrids.contains($0.kind) }.flatMap { grid in
            grid.cells.compactMap { finding(about: $0, of: grid) }
        }.counted()
    }

    private func finding(about cell: Grid.Cell, of grid: Grid) -> Finding? {
        let item = elements[cell.element].frame.size
        let room = cell.frame.size
        let isWider = item.width > room.width + 0.001
        let isTaller = item.height > room.height + 0.001
        guard item.width.isFinite, item.height.isFinite, isWider || isTaller else { return nil }
        var sentences: [String] = []
        if isWider {
            sentences.append("is \(item.width.inMessage) points wide, but its cell is \(room.width.inMessage)")
        }
        if isTaller {
            sentences.append("is \(item.height.inMessage) points high, but its cell is \(room.height.inMessage)")
        }
        var message = "An item " + sentences.joined(separator: ", and it ") + "."
        let taken = [isWider ? grid.columns[cell.columns].first : nil, isTaller ? grid.rows[cell.rows].first : nil]
        for case let track? in taken {
            guard let written = track.writtenLength, written > track.length + 0.001 else { continue }
            message +=
                " Of the \(written.inMessage) points of its track, \((written - track.length).inMessage) are spacing."
        }
        return note(
            .itemBeyondCell,
            about: cell.element,
            message,
            fix: "Use a larger track, or let the item fill its cell."
        )
    }
}

extension Drawing.Grid.Track {
    /// The fixed length of a track, as it is written; `nil` for tracks without a fixed length.
    fileprivate var writtenLength: Double? {
        guard let start = size.firstIndex(of: "("), size.last == ")", ["pt", "fixed"].contains(size[..<start]) else {
            return nil
        }
        return Double(size[size.index(after: start)...].dropLast())
    }
}
