import LayoutSolvers

/// The attributes of a cell in a row grid.
struct GridCellAttributes {
    var columns = 1
    var unsizedAxes: Axis.Set = []
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
}

nonisolated extension View {
    /// Sets the number of columns that the cell spans.
    ///
    /// The numbers of nested modifiers are added. The result is limited to 1 through 10,000, and a finding reports a
    /// number beyond these limits.
    public func gridCellColumns(_ count: Int) -> ModifiedView<Self> {
        modified(by: GridCellColumnsModifier(count: count))
    }

    /// Excludes the cell from determining the lengths of its column or row along some axes.
    ///
    /// Along these axes the cell gets the length that the other cells determine.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.unsizedAxes = axes })
    }

    /// Aligns a point of the view with the same point of its cell, whatever the alignment of grid, row and column.
    public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.anchor = anchor })
    }

    /// Sets the alignment of cells that are narrower than their column.
    ///
    /// One cell sets the alignment of its column. If several cells do, the first cell counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0.gridCell.columnAlignment = guide })
    }
}

private struct GridCellColumnsModifier: NodeModifier {
    let count: Int

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let most = RowGridStructure.mostColumns
        // Nested modifiers add their numbers; 1 is the number of a cell without this modifier.
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
