import GridPress
import GridPressTestSupport

/// Two or three states of a random grid.
///
/// States differ in their tracks, flow, packing or order. Items appear, disappear or change their spans.
package struct RandomTransition {
    /// The states, of which each is a change of the previous one.
    package let states: [RandomGridState]
    package let animation: Animation
    private let size: CGSize

    /// Creates the transition of a seed.
    package init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        size = CGSize(
            width: CGFloat(Int.random(in: 160...420, using: &random)),
            height: CGFloat(Int.random(in: 140...320, using: &random))
        )
        var states = [RandomGridState(using: &random)]
        for _ in 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1) {
            var next = states[states.count - 1]
            next.change(using: &random)
            states.append(next)
        }
        self.states = states
        animation = Self.animation(using: &random)
    }

    private static func animation(using random: inout SeededGenerator) -> Animation {
        let duration = Double.random(in: 0.2...1.5, using: &random)
        let all: [Animation] = [
            .linear(duration: duration), .easeIn(duration: duration), .easeOut(duration: duration),
            .easeInOut(duration: duration), .timingCurve(0.2, 0.9, 0.3, 1.2, duration: duration),
            .spring(duration: duration, bounce: .random(in: -0.3...0.5, using: &random)),
            .easeInOut(duration: duration).delay(0.2), .linear(duration: duration).repeatCount(3, autoreverses: true),
            .timingCurve(.circularEaseInOut, duration: duration),
        ]
        return all[Int.random(in: all.indices, using: &random)]
    }

    /// The figure that moves through the states.
    package var figure: FigureTransition {
        FigureTransition(
            "Random grid",
            states: states.map { state in
                FigureState(Figure("", width: size.width, height: size.height) { RandomGridView(state: state) })
            },
            animation: animation,
            pause: 0.25
        )
    }
}

/// A state of a grid, whose items have random sizes.
package struct RandomGridState: Sendable {
    package enum Kind: CaseIterable, Sendable {
        case tracks, lazyColumns, lazyRows, rows, rowFlow, columnFlow, masonry
    }

    package struct Item: Identifiable, Sendable {
        package let id: Int
        var width: CGFloat
        var height: CGFloat
        var span: GridSpan = [1, 1]
        var hue: Double
        var radius: CGFloat
    }

    package var kind: Kind
    package var items: [Item]
    var trackCount: Int
    var spacing: CGFloat
    var isDense: Bool
    var flowsInColumns: Bool
    var isScrolling: Bool
    private var nextID: Int

    init(using random: inout SeededGenerator) {
        kind = Kind.allCases.randomElement(using: &random)!
        let count = Int.random(in: 2...14, using: &random)
        items = []
        nextID = count
        trackCount = .random(in: 1...4, using: &random)
        spacing = CGFloat(Int.random(in: 0...12, using: &random))
        isDense = .random(using: &random)
        flowsInColumns = .random(using: &random)
        isScrolling = .random(using: &random)
        items = (0..<count).map { Self.item($0, using: &random) }
    }

    private static func item(_ id: Int, using random: inout SeededGenerator) -> Item {
        Item(
            id: id,
            width: CGFloat.random(in: 24...80, using: &random),
            height: CGFloat.random(in: 20...60, using: &random),
            hue: .random(in: 0...1, using: &random),
            radius: CGFloat(Int.random(in: 0...8, using: &random))
        )
    }

    /// Makes one to three random changes.
    mutating func change(using random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: trackCount = .random(in: 1...5, using: &random)
            case 1: flowsInColumns.toggle()
            case 2: isDense.toggle()
            case 3: spacing = CGFloat(Int.random(in: 0...16, using: &random))
            case 4: items.shuffle(using: &random)
            case 5:
                items.insert(
                    Self.item(nextID, using: &random),
                    at: .random(in: 0...items.count, using: &random)
                )
                nextID += 1
            case 6: if items.count > 1 { items.remove(at: .random(in: items.indices, using: &random)) }
            case 7:
                let index = Int.random(in: items.indices, using: &random)
                let columns = Int.random(in: 1...trackCount, using: &random)
                items[index].span = [columns, Int.random(in: 1...2, using: &random)]
            case 8:
                let index = Int.random(in: items.indices, using: &random)
                items[index].width = .random(in: 24...80, using: &random)
                items[index].height = .random(in: 20...60, using: &random)
                items[index].hue = .random(in: 0...1, using: &random)
            default: isScrolling.toggle()
            }
        }
    }
}

/// The grid of a state, whose items have names.
package struct RandomGridView: NonisolatedView {
    let state: RandomGridState

    package init(state: RandomGridState) { self.state = state }

    package var body: some View {
        switch state.kind {
        case .tracks:
            Grid(
                tracks: GridTrack.repeated(state.trackCount),
                contentMode: state.isScrolling ? .scroll : .fill,
                flow: state.flowsInColumns ? .columns : .rows,
                packing: state.isDense ? .dense : .sparse,
                spacing: GridSpacing(horizontal: state.spacing, vertical: state.spacing)
            ) {
                ForEach(state.items) { item in
                    card(item)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .gridSpan(item.span)
                }
            }
        case .lazyColumns:
            LazyVGrid(columns: lazyItems, spacing: state.spacing) { ForEach(state.items) { sized($0) } }
        case .lazyRows:
            LazyHGrid(rows: lazyItems, spacing: state.spacing) { ForEach(state.items) { sized($0) } }
        case .rows:
            Grid(horizontalSpacing: state.spacing, verticalSpacing: state.spacing) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { index in sized(state.items[index]).id(state.items[index].id) }
                    }
                }
            }
        case .rowFlow: HFlowLayout(spacing: state.spacing) { ForEach(state.items) { sized($0) } }
        case .columnFlow: VFlowLayout(spacing: state.spacing) { ForEach(state.items) { sized($0) } }
        case .masonry:
            VMasonryLayout(columns: state.trackCount, spacing: state.spacing) {
                ForEach(state.items) { item in card(item).frame(height: item.height) }
            }
        }
    }

    private var lazyItems: [GridItem] {
        Array(repeating: GridItem(.flexible(minimum: 10), spacing: state.spacing), count: state.trackCount)
    }

    private var rows: [[Int]] {
        stride(from: 0, to: state.items.count, by: state.trackCount)
            .map { Array($0..<min($0 + state.trackCount, state.items.count)) }
    }

    private func sized(_ item: RandomGridState.Item) -> some View {
        card(item).frame(width: item.width, height: item.height)
    }

    private func card(_ item: RandomGridState.Item) -> some View {
        RoundedRectangle(cornerRadius: item.radius)
            .fill(Color(hue: item.hue, saturation: 0.4, brightness: 0.9))
            .named("item-\(item.id)")
            .overlay { Text("\(item.id)").font(.system(size: 10)).named("text-\(item.id)") }
    }
}

extension GridTrack {
    fileprivate static func repeated(_ count: Int) -> [GridTrack] { Array(repeating: .fr(1), count: count) }
}
