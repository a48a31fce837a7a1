import GridPress
import GridPressProperties

/// A random figure of one to six grids, beside, below and inside each other, with captions and panels.
struct RandomSheet {
    let seed: Int

    /// The figure that the seed creates.
    var figure: Figure {
        var random = SeededGenerator(seed: seed)
        var rest = Int.random(in: 1...6, using: &random)
        var blocks: [AnyView] = []
        while rest > 0 { blocks.append(Self.block(&random, &rest, depth: 2)) }
        let arrangement = Self.arranged(blocks, &random)
        let margin = [0, 0, 8, 30].randomElement(using: &random)!
        return Figure("Sheet") { arrangement.padding(CGFloat(margin)) }
    }

    private static func number(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    private static func arranged(_ blocks: [AnyView], _ random: inout SeededGenerator) -> AnyView {
        let spacing = [0, 6, 16, 60].randomElement(using: &random)!
        let cut = Int.random(in: 0...blocks.count, using: &random)
        let (first, second) = (Array(blocks[..<cut]), Array(blocks[cut...]))
        func row(_ views: [AnyView]) -> AnyView {
            AnyView(
                HStack(alignment: .top, spacing: CGFloat(spacing)) {
                    ForEach(Array(views.indices), id: \.self) { index in views[index] }
                }
            )
        }
        return AnyView(
            VStack(alignment: .leading, spacing: CGFloat(spacing)) {
                row(first); row(second)
            }
        )
    }

    /// Returns a grid with its caption or panel.
    ///
    /// Grids inside of it are subtracted from `rest`, too.
    private static func block(_ random: inout SeededGenerator, _ rest: inout Int, depth: Int) -> AnyView {
        let grid = grid(&random, &rest, depth: depth)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return AnyView(
                VStack(spacing: 6) {
                    Text("Caption"); grid
                }
            )
        case 1: return AnyView(grid.padding(10).background(Color.yellow))
        case 2:
            return AnyView(
                VStack(spacing: 4) {
                    grid; Text("a few words")
                }
            )
        default: return grid
        }
    }

    private static func grid(_ random: inout SeededGenerator, _ rest: inout Int, depth: Int) -> AnyView {
        rest -= 1
        let count = Int.random(in: 1...4, using: &random)
        let spacing = number(0...12, &random)
        var items: [AnyView] = []
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            if depth > 0, rest > 0, Int.random(in: 0..<5, using: &random) == 0 {
                items.append(grid(&random, &rest, depth: depth - 1))
            } else {
                items.append(item(&random))
            }
        }
        let cells = items
        if Bool.random(using: &random) {
            let tracks = (0..<count).map { _ in
                let tracks: [GridTrack] = [.fr(1), .fr(2), .pt(40), .pt(24), .fit]
                return tracks.randomElement(using: &random)!
            }
            return AnyView(
                Grid(tracks: tracks, contentMode: .scroll, spacing: GridSpacing(horizontal: spacing, vertical: spacing))
                {
                    ForEach(cells.indices) { cells[$0] }
                }
                .frame(width: number(60...320, &random))
            )
        }
        return AnyView(
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                ForEach(0..<2) { row in
                    GridRow { ForEach(cells.indices.filter { $0 % 2 == row }, id: \.self) { cells[$0] } }
                }
            }
        )
    }

    private static func item(_ random: inout SeededGenerator) -> AnyView {
        let color: Color = [.red, .green, .blue].randomElement(using: &random)!
        let height = number(12...60, &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return AnyView(Text("words"))
        case 1: return AnyView(color.frame(height: height).overlay { Text("7") })
        case 2: return AnyView(color.frame(width: number(10...90, &random), height: height))
        case 3: return AnyView(color.frame(height: height).gridSpan(column: 2))
        default: return AnyView(color.frame(height: height))
        }
    }
}
