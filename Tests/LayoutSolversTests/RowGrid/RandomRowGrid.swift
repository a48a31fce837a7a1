import GridPressProperties
import LayoutSolvers

/// A random row grid: rows of cells that span up to four columns, rows of one cell, and the limits of cells.
struct RandomRowGrid {
    let rows: [RowGridStructure.Row]
    let structure: RowGridStructure
    /// The widths of cells for a proposal of 0 and of infinity.
    let limits: [(least: Double, most: Double)]
    /// The heights of cells for a proposal of 0 and of infinity.
    let heightLimits: [(least: Double, most: Double)]
    let priorities: [Double]
    /// Whether the width and the height of cells are unsized.
    let unsized: [(width: Bool, height: Bool)]
    /// The preferred distance between each cell and the next one.
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
        // Some cells are alike, so that there are groups of several cells.
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

    /// Returns a random length in quarters of points, so that sums are often exact.
    private static func length(_ random: inout some RandomNumberGenerator, upTo most: Int) -> Double {
        Double(Int.random(in: 0...most * 4, using: &random)) / 4
    }

    /// Returns the preferred distance of two cells, which is different for any two.
    func distance(_ cell: Int, _ next: Int) -> Double { distances[cell] + distances[next] / 2 }

    /// The gap before each column.
    var columnGaps: [Double] { structure.columnGaps(spacing: spacing, distance: distance) }

    /// The minimum and maximum widths of cells, with their columns.
    var columnCells: [RowGridTrackRanges.Cell] {
        zip(structure.cells, limits).map {
            RowGridTrackRanges.Cell(track: $0.column, span: $0.span, least: $1.least, most: $1.most)
        }
    }

    /// The gap before each row.
    var rowGaps: [Double] { structure.rowGaps(spacing: spacing, distance: distance) }

    /// The minimum and maximum lengths of columns.
    var columnRanges: RowGridTrackRanges { RowGridTrackRanges(gaps: columnGaps, cells: columnCells) }

    /// Returns the size of a cell for a proposal.
    func answer(of cell: Int, width: Double?, height: Double?) -> RowGridSize {
        func answer(_ limits: (least: Double, most: Double), _ offer: Double?) -> Double {
            min(max(offer ?? 10, limits.least), limits.most)
        }
        return RowGridSize(width: answer(limits[cell], width), height: answer(heightLimits[cell], height))
    }

    /// The order in which cells are measured.
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

    /// The columns and rows for the grid's proposal.
    var solution: RowGridSolver.Solution { solution { _ in } }

    /// Returns the columns and rows for the grid's proposal, and calls a closure for each measured cell.
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
