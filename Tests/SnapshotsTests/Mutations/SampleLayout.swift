import GridPress
import GridPressProperties

/// A layout of random parts, which tests can change one by one.
struct SampleLayout: CustomStringConvertible {
    /// The container of the cells.
    enum Kind: CaseIterable {
        case trackGrid, rowGrid, lazyGrid, horizontalStack, verticalStack
    }

    /// A cell of the layout.
    struct Cell {
        var name: String
        var color: Int
        var words: String
        var width: CGFloat
        var height: CGFloat
        var columns = 1
        var rows = 1
        var start: GridStart?
    }

    var kind: Kind
    var columns: [GridTrack]
    var items: [CGFloat]
    var spacing: CGFloat
    var alignment: Int
    var cells: [Cell]

    init(_ generator: inout SeededGenerator) {
        kind = Kind.allCases.randomElement(using: &generator) ?? .trackGrid
        columns = (0..<Int.random(in: 2...4, using: &generator)).map { _ in Self.track(&generator) }
        items = columns.map { _ in CGFloat.random(in: 40...90, using: &generator).rounded() }
        spacing = CGFloat(Int.random(in: 2...12, using: &generator))
        alignment = Int.random(in: 0..<3, using: &generator)
        let words = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew"]
        let count = Int.random(in: 4...9, using: &generator)
        cells = (0..<count).map { index in
            Cell(
                name: "cell-\(index + 1)",
                color: Int.random(in: 0..<Self.colors.count, using: &generator),
                words: words[index],
                width: CGFloat(Int.random(in: 30...70, using: &generator)),
                height: CGFloat(Int.random(in: 20...50, using: &generator))
            )
        }
        if kind == .trackGrid, Bool.random(using: &generator) {
            cells[Int.random(in: 0..<count, using: &generator)].columns = 2
        }
    }

    static func track(_ generator: inout SeededGenerator) -> GridTrack {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .fr(CGFloat(Int.random(in: 1...4, using: &generator)))
        case 1: .pt(CGFloat(Int.random(in: 50...100, using: &generator)))
        default: .fit
        }
    }

    static let colors: [(color: Color, hex: String)] = [
        (Color(red: 0.2, green: 0.4, blue: 0.6), "#369"), (Color(red: 0.8, green: 0.2, blue: 0.2), "#c33"),
        (Color(red: 0.4, green: 0.6, blue: 0.2), "#693"), (Color(red: 0.6, green: 0.4, blue: 0.8), "#96c"),
    ]

    static let gridAlignments: [GridAlignment] = [.topLeading, .center, .bottomTrailing]
    static let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing]

    var description: String { "\(kind), \(columns), spacing \(spacing), alignment \(alignment), \(cells)" }

    // MARK: The figure

    /// Returns the layout as a figure.
    func figure() -> Figure {
        Figure("A layout", width: kind == .trackGrid || kind == .lazyGrid ? 420 : nil) { content }
    }

    @ViewBuilder
    private var content: some View {
        switch kind {
        case .trackGrid:
            Grid(
                tracks: columns,
                contentMode: .intrinsic,
                spacing: GridSpacing(horizontal: spacing, vertical: spacing),
                commonItemsAlignment: Self.gridAlignments[alignment]
            ) {
                ForEach(cells, id: \.name) { cell in
                    view(cell).gridSpan(column: cell.columns, row: cell.rows).gridStart(cell.start ?? nil)
                }
            }
            .named("holder")
        case .rowGrid:
            Grid(alignment: Self.alignments[alignment], horizontalSpacing: spacing, verticalSpacing: spacing) {
                ForEach(0..<(cells.count + 2) / 3, id: \.self) { row in
                    GridRow {
                        ForEach(cells[(row * 3)..<min(row * 3 + 3, cells.count)], id: \.name) { cell in
                            view(cell).gridCellColumns(cell.columns)
                        }
                    }
                }
            }
            .named("holder")
        case .lazyGrid:
            LazyVGrid(
                columns: items.map { GridItem(.fixed($0), spacing: spacing, alignment: Self.alignments[alignment]) },
                spacing: spacing
            ) {
                ForEach(cells, id: \.name) { view($0) }
            }
            .named("holder")
        case .horizontalStack:
            HStack(alignment: Self.alignments[alignment].vertical, spacing: spacing) {
                ForEach(cells, id: \.name) { view($0) }
            }
            .named("holder")
        case .verticalStack:
            VStack(alignment: Self.alignments[alignment].horizontal, spacing: spacing) {
                ForEach(cells, id: \.name) { view($0) }
            }
            .named("holder")
        }
    }

    private func view(_ cell: Cell) -> some View {
        ZStack {
            Self.colors[cell.color].color
            Text(cell.words).font(.system(size: 9))
        }
        .frame(width: kind == .lazyGrid ? min(cell.width, 38) : cell.width, height: cell.height)
        .named(cell.name)
    }
}

extension Collection {
    /// Returns another valid index, chosen at random.
    func other(than index: Int, using generator: inout SeededGenerator) -> Int {
        (index + Int.random(in: 1..<count, using: &generator)) % count
    }
}
