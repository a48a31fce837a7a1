import GridPress

extension RandomTree {
    /// A grid of a tree, which can't be transposed.
    package struct GridNode {
        package enum Kind {
            case tracks([GridTrack])
            case columns([GridItem])
            /// Two rows, of which each has every second cell.
            case rows
        }

        var kind: Kind
        var gap: CGFloat
        var rowGap: CGFloat
        var cells: [Numbered]

        var view: AnyView {
            let cells = cells.map { RandomTree.view($0, false) }
            let all = ForEach(cells.indices) { cells[$0] }
            return switch kind {
            case .tracks(let tracks):
                AnyView(
                    Grid(
                        tracks: tracks,
                        contentMode: .scroll,
                        spacing: GridSpacing(horizontal: gap, vertical: rowGap)
                    ) { all }
                )
            case .columns(let columns): AnyView(LazyVGrid(columns: columns, spacing: rowGap) { all })
            case .rows:
                AnyView(
                    Grid(horizontalSpacing: gap, verticalSpacing: rowGap) {
                        ForEach(0..<2) { row in
                            GridRow { ForEach(cells.indices.filter { $0 % 2 == row }, id: \.self) { cells[$0] } }
                        }
                    }
                )
            }
        }
    }
}
