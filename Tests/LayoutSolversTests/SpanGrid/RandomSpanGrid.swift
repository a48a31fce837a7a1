import GridPressProperties
import LayoutSolvers
import LibrarySolvers

/// A random span grid.
struct RandomSpanGrid: CustomStringConvertible {
    let sizes: [SpanGridSize]
    let columns: SpanGridColumns
    let rowHeight: SpanGridRowHeight
    let padding: Double
    /// The ideal height of each item.
    let heights: [Double]
    /// The width of the grid.
    let width: Double

    /// Creates the grid of a seed.
    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        self.init(&random)
    }

    init(_ random: inout SeededGenerator) {
        func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
        let count = Int.random(in: 1...6, using: &random)
        sizes = (0..<Int.random(in: 0...25, using: &random)).map { _ in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: .row
            case 1, 2: .span(Int.random(in: -1...7, using: &random))
            default: .cell
            }
        }
        columns = SpanGridColumns(
            count: count,
            tileWidth: length(0...300),
            gap: length(0...60),
            rowGap: Bool.random(using: &random) ? nil : length(0...60)
        )
        rowHeight =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .fixed(length(0...160))
            case 1: .square
            case 2, 3: .largest
            default: .none
            }
        padding = Bool.random(using: &random) ? 0 : length(0...40)
        heights = sizes.map { _ in length(0...200) }
        width = length(0...2400)
    }

    var solver: SpanGridSolver {
        SpanGridSolver(sizes, columns: columns, rowHeight: rowHeight, padding: padding)
    }

    /// Returns the height of an item: the height of its content, or the offered height if that is larger.
    func height(_ item: Int, _ offer: Double?) -> Double { max(heights[item], offer ?? 0) }

    var description: String { "\(sizes) in \(columns), \(rowHeight), heights \(heights)" }
}
