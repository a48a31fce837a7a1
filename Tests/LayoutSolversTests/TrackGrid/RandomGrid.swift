import GridPressProperties
import LayoutSolvers
import LibrarySolvers

/// A random track grid: tracks of all kinds, and items that span up to five tracks.
///
/// One in five items has a start.
struct RandomGrid {
    let items: [TrackGridItem]
    let tracks: [TrackSize]
    let isDense: Bool
    let sizes: [(fixed: Double, growing: Double)]
    let bound: (fixed: Double, growing: Double)

    init(seed: Int, withStarts: Bool = true) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...7, using: &random)
        tracks = (0..<count).map { _ in
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .points(Double(Int.random(in: 0...90, using: &random)))
            case 1: .fraction(Double(Int.random(in: 1...4, using: &random)) / 2)
            default: .fit
            }
        }
        items = (0..<Int.random(in: 0...24, using: &random)).map { _ in
            let hasStart = withStarts && Int.random(in: 0..<5, using: &random) == 0
            return TrackGridItem(
                fixedSpan: Int.random(in: 1...5, using: &random),
                growingSpan: Int.random(in: 1...5, using: &random),
                fixedStart: hasStart && Bool.random(using: &random) ? Int.random(in: 0...count, using: &random) : nil,
                growingStart: hasStart && Bool.random(using: &random) ? Int.random(in: 0...6, using: &random) : nil
            )
        }
        isDense = Bool.random(using: &random)
        sizes = items.map { _ in
            (Double(Int.random(in: 0...800, using: &random)) / 4, Double(Int.random(in: 0...800, using: &random)) / 4)
        }
        bound = (Double(Int.random(in: 0...600, using: &random)), Double(Int.random(in: 0...600, using: &random)))
    }

    func solver(_ distribution: SpanDistribution = .equal, _ rounding: TrackGridRounding = .exact) -> TrackGridSolver {
        TrackGridSolver(fixedTracks: tracks, isDense: isDense, distribution: distribution, rounding: rounding)
    }
}
