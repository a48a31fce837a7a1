import LayoutSolvers

/// The rules of grids of rows done in the plainest way, cell by cell, to hold the solver against.
enum RowGridModel {
    /// The columns that each cell takes, row by row, and how many there are.
    static func structure(_ rows: [RowGridStructure.Row]) -> (columns: [Range<Int>], rows: [Int], count: Int) {
        let count = max(1, rows.map { ($0.spans ?? [1]).reduce(0) { $0 + max($1, 1) } }.max() ?? 1)
        var columns: [Range<Int>] = []
        var numbers: [Int] = []
        for (number, row) in rows.enumerated() {
            var start = 0
            for span in row.spans ?? [count] {
                columns.append(start..<start + max(span, 1))
                numbers.append(number)
                start += max(span, 1)
            }
        }
        return (columns, numbers, count)
    }

    /// The gap before each column: wherever two cells of a row meet, and nowhere else.
    static func columnGaps(_ grid: RandomRowGrid) -> [Double] {
        let cells = grid.structure.cells
        return (0..<grid.structure.columnCount).map { column in
            var distances: [Double] = []
            for (index, cell) in cells.enumerated() {
                for (next, other) in cells.enumerated()
                where cell.row == other.row && cell.columns.upperBound == column && other.column == column {
                    distances.append(grid.distance(index, next))
                }
            }
            return distances.isEmpty ? 0 : grid.spacing ?? distances.max()!
        }
    }

    /// The gap before each row: the largest distance of any two cells above each other that share a column.
    static func rowGaps(_ grid: RandomRowGrid) -> [Double] {
        let cells = grid.structure.cells
        return grid.rows.indices.map { row in
            if row == 0 { return 0 }
            if let spacing = grid.spacing { return spacing }
            var distances: [Double] = []
            for (above, upper) in cells.enumerated() where upper.row == row - 1 {
                for (below, lower) in cells.enumerated()
                where lower.row == row && upper.columns.overlaps(lower.columns) {
                    distances.append(grid.distance(above, below))
                }
            }
            return distances.max() ?? 0
        }
    }

    /// Returns the tracks in which no cell is alone, or else all.
    static func takers(of tracks: Range<Int>, _ cells: [RowGridTrackRanges.Cell]) -> [Int] {
        let empty = tracks.filter { track in !cells.contains { $0.span == 1 && $0.track == track } }
        return empty.isEmpty ? Array(tracks) : empty
    }

    /// Between which lengths tracks can be, and between which those are that cells spanning several ask for.
    struct Ranges {
        var least: [Double]
        var most: [Double]
        var spanned: [ClosedRange<Double>?]

        init(_ gaps: [Double], _ cells: [RowGridTrackRanges.Cell]) {
            least = gaps.map { _ in 0 }
            most = least
            spanned = gaps.map { _ in nil }
            for cell in cells where cell.span == 1 {
                least[cell.track] = max(least[cell.track], cell.least)
                most[cell.track] = max(most[cell.track], cell.most)
            }
            for span in 2..<max(3, (cells.map(\.span).max() ?? 0) + 1) {
                for cell in cells where cell.span == span {
                    let tracks = cell.track..<cell.track + span
                    let inner = gaps[tracks.lowerBound + 1..<tracks.upperBound].reduce(0, +)
                    let missing = cell.least - inner - least[tracks].reduce(0, +)
                    let takers = RowGridModel.takers(of: tracks, cells)
                    if missing > 0 {
                        for track in takers {
                            least[track] += missing / Double(takers.count)
                            most[track] = max(most[track], least[track])
                            spanned[track] = least[track]...max(spanned[track]?.upperBound ?? 0, least[track])
                        }
                    }
                    let room = most[tracks].reduce(0, +)
                    let more = cell.most == .infinity ? .infinity : cell.most - inner - room
                    guard room < .infinity, more > 0 else { continue }
                    for track in more == .infinity ? Array(tracks) : takers {
                        most[track] += more / Double(takers.count)
                        spanned[track] = least[track]...most[track]
                    }
                }
            }
        }
    }

    /// The lengths of columns: who chooses next is found anew for each.
    static func lengths(_ grid: RandomRowGrid) -> [Double] {
        let gaps = columnGaps(grid)
        let ranges = Ranges(gaps, grid.columnCells)
        guard let offer = grid.offer else {
            var lengths = gaps.indices.map { grid.content(of: $0, nil) }
            for span in 2..<12 {
                for need in grid.needs where need.span == span {
                    let tracks = need.track..<need.track + span
                    let inner = gaps[tracks.lowerBound + 1..<tracks.upperBound].reduce(0, +)
                    let takers = takers(of: tracks, grid.columnCells)
                    let part = max(0, need.length - inner - lengths[tracks].reduce(0, +)) / Double(takers.count)
                    for track in takers { lengths[track] += part }
                }
            }
            return lengths
        }
        var lengths = gaps.map { _ in 0.0 }
        var available = offer - gaps.dropFirst().reduce(0, +)
        var waiting = Array(gaps.indices)
        while let next = waiting.min(by: { ranges.precedes($0, $1) }) {
            let share = max(available / Double(waiting.count), 0)
            lengths[next] = grid.content(of: next, share)
            if let limits = ranges.spanned[next] {
                lengths[next] = max(lengths[next], min(max(share, limits.lowerBound), limits.upperBound))
            }
            let assigned = max(min(share, ranges.most[next]), ranges.least[next])
            if assigned < .infinity { available -= assigned }
            waiting.removeAll { $0 == next }
        }
        return lengths
    }
}

extension RowGridModel.Ranges {
    /// Whether a track chooses before another: the least flexible first, of endlessly flexible ones the longest.
    fileprivate func precedes(_ track: Int, _ other: Int) -> Bool {
        let (first, second) = (most[track] - least[track], most[other] - least[other])
        if first == .infinity, second == .infinity, least[track] != least[other] { return least[track] > least[other] }
        return first != second ? first < second : track < other
    }
}
