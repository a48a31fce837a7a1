import LayoutSolvers

/// The attributes of a cell in a row grid.
struct GridCellAttributes {
    var columns = 1
    var unsizedAxes: Axis.Set = []
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
}

nonisolated extension View {
    /// Sets how many columns the cell takes.
    public func gridCellColumns(_ count: Int) -> ModifiedView<Self> {
        modified(by: GridCellColumnsModifier(count: count))
    }

    /// Takes no part in choosing the width of the cell's column, or the height of its row: the cell takes what others
    /// leave.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.unsizedAxes = axes })
    }

    /// Puts a point of the view on the same point of its cell, whatever the grid, the row and the column say.
    public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.anchor = anchor })
    }

    /// Sets how cells of the cell's column are aligned that are less wide than the column.
    ///
    /// One cell of a column says it for all. Where several do, the first one counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.columnAlignment = guide })
    }
}

private struct GridCellColumnsModifier: NodeModifier {
    let count: Int

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let most = RowGridStructure.mostColumns
        // Written twice, the numbers add up; one column is what every cell takes that doesn't say otherwise.
        let outer = child.gridCell.columns > 1 ? child.gridCell.columns : 0
        let columns = min(max(min(count, most) + outer, 1), most)
        if columns != child.gridCell.columns {
            var traits = child.traits ?? ViewTraits()
            traits.gridCell.columns = columns
            child.traits = traits
        }
        guard columns != outer + min(count, most) || count > most else { return child }
        return child.adding(
            finding: .gridTooLarge,
            "A cell can't span \(count) columns; it spans \(columns).",
            fix: "Use a number from 1 to \(most)."
        )
    }
}

private struct GridCellKey: LayoutValueKey { static var defaultValue: GridCellAttributes { GridCellAttributes() } }

extension ViewTraits {
    /// The attributes of the view in a row grid.
    var gridCell: GridCellAttributes {
        get { self[GridCellKey.self] }
        set { self[GridCellKey.self] = newValue }
    }
}

extension LayoutNode {
    /// The attributes of the view as a cell of a row grid.
    var gridCell: GridCellAttributes { traits?.gridCell ?? GridCellAttributes() }
}
