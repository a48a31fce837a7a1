import GridPressProperties
import LayoutSolvers
import Testing

@Suite("Whatever the cells of a row grid")
struct RowGridPropertyTests {
    // MARK: Structure

    @Test("Cells follow each other in their rows, and one without a row takes all columns")
    func structure() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let structure = grid.structure
            let model = RowGridModel.structure(grid.rows)
            check.equal(structure.columnCount, model.count)
            check.equal(structure.cells.map(\.columns), model.columns)
            check.equal(structure.cells.map(\.row), model.rows)
            check.equal(structure.rows.flatMap { Array($0) }, Array(structure.cells.indices))
            check.equal(structure.rows.count, grid.rows.count)
        }
    }

    @Test("Columns are apart only where cells of a row meet")
    func columnGaps() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            check.equal(grid.columnGaps, RowGridModel.columnGaps(grid))
        }
    }

    @Test("Rows are as far apart as any two cells above each other like it")
    func rowGaps() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let gaps = grid.structure.rowGaps(spacing: grid.spacing, distance: grid.distance)
            check.equal(gaps, RowGridModel.rowGaps(grid))
        }
    }

    // MARK: Ranges

    @Test("Ranges are those of the rules carried out word by word")
    func literalRanges() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let ranges = grid.columns.ranges
            let model = RowGridModel.Ranges(grid.columnGaps, grid.columnCells)
            check(ranges.least.isClose(to: model.least), "\(ranges.least) \(model.least)")
            check(ranges.most.isClose(to: model.most), "\(ranges.most) \(model.most)")
        }
    }

    @Test("The tracks of every cell can be as short and as long as it, and never longer at least than at most")
    func ranges() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let ranges = grid.columns.ranges
            let areInOrder = zip(ranges.least, ranges.most).allSatisfy { 0 <= $0 && $0 <= $1 && $0 < .infinity }
            check(areInOrder)
            let gaps = grid.columnGaps
            for cell in grid.columnCells {
                let tracks = cell.track..<cell.track + cell.span
                let inner = gaps[tracks].dropFirst().reduce(0, +)
                check(ranges.least[tracks].reduce(inner, +) >= cell.least - 1e-6)
                check(ranges.most[tracks].reduce(inner, +) >= cell.most - 1e-6)
            }
            if grid.columnCells.allSatisfy({ $0.span == 1 }) {
                for track in gaps.indices {
                    let trackCells = grid.columnCells.filter { $0.track == track }
                    check.equal(ranges.least[track], trackCells.map(\.least).max() ?? 0)
                    check.equal(ranges.most[track], trackCells.map(\.most).max() ?? 0)
                }
            }
        }
    }

    // MARK: Lengths

    @Test("Columns are as long as by the rules carried out word by word")
    func literalLengths() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let division = grid.division
            let model = RowGridModel.lengths(grid)
            check(division.lengths.isClose(to: model), "\(division.lengths) \(model) of \(grid)")
        }
    }

    @Test("Lengths are numbers from 0 on, and with the gaps their sum is that of the grid")
    func sums() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let (columns, division) = (grid.columns, grid.division)
            check.equal(division.lengths.count, grid.structure.columnCount)
            let areLengths = division.lengths.allSatisfy { $0 >= 0 && ($0 < .infinity || grid.offer == .infinity) }
            check(areLengths, "\(division.lengths)")
            let sum = division.lengths.reduce(columns.gaps.dropFirst().reduce(0, +), +)
            check([division.total].isClose(to: [sum]), "\(division.total) \(sum)")
            // What was offered to each is told, and is never less than nothing.
            check.equal(division.shares.count, grid.offer == nil ? 0 : division.lengths.count)
            check(division.shares.allSatisfy { $0 >= 0 })
        }
    }

    @Test("No cell gets less than its least length, and without an offer none less than it likes")
    func leastLengths() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let (gaps, lengths) = (grid.columnGaps, grid.division.lengths)
            func room(_ track: Int, _ span: Int) -> Double {
                lengths[track..<track + span].reduce(gaps[track..<track + span].dropFirst().reduce(0, +), +)
            }
            for cell in grid.columnCells {
                check(room(cell.track, cell.span) >= cell.least - 1e-6)
            }
            guard grid.offer == nil else { return }
            for track in lengths.indices { check(lengths[track] >= grid.content(of: track, nil)) }
            for need in grid.needs { check(room(need.track, need.span) >= need.length - 1e-6) }
        }
    }

    @Test("Columns that any length suits fill the room")
    func filling() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            guard let offer = grid.offer, offer < .infinity else { return }
            let (columns, division) = (grid.columns, grid.division)
            let gaps = columns.gaps.dropFirst().reduce(0, +)
            guard columns.ranges.most.contains(.infinity), columns.ranges.least.reduce(gaps, +) <= offer else { return }
            // What cells of several columns ask for is shared in equal parts, which may be more than they need.
            guard grid.columnCells.allSatisfy({ $0.span == 1 }) else { return }
            check(division.total >= offer - 1e-6, "\(division.total) of \(offer)")
        }
    }

    @Test("One column is as wide as its widest cell is alone")
    func oneColumn() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let (least, most) = (Double.random(in: 0...50, using: &random), Double.random(in: 50...900, using: &random))
            let offer = Bool.random(using: &random) ? Double.random(in: 0...900, using: &random) : nil
            let ranges = RowGridTrackRanges(
                gaps: [0],
                cells: [RowGridTrackRanges.Cell(track: 0, span: 1, least: least, most: most)]
            )
            let division = RowGridTrackSolver(gaps: [0], ranges: ranges).divide(offer) { _, share in
                min(max(share ?? 77, least), most)
            } spanning: {
                []
            }
            let expected = min(max(offer ?? 77, least), most)
            check(division.lengths == [expected] && division.total == expected)
        }
    }

    @Test("Without cells of several columns they are the children of a stack")
    func stack() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed, withSpans: false)
            let (columns, division) = (grid.columns, grid.division)
            let stack = StackSolver(gaps: columns.gaps, priorities: columns.gaps.map { _ in 0 })
            let lengths = stack.lengths(offer: grid.offer) { (column: Int, offer: Double) in
                grid.content(of: column, offer)
            } measure: { (column: Int, offer: Double?) in
                grid.content(of: column, offer)
            }
            check.equal(division.lengths, lengths)
            check.equal(division.total, stack.length(offer: grid.offer, lengths: lengths))
        }
    }

    @Test("What a cell of several columns lacks is added to each in equal parts")
    func equalParts() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let span = Int.random(in: 2...6, using: &random)
            let initialLengths = (0..<span).map { _ in Double.random(in: 0...60, using: &random) }
            let gaps = (0..<span).map { _ in Double.random(in: 0...10, using: &random) }
            let need = Double.random(in: 0...500, using: &random)
            let solver = RowGridTrackSolver(gaps: gaps, ranges: RowGridTrackRanges(gaps: gaps, cells: []))
            let division = solver.divide(nil) { column, _ in
                initialLengths[column]
            } spanning: {
                [RowGridTrackSolver.SpanRequirement(track: 0, span: span, length: need)]
            }
            let lacking = max(0, need - gaps.dropFirst().reduce(0, +) - initialLengths.reduce(0, +))
            let expected = initialLengths.map { $0 + lacking / Double(span) }
            check(division.lengths.isClose(to: expected))
        }
    }

    // MARK: What can't be

    @Test("Numbers that are none do no harm")
    func hostile() {
        let odd: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .leastNonzeroMagnitude, 12, 40]
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            func any() -> Double { odd[Int.random(in: odd.indices, using: &random)] }
            let spans = [0, -1, 1, 2, 3, .min]
            let structure = RowGridStructure(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Bool.random(using: &random)
                        ? .bare
                        : RowGridStructure.Row(
                            spans: (0..<Int.random(in: 0...4, using: &random)).map { _ in
                                spans[Int.random(in: spans.indices, using: &random)]
                            }
                        )
                }
            )
            let gaps = structure.columnGaps(spacing: Bool.random(using: &random) ? 8 : nil) { cell, next in
                Double(cell * 31 + next).truncatingRemainder(dividingBy: 17)
            }
            let cells = structure.cells.map {
                RowGridTrackRanges.Cell(track: $0.column, span: $0.span, least: any(), most: any())
            }
            let ranges = RowGridTrackRanges(gaps: gaps, cells: cells)
            let areRanges = zip(ranges.least, ranges.most).allSatisfy { 0 <= $0 && $0 <= $1 }
            check(areRanges, "\(ranges) of \(cells)")
            let answers = gaps.map { _ in any() }
            let division = RowGridTrackSolver(gaps: gaps, ranges: ranges)
                .divide(Bool.random(using: &random) ? any() : nil) { column, _ in
                    answers[column]
                } spanning: {
                    cells.filter { $0.span > 1 }
                        .map { RowGridTrackSolver.SpanRequirement(track: $0.track, span: $0.span, length: any()) }
                }
            check(division.lengths.allSatisfy { $0 >= 0 }, "\(division.lengths) of \(answers)")
            check(!division.total.isNaN)
        }
    }
}
