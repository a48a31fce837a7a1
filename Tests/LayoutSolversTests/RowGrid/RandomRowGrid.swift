import GridPressProperties
import LayoutSolvers

/// A row grid of a seed: rows of cells that take up to four columns, rows of one cell that takes all, and what each
/// cell and each gap is like.
struct RandomRowGrid {
    let rows: [RowGridStructure.Row]
    let structure: RowGridStructure
    /// The answers of cells to no room and to endless room.
    let limits: [(least: Double, most: Double)]
    /// How far a cell and the one behind it like to be apart.
    let distances: [Double]
    let spacing: Double?
    let offer: Double?

    init(seed: Int, withSpans: Bool = true) {
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
        limits = structure.cells.map { _ in
            let least = Int.random(in: 0..<3, using: &random) == 0 ? 0 : Self.length(&random, upTo: 100)
            return switch Int.random(in: 0..<3, using: &random) {
            case 0: (least, least)
            case 1: (least, .infinity)
            default: (least, least + Self.length(&random, upTo: 150))
            }
        }
        distances = structure.cells.map { _ in Self.length(&random, upTo: 20) - 2 }
        spacing = Bool.random(using: &random) ? Self.length(&random, upTo: 30) : nil
        offer =
            switch Int.random(in: 0..<12, using: &random) {
            case 0: nil
            case 1: 0
            case 2: .infinity
            default: Self.length(&random, upTo: 700)
            }
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

    /// The columns.
    var columns: RowGridTrackSolver {
        RowGridTrackSolver(gaps: columnGaps, ranges: RowGridTrackRanges(gaps: columnGaps, cells: columnCells))
    }

    /// What cells that are alone in a column answer to a share; without one, what they answer between their limits.
    func content(of column: Int, _ share: Double?) -> Double {
        var longest = 0.0
        for (cell, limits) in zip(structure.cells, limits) where cell.span == 1 && cell.column == column {
            longest = max(longest, Self.answer(limits, share))
        }
        return longest
    }

    /// What cells that span several columns need where nothing is offered.
    var needs: [RowGridTrackSolver.SpanRequirement] {
        zip(structure.cells, limits).compactMap { cell, limits in
            guard cell.span > 1 else { return nil }
            return RowGridTrackSolver.SpanRequirement(
                track: cell.column,
                span: cell.span,
                length: Self.answer(limits, nil)
            )
        }
    }

    private static func answer(_ limits: (least: Double, most: Double), _ share: Double?) -> Double {
        min(max(share ?? 10, limits.least), limits.most)
    }

    /// The columns divided as the grid is offered.
    var division: RowGridTrackSolver.SizedTracks {
        columns.divide(offer) { column, share in
            content(of: column, share)
        } spanning: {
            needs
        }
    }
}
