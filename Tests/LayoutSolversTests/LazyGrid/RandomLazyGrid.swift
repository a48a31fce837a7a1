import GridPressProperties
import LayoutSolvers

/// A random lazy grid: up to six items of all kinds, with gaps of any size, and a proposal.
struct RandomLazyGrid {
    let items: [LazyGridItem]
    let viewCount: Int
    let offer: Double?

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        items = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.item(&random) }
        viewCount = Int.random(in: 0...30, using: &random)
        offer =
            switch Int.random(in: 0..<20, using: &random) {
            case 0: nil
            case 1: 0
            case 2: .infinity
            default: Self.length(&random, upTo: 800)
            }
    }

    private static func item(_ random: inout some RandomNumberGenerator) -> LazyGridItem {
        let minimum = length(&random, upTo: 120)
        let maximum = Bool.random(using: &random) ? .infinity : minimum + length(&random, upTo: 150)
        let size: LazyGridItem.Size =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .fixed(minimum)
            case 1: .flexible(minimum: minimum, maximum: maximum)
            default: .adaptive(minimum: minimum, maximum: maximum)
            }
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: LazyGridItem(size)
        case 1: LazyGridItem(size, gap: 0)
        default: LazyGridItem(size, gap: length(&random, upTo: 40))
        }
    }

    /// Returns a random length in quarters of points, so that divisions are often exact and limits are often met.
    private static func length(_ random: inout some RandomNumberGenerator, upTo most: Int) -> Double {
        Double(Int.random(in: 0...most * 4, using: &random)) / 4
    }

    var solver: LazyGridSolver { LazyGridSolver(items: items, viewCount: viewCount) }
}
