import GridPressProperties
import LayoutSolvers

/// A row grid of a seed: rows of cells that take up to four columns, rows of one cell that takes all, and what each
/// cell and each gap is like.
struct RandomRowGrid {
    let rows: [RowGridStructure.Row]
    let structure: RowGridStructure
    /// The widths of cells in no room and in endless room.
    let limits: [(least: Double, most: Double)]
    /// The heights of cells in no room and in endless room.
    let heightLimits: [(least: Double, most: Double)]
    let priorities: [Double]
    /// Whether cells are offered no share of the width, and of the height.
    let unsized: [(width: Bool, height: Bool)]
    /// How far a cell and the one behind it like to be apart.
    let distances: [Double]
    let spacing: Double?
    let offer: Double?
    let heightOffer: Double?

    init(seed: Int, withSpans: Bool = true, withWords: Bool = true) {
        var random = SeededGenerator(seed: seed)
        rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            if withSpans, Int.random(in: 0..<6, using: &random) == 0 { return .bare }
            let count = Int.random(in: 0...5, using: &random)
            return RowGridStructure.Row(
                spans: (0..<count).map { _ in
                    withSpans && Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: -1...4, using: &random) : 1
                }
            )
        }
        structure = RowGridStructure(rows)
        func limits() -> (least: Double, most: Double) {
            let least = Int.random(in: 0..<3, using: &random) == 0 ? 0 : Self.length(&random, upTo: 100)
            return switch Int.random(in: 0..<3, using: &random) {
            case 0: (least, least)
            case 1: (least, .infinity)
            default: (least, least + Self.length(&random, upTo: 150))
            }
        }
        func offer(upTo most: Int) -> Double? {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: nil
            case 1: 0
            case 2: .infinity
            default: Self.length(&random, upTo: most)
            }
        }
        func one(in number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }
        // Some cells are alike, so that there are groups of more than one.
        var kinds = (0..<3).map { _ in (limits(), limits()) }
        var sizes: [((least: Double, most: Double), (least: Double, most: Double))] = []
        for _ in structure.cells {
            if one(in: 2) { kinds[Int.random(in: 0..<3, using: &random)] = (limits(), limits()) }
            sizes.append(kinds[Int.random(in: 0..<3, using: &random)])
        }
        self.limits = sizes.map(\.0)
        heightLimits = sizes.map(\.1)
        priorities = structure.cells.map { _ in
            withWords && one(in: 4) ? [1, -1, -.infinity][Int.random(in: 0..<3, using: &random)] : 0
        }
        unsized = structure.cells.map { _ in (withWords && one(in: 8), withWords && one(in: 8)) }
        distances = structure.cells.map { _ in Self.length(&random, upTo: 20) - 2 }
        spacing = Bool.random(using: &random) ? Self.length(&random, upTo: 30) : nil
        self.offer = offer(upTo: 700)
        heightOffer = offer(upTo: 500)
    }

    /// Quarters of points, so that sums often come out even.
    private static func length(_ random: inout some RandomNumberGenerator, upTo most: Int) -> Double {
        Double(Int.random(in: 0...most * 4, using: &random)) / 4
    }

    /// How far two cells like to be apart: another number for any two.
    func distance(_ cell: Int, _ next: Int) -> Double { distances[cell] + distances[next] / 2 }

    /// The gap before each column.
    var columnGaps: [Double] { structure.columnGaps(spacing: spacing, distance: distance) }

    /// What the cells ask of the columns.
    var columnCells: [RowGridTrackRanges.Cell] {
        zip(structure.cells, limits).map {
            RowGridTrackRanges.Cell(track: $0.column, span: $0.span, least: $1.least, most: $1.most)
        }
    }

    /// The gap before each row.
    var rowGaps: [Double] { structure.rowGaps(spacing: spacing, distance: distance) }

    /// Between which widths the columns can be.
    var columnRanges: RowGridTrackRanges { RowGridTrackRanges(gaps: columnGaps, cells: columnCells) }

    /// The answer of a cell.
    func answer(of cell: Int, width: Double?, height: Double?) -> RowGridSize {
        func answer(_ limits: (least: Double, most: Double), _ offer: Double?) -> Double {
            min(max(offer ?? 10, limits.least), limits.most)
        }
        return RowGridSize(width: answer(limits[cell], width), height: answer(heightLimits[cell], height))
    }

    /// The order in which cells choose.
    var order: RowGridOrder {
        guard offer != nil || heightOffer != nil else { return RowGridOrder(ofEqual: structure.cells.count) }
        return RowGridOrder(count: structure.cells.count) { cell in
            priorities[cell]
        } flexibility: { cell in
            RowGridFlexibility(
                least: RowGridSize(width: limits[cell].least, height: heightLimits[cell].least),
                most: RowGridSize(width: limits[cell].most, height: heightLimits[cell].most),
                hasWidth: offer != nil,
                hasHeight: heightOffer != nil,
                isUnsized: unsized[cell].width || unsized[cell].height
            )
        }
    }

    /// The columns and rows as the grid is offered.
    var solution: RowGridSolver.Solution { solution { _ in } }

    /// The columns and rows as the grid is offered, and which cells are asked for them.
    func solution(asking: (Int) -> Void) -> RowGridSolver.Solution {
        RowGridSolver(structure, columnGaps: columnGaps, rowGaps: rowGaps)
            .solve(RowGridSolver.Offer(width: offer, height: heightOffer), order: order) { cell in
                unsized[cell]
            } measure: { cell, offer in
                asking(cell)
                return RowGridSolver.Answer(size: answer(of: cell, width: offer.width, height: offer.height))
            }
    }
}
