import LayoutSolvers

/// The rules of row grids in their simplest form, cell by cell, to which tests compare the solver.
enum RowGridModel {
    /// Returns the columns and the row of each cell, and the number of columns.
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

    /// Returns the gap before each column, which is 0 if no two cells of a row meet there.
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

    /// Returns the gap before each row: the largest distance between two adjacent cells that share a column.
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

    /// Returns the tracks without a cell that spans only that track, or all tracks if there are no such tracks.
    static func takers(of tracks: Range<Int>, _ cells: [RowGridTrackRanges.Cell]) -> [Int] {
        let empty = tracks.filter { track in !cells.contains { $0.span == 1 && $0.track == track } }
        return empty.isEmpty ? Array(tracks) : empty
    }

    /// The minimum and maximum lengths of tracks.
    struct Ranges {
        var least: [Double]
        var most: [Double]

        init(_ gaps: [Double], _ cells: [RowGridTrackRanges.Cell]) {
            least = gaps.map { _ in 0 }
            most = least
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
                        }
                    }
                    let room = most[tracks].reduce(0, +)
                    let more = cell.most == .infinity ? .infinity : cell.most - inner - room
                    guard room < .infinity, more > 0 else { continue }
                    for track in more == .infinity ? Array(tracks) : takers {
                        most[track] += more / Double(takers.count)
                    }
                }
            }
        }
    }

    /// Returns the lengths of columns and of rows.
    ///
    /// The model computes the next cells, the open tracks and the rest again for each group.
    static func lengths(_ grid: RandomRowGrid) -> (columns: [Double], rows: [Double]) {
        var model = RowGridModel.Solving(grid)
        model.solve()
        return (model.columns.lengths, model.rows.lengths)
    }
}

extension RowGridModel {
    /// The tracks of one axis.
    fileprivate struct Tracks {
        var lengths: [Double]
        let room: Double?
        /// The sum of the lengths before the first cell of the current priority.
        var taken = 0.0
        /// The part of the room that each closed track has taken since then.
        var charges: [Int: Double] = [:]

        init(_ gaps: [Double], _ offer: Double?) {
            lengths = gaps.map { _ in 0 }
            room = offer.map { $0 - gaps.dropFirst().reduce(0, +) }
        }

        mutating func beginLevel() {
            taken = lengths.reduce(0, +)
            charges = [:]
        }

        var left: Double {
            guard let room, room < .infinity else { return .infinity }
            return room - taken - charges.values.reduce(0, +)
        }

        mutating func grow(_ track: Int, to length: Double) {
            guard length > lengths[track] else { return }
            if let charge = charges[track] { charges[track] = charge + length - lengths[track] }
            lengths[track] = length
        }
    }

    fileprivate struct Solving {
        let grid: RandomRowGrid
        let cells: [RowGridStructure.Cell]
        let gaps: [Double]
        var columns: Tracks
        var rows: Tracks
        var waiting: [Int]

        init(_ grid: RandomRowGrid) {
            self.grid = grid
            cells = grid.structure.cells
            gaps = RowGridModel.columnGaps(grid)
            columns = Tracks(gaps, grid.offer)
            rows = Tracks(RowGridModel.rowGaps(grid), grid.heightOffer)
            waiting = Array(cells.indices)
        }

        /// Returns the rank of a cell: its priority, its infinite axes, its flexibility, and whether it is unsized.
        func rank(_ cell: Int) -> [Double] {
            if grid.offer == nil, grid.heightOffer == nil { return [] }
            var (endless, slack) = (0.0, 0.0)
            for (limits, offer) in [(grid.limits[cell], grid.offer), (grid.heightLimits[cell], grid.heightOffer)] {
                guard offer != nil else { continue }
                if limits.most == .infinity { endless += 1 } else { slack += limits.most }
                slack -= limits.least
            }
            let isUnsized = grid.unsized[cell].width || grid.unsized[cell].height
            return [-grid.priorities[cell], endless, slack, isUnsized ? 1 : 0]
        }

        func isAlone(_ column: Int) -> Bool { cells.contains { $0.span == 1 && $0.column == column } }

        /// Returns whether a cell keeps a column open.
        func keepsOpen(_ cell: Int, _ column: Int) -> Bool {
            cells[cell].columns.contains(column) && (cells[cell].span == 1 || !isAlone(column))
        }

        mutating func solve() {
            var level: Double?
            while let next = waiting.min(by: { rank($0).lexicographicallyPrecedes(rank($1)) }) {
                let isLimited = !rank(next).isEmpty
                if level != (isLimited ? grid.priorities[next] : 0) {
                    level = isLimited ? grid.priorities[next] : 0
                    columns.beginLevel()
                    rows.beginLevel()
                }
                let group = waiting.filter { rank($0) == rank(next) }
                let level = waiting.filter { !isLimited || grid.priorities[$0] == grid.priorities[next] }
                let openColumns = Set(gaps.indices.filter { column in level.contains { keepsOpen($0, column) } })
                let openRows = Set(level.map { cells[$0].row })
                let share = max(0, columns.left / Double(max(1, openColumns.count)))
                let rowShare = max(0, rows.left / Double(max(1, openRows.count)))
                var spans: [(Int, Double)] = []
                for index in group {
                    let cell = cells[index]
                    let present =
                        columns.lengths[cell.columns].reduce(0, +)
                        + gaps[cell.columns.lowerBound + 1..<cell.columns.upperBound].reduce(0, +)
                    var width = max(present, cell.span == 1 ? share : spanShare(cell.columns, openColumns))
                    if grid.unsized[index].width { width = present }
                    var height = max(rows.lengths[cell.row], rowShare)
                    if grid.unsized[index].height { height = rows.lengths[cell.row] }
                    let answer = grid.answer(
                        of: index,
                        width: grid.offer == nil ? nil : width,
                        height: grid.heightOffer == nil ? nil : height
                    )
                    rows.grow(cell.row, to: answer.height)
                    if cell.span == 1 {
                        columns.grow(cell.column, to: answer.width)
                    } else {
                        spans.append((index, answer.width))
                    }
                }
                waiting.removeAll { group.contains($0) }
                for span in Set(spans.map { cells[$0.0].span }).sorted() {
                    for (index, width) in spans where cells[index].span == span {
                        widen(cells[index].columns, to: width)
                    }
                }
                let levelLeft = level.filter { !group.contains($0) }
                for column in openColumns where !levelLeft.contains(where: { keepsOpen($0, column) }) {
                    columns.charges[column] =
                        isAlone(column) ? columns.lengths[column] : max(share, columns.lengths[column])
                }
                for row in openRows where !levelLeft.contains(where: { cells[$0].row == row }) {
                    rows.charges[row] = rows.lengths[row]
                }
            }
        }

        /// Returns the offer to a cell over some columns, of which all count as open.
        func spanShare(_ range: Range<Int>, _ open: Set<Int>) -> Double {
            let closedLengths = range.filter { columns.charges[$0] != nil }.map { columns.lengths[$0] }.reduce(0, +)
            let share = (columns.left + closedLengths) / Double(open.union(range).count)
            let inner = gaps[range.lowerBound + 1..<range.upperBound].reduce(0, +)
            return max(0, share) * Double(range.count) + inner
        }

        mutating func widen(_ range: Range<Int>, to width: Double) {
            let inner = gaps[range.lowerBound + 1..<range.upperBound].reduce(0, +)
            let missing = width - inner - columns.lengths[range].reduce(0, +)
            guard missing > 0 else { return }
            let open = range.filter { column in waiting.contains { cells[$0].span == 1 && cells[$0].column == column } }
            let empty = range.filter { !isAlone($0) }
            let takers = open.isEmpty ? (empty.isEmpty ? Array(range) : empty) : open
            for column in takers {
                columns.grow(column, to: columns.lengths[column] + missing / Double(takers.count))
            }
        }
    }
}
