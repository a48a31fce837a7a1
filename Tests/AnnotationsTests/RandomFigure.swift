import GridPress
import GridPressProperties

/// A random figure of grids, with other views around and in them, created from a seed.
struct RandomFigure {
    let seed: Int

    /// Draws the figure.
    func drawing() throws -> Drawing {
        var random = SeededGenerator(seed: seed)
        let view = Self.wrapped(Self.grid(&random, depth: 2), &random)
        let length: CGFloat? = Bool.random(using: &random) ? CGFloat(Int.random(in: 20...400, using: &random)) : nil
        return try Figure("Random", width: length) { view }.drawing()
    }

    private static func grid(_ random: inout SeededGenerator, depth: Int) -> AnyView {
        let spacing = CGFloat(Int.random(in: 0...12, using: &random))
        let items = (0..<Int.random(in: 0...8, using: &random)).map { _ in item(&random, depth: depth) }
        let count = Int.random(in: 1...6, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let tracks = (0..<count).map { _ in
                let tracks: [GridTrack] = [.fr(1), .fr(2), .pt(30), .pt(4), .fit, .minmax(.pt(10), .fr(1))]
                return tracks.randomElement(using: &random)!
            }
            return AnyView(
                Grid(
                    tracks: tracks,
                    contentMode: .scroll,
                    spacing: GridSpacing(horizontal: spacing, vertical: spacing / 2)
                ) {
                    ForEach(items.indices) { items[$0] }
                }
                .named("grid")
            )
        case 1:
            let columns = (0..<count).map { _ in
                let sizes: [GridItem.Size] = [
                    .fixed(30), .fixed(6), .flexible(), .flexible(minimum: 80), .adaptive(minimum: 20),
                    .adaptive(minimum: 3),
                ]
                return GridItem(sizes.randomElement(using: &random)!, spacing: spacing)
            }
            return AnyView(
                LazyVGrid(columns: columns, spacing: spacing) { ForEach(items.indices) { items[$0] } }
                    .frame(width: CGFloat(Int.random(in: 40...300, using: &random)))
            )
        default:
            return AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(0..<2) { row in
                        GridRow { ForEach(items.indices.filter { $0 % 2 == row }, id: \.self) { items[$0] } }
                    }
                }
            )
        }
    }

    private static func item(_ random: inout SeededGenerator, depth: Int) -> AnyView {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        switch Int.random(in: 0..<(depth > 0 ? 8 : 7), using: &random) {
        case 0: return AnyView(Color.red.frame(width: length(0...60), height: length(0...40)))
        case 1: return AnyView(Color.red.frame(height: length(1...40)).gridSpan(column: 2))
        case 2: return AnyView(Text("a few words").padding(length(0...16)))
        case 3: return AnyView(Text("wide").fixedSize().frame(width: 12).named("wide"))
        case 4: return AnyView(Color.blue.frame(height: length(0...20)).padding(3).background(Color.green))
        case 5: return AnyView(Spacer())
        case 6: return AnyView(Text("over").frame(width: 20, height: 10).hidden())
        default: return wrapped(grid(&random, depth: depth - 1), &random)
        }
    }

    private static func wrapped(_ view: AnyView, _ random: inout SeededGenerator) -> AnyView {
        let length = CGFloat(Int.random(in: 0...120, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return AnyView(view.padding(length / 4))
        case 1: return AnyView(view.frame(width: length, height: length / 2))
        case 2: return AnyView(view.scaleEffect(x: -0.5, y: 1.5))
        case 3: return AnyView(view.rotationEffect(.degrees(length)))
        case 4: return AnyView(view.frame(width: length, height: length).clipped())
        case 5: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
        case 6: return AnyView(view.offset(x: length, y: -length).named("moved"))
        default: return view
        }
    }
}
