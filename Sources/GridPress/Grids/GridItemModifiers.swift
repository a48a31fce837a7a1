/// What an item says to the grid that it lies in.
struct GridItemRecord {
    var span: GridSpan?
    var start: GridStart?
    var alignment: GridAlignment?
    var background: GridCellLayer?
    var overlay: GridCellLayer?
}

extension GridItemRecord {
    /// What is said of the item's place, as data; how many tracks it takes is seen of its cell.
    var settings: [Drawing.Grid.Setting] {
        var list = GridSettingList()
        if let start { list.add("start", each: [start.column.map(String.init), start.row.map(String.init)]) }
        if let alignment { list.add("alignment", "\(alignment)") }
        return list.settings
    }
}

/// Views behind or above an item that are as large as its cell.
struct GridCellLayer {
    /// The nodes of the views, for the size of the cell.
    let nodes: (CGSize, NodeBuilder) -> [LayoutNode]
}

extension View {
    /// Sets how many columns and rows the item takes.
    public func gridSpan(column: Int = Constants.defaultColumnSpan, row: Int = Constants.defaultRowSpan)
        -> ModifiedView<
            Self
        >
    {
        gridSpan(GridSpan(column: column, row: row))
    }

    /// Sets how many columns and rows the item takes.
    public func gridSpan(_ span: GridSpan) -> ModifiedView<Self> {
        modified(by: GridRecordModifier { record, _ in record.span = span })
    }

    /// Sets the column and the row in which the item starts, counted from 0; below 0 is anywhere.
    public func gridStart(column: Int? = nil, row: Int? = nil) -> ModifiedView<Self> {
        gridStart(GridStart(column: column, row: row))
    }

    /// Sets the column and the row in which the item starts.
    public func gridStart(_ start: GridStart) -> ModifiedView<Self> {
        modified(by: GridRecordModifier { record, _ in record.start = start })
    }

    /// Sets where the item lies in its cell; `nil` is where the grid says.
    public func gridItemAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        modified(by: GridRecordModifier { record, _ in record.alignment = alignment })
    }

    /// Lays views behind the item that are as large as its cell.
    ///
    /// What is smaller lies in the corner at the top where lines start.
    public func gridCellBackground<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: GridRecordModifier { $0.background = $1.cellLayer(content) })
    }

    /// Lays views above the item that are as large as its cell.
    ///
    /// What is smaller lies in the corner at the top where lines start.
    public func gridCellOverlay<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: GridRecordModifier { $0.overlay = $1.cellLayer(content) })
    }
}

extension NodeBuilder {
    /// Views for a cell, built where the item stands once the size of the cell is known.
    fileprivate func cellLayer<Content: View>(_ content: @escaping (CGSize?) -> Content) -> GridCellLayer {
        let context = laterContext
        return GridCellLayer { size, builder in
            LayoutPass.observing { builder.children(content(size), in: context) }
        }
    }
}

private struct GridRecordModifier: NodeModifier {
    let change: (inout GridItemRecord, NodeBuilder) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        var record = child.gridRecords.first ?? GridItemRecord()
        change(&record, builder)
        return GridRecordNode(child, record: record, in: builder)
    }
}

/// An item that says something to the grid that it lies in.
private final class GridRecordNode: UnaryNode {
    private let record: GridItemRecord

    init(_ child: LayoutNode, record: GridItemRecord, in builder: NodeBuilder) {
        self.record = record
        super.init(child, in: builder)
    }

    override var gridRecords: [GridItemRecord] { [record] }
}

extension LayoutNode {
    /// What the view, or those inside it, say to the grid that they lie in; `nil` where they say nothing.
    ///
    /// Of each, what was said first counts; but of layers the last.
    var gridRecord: GridItemRecord? {
        let records = gridRecords
        guard records.count > 1 else { return records.first }
        var result = GridItemRecord()
        for record in records {
            result.span = result.span ?? record.span
            result.start = result.start ?? record.start
            result.alignment = result.alignment ?? record.alignment
            result.background = record.background ?? result.background
            result.overlay = record.overlay ?? result.overlay
        }
        return result
    }
}
