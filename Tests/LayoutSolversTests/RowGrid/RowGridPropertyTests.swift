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
            let ranges = grid.columnRanges
            let model = RowGridModel.Ranges(grid.columnGaps, grid.columnCells)
            check(ranges.least.isClose(to: model.least), "\(ranges.least) \(model.least)")
            check(ranges.most.isClose(to: model.most), "\(ranges.most) \(model.most)")
        }
    }

    @Test("The tracks of every cell can be as short and as long as it, and never longer at least than at most")
    func ranges() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let ranges = grid.columnRanges
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

    @Test("Columns and rows are as long as by the rules carried out word by word")
    func literalLengths() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let solution = grid.solution
            let model = RowGridModel.lengths(grid)
            check(
                solution.columns.lengths.isClose(to: model.columns),
                "\(solution.columns) \(model.columns) of \(grid)"
            )
            check(solution.rows.lengths.isClose(to: model.rows), "\(solution.rows) \(model.rows) of \(grid)")
        }
    }

    @Test("Every cell is asked once")
    func measurements() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            var asked = grid.structure.cells.map { _ in 0 }
            _ = grid.solution { asked[$0] += 1 }
            check(asked.allSatisfy { $0 == 1 }, "\(asked)")
        }
    }

    @Test("Cells choose by priority, then the least flexible first, and equally flexible ones as declared")
    func order() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let groups = grid.order.cellsByGroup
            check.equal(groups.flatMap { $0 }.sorted(), Array(grid.structure.cells.indices))
            check(groups.allSatisfy { !$0.isEmpty && $0 == $0.sorted() })
            guard grid.offer != nil || grid.heightOffer != nil else { return check(groups.count <= 1) }
            for group in groups { check(Set(group.map { grid.priorities[$0] }).count == 1) }
            let priorities = groups.map { grid.priorities[$0[0]] }
            check.equal(priorities, priorities.sorted(by: >))
        }
    }

    @Test("Cells of few kinds and of very many choose in the order of the rules carried out word by word")
    func manyCells() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let kinds = [1, 3, 39, 40, 41, 200].randomElement(using: &random)!
            let ranks = (0..<kinds).map { _ in
                [[0, 0, 1, -1].randomElement(using: &random)!, Double(Int.random(in: 0...500, using: &random))]
            }
            let cells = (0..<150).map { _ in ranks.randomElement(using: &random)! }
            let order = RowGridOrder(count: cells.count) { cell in
                cells[cell][0]
            } flexibility: { cell in
                RowGridFlexibility(
                    least: RowGridSize(width: 0, height: 0),
                    most: RowGridSize(width: cells[cell][1], height: 0),
                    hasWidth: true,
                    hasHeight: true,
                    isUnsized: false
                )
            }
            let sorted = Set(cells).sorted { $0[0] != $1[0] ? $0[0] > $1[0] : $0[1] < $1[1] }
            check.equal(order.cellsByGroup, sorted.map { rank in cells.indices.filter { cells[$0] == rank } })
        }
    }

    @Test("Lengths are numbers from 0 on, and with the gaps their sum is that of the grid")
    func sums() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let solution = grid.solution
            let axes = [
                (solution.columns, grid.columnGaps, grid.offer), (solution.rows, grid.rowGaps, grid.heightOffer),
            ]
            for (tracks, gaps, offer) in axes {
                check.equal(tracks.lengths.count, gaps.count)
                check(tracks.lengths.allSatisfy { $0 >= 0 && ($0 < .infinity || offer == .infinity) }, "\(tracks)")
                let sum = tracks.lengths.reduce(gaps.dropFirst().reduce(0, +), +)
                check([tracks.total].isClose(to: [sum]), "\(tracks.total) \(sum)")
                // The share of each track is reported and isn't negative.
                check.equal(tracks.shares.count, offer == nil ? 0 : tracks.lengths.count)
                check(tracks.shares.allSatisfy { $0 >= 0 })
            }
        }
    }

    @Test("No cell gets less than its least length, and without an offer none less than it likes")
    func leastLengths() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed)
            let (gaps, solution) = (grid.columnGaps, grid.solution)
            for (index, cell) in grid.structure.cells.enumerated() {
                let inner = gaps[cell.columns].dropFirst().reduce(0, +)
                let width = solution.columns.lengths[cell.columns].reduce(inner, +)
                let answer = grid.answer(of: index, width: grid.offer == nil ? nil : 0, height: 0)
                check(width >= answer.width - 1e-6)
                let height = grid.answer(of: index, width: 0, height: grid.heightOffer == nil ? nil : 0).height
                check(solution.rows.lengths[cell.row] >= height - 1e-6)
            }
        }
    }

    @Test("Columns that any length suits fill the room")
    func filling() {
        forEachSeed { seed, check in
            let grid = RandomRowGrid(seed: seed, withSpans: false, withWords: false)
            guard let offer = grid.offer, offer < .infinity else { return }
            guard grid.limits.contains(where: { $0.most == .infinity }) else { return }
            // An infinite cell doesn't return length to columns that close after it.
            guard grid.heightLimits.allSatisfy({ $0.most < .infinity }) else { return }
            let total = grid.solution.columns.total
            check(total >= offer - 1e-6, "\(total) of \(offer)")
        }
    }

    @Test("One column is as wide as its widest cell is alone")
    func oneColumn() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let (least, most) = (Double.random(in: 0...50, using: &random), Double.random(in: 50...900, using: &random))
            let offer = Bool.random(using: &random) ? Double.random(in: 0...900, using: &random) : nil
            let solver = RowGridSolver(
                RowGridStructure([RowGridStructure.Row(spans: [1])]),
                columnGaps: [0],
                rowGaps: [0]
            )
            let order = RowGridOrder(ofEqual: 1)
            let solution = solver.solve(RowGridSolver.Offer(width: offer, height: nil), order: order) { _ in
                (false, false)
            } measure: { _, offer in
                RowGridSolver.Answer(size: RowGridSize(width: min(max(offer.width ?? 77, least), most), height: 5))
            }
            let expected = min(max(offer ?? 77, least), most)
            check(solution.columns.lengths == [expected] && solution.columns.total == expected)
            check(solution.rows.lengths == [5])
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
            let structure = RowGridStructure([
                RowGridStructure.Row(spans: initialLengths.map { _ in 1 }), RowGridStructure.Row(spans: [span]),
            ])
            let solver = RowGridSolver(structure, columnGaps: gaps, rowGaps: [0, 0])
            let order = RowGridOrder(ofEqual: span + 1)
            let solution = solver.solve(RowGridSolver.Offer(width: nil, height: nil), order: order) { _ in
                (false, false)
            } measure: { cell, _ in
                RowGridSolver.Answer(size: RowGridSize(width: cell < span ? initialLengths[cell] : need, height: 0))
            }
            let lacking = max(0, need - gaps.dropFirst().reduce(0, +) - initialLengths.reduce(0, +))
            let expected = initialLengths.map { $0 + lacking / Double(span) }
            check(solution.columns.lengths.isClose(to: expected))
        }
    }

    // MARK: Invalid values

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
            let count = structure.cells.count
            let order = RowGridOrder(count: count) { _ in
                any()
            } flexibility: { _ in
                RowGridFlexibility(
                    least: RowGridSize(width: any(), height: any()),
                    most: RowGridSize(width: any(), height: any()),
                    hasWidth: true,
                    hasHeight: Bool.random(using: &random),
                    isUnsized: false
                )
            }
            let rowGaps = structure.rowGaps(spacing: nil) { _, _ in any() }
            let solution = RowGridSolver(structure, columnGaps: gaps, rowGaps: rowGaps)
                .solve(
                    RowGridSolver.Offer(
                        width: Bool.random(using: &random) ? any() : nil,
                        height: Bool.random(using: &random) ? any() : nil
                    ),
                    order: order
                ) { _ in
                    (Bool.random(using: &random), Bool.random(using: &random))
                } measure: { _, _ in
                    RowGridSolver.Answer(
                        size: RowGridSize(width: any(), height: any()),
                        guide: Bool.random(using: &random) ? any() : nil
                    )
                }
            for tracks in [solution.columns, solution.rows] {
                check(tracks.lengths.allSatisfy { $0 >= 0 }, "\(tracks)")
                check(!tracks.total.isNaN)
            }
        }
    }
}
