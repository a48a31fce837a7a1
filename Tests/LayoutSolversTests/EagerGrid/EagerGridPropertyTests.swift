import LayoutSolvers
import GridPressProperties
import Testing

@Suite("Whatever the cells of a grid of rows")
struct EagerGridPropertyTests {
    /// Many grids for each of a few tests: one test for each would take longer than the grids.
    private static let batches = 0..<20
    private static let grids = 1_000

    private func forEachGrid(_ batch: Int, withSpans: Bool = true, _ check: (Int, RandomEagerGrid) -> Void) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            check(seed, RandomEagerGrid(&random, withSpans: withSpans))
        }
    }

    // MARK: Structure

    @Test("Cells follow each other in their rows, and one without a row takes all columns", arguments: batches)
    func structure(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let structure = grid.structure
            let model = EagerGridModel.structure(grid.rows)
            #expect(structure.columnCount == model.count, "seed \(seed)")
            #expect(structure.cells.map(\.columns) == model.columns, "seed \(seed)")
            #expect(structure.cells.map(\.row) == model.rows, "seed \(seed)")
            #expect(structure.rows.flatMap { Array($0) } == Array(structure.cells.indices), "seed \(seed)")
            #expect(structure.rows.count == grid.rows.count, "seed \(seed)")
        }
    }

    @Test("Columns are apart only where cells of a row meet", arguments: batches)
    func columnGaps(batch: Int) {
        forEachGrid(batch) { seed, grid in
            #expect(grid.columnGaps == EagerGridModel.columnGaps(grid), "seed \(seed)")
        }
    }

    @Test("Rows are as far apart as any two cells above each other like it", arguments: batches)
    func rowGaps(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let gaps = grid.structure.rowGaps(spacing: grid.spacing, distance: grid.distance)
            #expect(gaps == EagerGridModel.rowGaps(grid), "seed \(seed)")
        }
    }

    // MARK: Ranges

    @Test("Ranges are those of the rules carried out word by word", arguments: batches)
    func literalRanges(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let ranges = grid.columns.ranges
            let model = EagerGridModel.Ranges(grid.columnGaps, grid.columnCells)
            #expect(ranges.least.isClose(to: model.least), "seed \(seed): \(ranges.least) \(model.least)")
            #expect(ranges.most.isClose(to: model.most), "seed \(seed): \(ranges.most) \(model.most)")
        }
    }

    @Test(
        "The tracks of every cell can be as short and as long as it, and never longer at least than at most",
        arguments: batches
    )
    func ranges(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let ranges = grid.columns.ranges
            let areInOrder = zip(ranges.least, ranges.most).allSatisfy { 0 <= $0 && $0 <= $1 && $0 < .infinity }
            #expect(areInOrder, "seed \(seed)")
            let gaps = grid.columnGaps
            for cell in grid.columnCells {
                let tracks = cell.track..<cell.track + cell.span
                let inner = gaps[tracks].dropFirst().reduce(0, +)
                #expect(ranges.least[tracks].reduce(inner, +) >= cell.least - 1e-6, "seed \(seed)")
                #expect(ranges.most[tracks].reduce(inner, +) >= cell.most - 1e-6, "seed \(seed)")
            }
            if grid.columnCells.allSatisfy({ $0.span == 1 }) {
                for track in gaps.indices {
                    let own = grid.columnCells.filter { $0.track == track }
                    #expect(ranges.least[track] == own.map(\.least).max() ?? 0, "seed \(seed)")
                    #expect(ranges.most[track] == own.map(\.most).max() ?? 0, "seed \(seed)")
                }
            }
        }
    }

    // MARK: Lengths

    @Test("Columns are as long as by the rules carried out word by word", arguments: batches)
    func literalLengths(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let division = grid.division
            let model = EagerGridModel.lengths(grid)
            #expect(division.lengths.isClose(to: model), "seed \(seed): \(division.lengths) \(model) of \(grid)")
        }
    }

    @Test("Lengths are numbers from 0 on, and with the gaps their sum is that of the grid", arguments: batches)
    func sums(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let (columns, division) = (grid.columns, grid.division)
            #expect(division.lengths.count == grid.structure.columnCount, "seed \(seed)")
            let areLengths = division.lengths.allSatisfy { $0 >= 0 && ($0 < .infinity || grid.offer == .infinity) }
            #expect(areLengths, "seed \(seed): \(division.lengths)")
            let sum = division.lengths.reduce(columns.gaps.dropFirst().reduce(0, +), +)
            #expect([division.total].isClose(to: [sum]), "seed \(seed): \(division.total) \(sum)")
            // What was offered to each is told, and is never less than nothing.
            #expect(division.shares.count == (grid.offer == nil ? 0 : division.lengths.count), "seed \(seed)")
            #expect(division.shares.allSatisfy { $0 >= 0 }, "seed \(seed)")
        }
    }

    @Test("No cell gets less than its least length, and without an offer none less than it likes", arguments: batches)
    func leastLengths(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let (gaps, lengths) = (grid.columnGaps, grid.division.lengths)
            func room(_ track: Int, _ span: Int) -> Double {
                lengths[track..<track + span].reduce(gaps[track..<track + span].dropFirst().reduce(0, +), +)
            }
            for cell in grid.columnCells {
                #expect(room(cell.track, cell.span) >= cell.least - 1e-6, "seed \(seed)")
            }
            guard grid.offer == nil else { return }
            for track in lengths.indices { #expect(lengths[track] >= grid.content(of: track, nil), "seed \(seed)") }
            for need in grid.needs { #expect(room(need.track, need.span) >= need.length - 1e-6, "seed \(seed)") }
        }
    }

    @Test("Columns that any length suits fill the room", arguments: batches)
    func filling(batch: Int) {
        forEachGrid(batch) { seed, grid in
            guard let offer = grid.offer, offer < .infinity else { return }
            let (columns, division) = (grid.columns, grid.division)
            let gaps = columns.gaps.dropFirst().reduce(0, +)
            guard columns.ranges.most.contains(.infinity), columns.ranges.least.reduce(gaps, +) <= offer else { return }
            // What cells of several columns ask for is shared in equal parts, which may be more than they need.
            guard grid.columnCells.allSatisfy({ $0.span == 1 }) else { return }
            #expect(division.total >= offer - 1e-6, "seed \(seed): \(division.total) of \(offer)")
        }
    }

    @Test("One column is as wide as its widest cell is alone", arguments: batches)
    func oneColumn(batch: Int) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            let (least, most) = (Double.random(in: 0...50, using: &random), Double.random(in: 50...900, using: &random))
            let offer = Bool.random(using: &random) ? Double.random(in: 0...900, using: &random) : nil
            let ranges = EagerTrackRanges(
                gaps: [0],
                cells: [EagerTrackRanges.Cell(track: 0, span: 1, least: least, most: most)]
            )
            let division = EagerTrackSolver(gaps: [0], ranges: ranges).divide(offer) { _, share in
                min(max(share ?? 77, least), most)
            } spanning: {
                []
            }
            let expected = min(max(offer ?? 77, least), most)
            #expect(division.lengths == [expected] && division.total == expected, "seed \(seed)")
        }
    }

    @Test("Without cells of several columns they are the children of a stack", arguments: batches)
    func stack(batch: Int) {
        forEachGrid(batch, withSpans: false) { seed, grid in
            let (columns, division) = (grid.columns, grid.division)
            let stack = StackSolver(gaps: columns.gaps, priorities: columns.gaps.map { _ in 0 })
            let lengths = stack.lengths(offer: grid.offer) { (column: Int, offer: Double) in
                grid.content(of: column, offer)
            } measure: { (column: Int, offer: Double?) in
                grid.content(of: column, offer)
            }
            #expect(division.lengths == lengths, "seed \(seed)")
            #expect(division.total == stack.length(offer: grid.offer, lengths: lengths), "seed \(seed)")
        }
    }

    @Test("What a cell of several columns lacks is added to each in equal parts", arguments: batches)
    func equalParts(batch: Int) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            let span = Int.random(in: 2...6, using: &random)
            let own = (0..<span).map { _ in Double.random(in: 0...60, using: &random) }
            let gaps = (0..<span).map { _ in Double.random(in: 0...10, using: &random) }
            let need = Double.random(in: 0...500, using: &random)
            let solver = EagerTrackSolver(gaps: gaps, ranges: EagerTrackRanges(gaps: gaps, cells: []))
            let division = solver.divide(nil) { column, _ in
                own[column]
            } spanning: {
                [EagerTrackSolver.Need(track: 0, span: span, length: need)]
            }
            let lacking = max(0, need - gaps.dropFirst().reduce(0, +) - own.reduce(0, +))
            let expected = own.map { $0 + lacking / Double(span) }
            #expect(division.lengths.isClose(to: expected), "seed \(seed)")
        }
    }

    // MARK: What can't be

    @Test("Numbers that are none do no harm", arguments: batches)
    func hostile(batch: Int) {
        let odd: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .leastNonzeroMagnitude, 12, 40]
        for number in 0..<200 {
            let seed = batch * 200 + number
            var random = SeededGenerator(seed: seed)
            func any() -> Double { odd[Int.random(in: odd.indices, using: &random)] }
            let spans = [0, -1, 1, 2, 3, .min]
            let structure = EagerGridStructure(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Bool.random(using: &random)
                        ? .bare
                        : EagerGridStructure.Row(
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
                EagerTrackRanges.Cell(track: $0.column, span: $0.span, least: any(), most: any())
            }
            let ranges = EagerTrackRanges(gaps: gaps, cells: cells)
            let areRanges = zip(ranges.least, ranges.most).allSatisfy { 0 <= $0 && $0 <= $1 }
            #expect(areRanges, "seed \(seed): \(ranges) of \(cells)")
            let answers = gaps.map { _ in any() }
            let division = EagerTrackSolver(gaps: gaps, ranges: ranges)
                .divide(Bool.random(using: &random) ? any() : nil) { column, _ in
                    answers[column]
                } spanning: {
                    cells.filter { $0.span > 1 }
                        .map { EagerTrackSolver.Need(track: $0.track, span: $0.span, length: any()) }
                }
            #expect(division.lengths.allSatisfy { $0 >= 0 }, "seed \(seed): \(division.lengths) of \(answers)")
            #expect(!division.total.isNaN, "seed \(seed)")
        }
    }
}
