/// The attributes of an item in a track grid.
struct TrackGridItemAttributes {
    var span: GridSpan?
    var start: GridStart?
    var alignment: GridAlignment?
    var background: GridCellLayer?
    var overlay: GridCellLayer?
}

extension TrackGridItemAttributes {
    /// The start and the alignment of the item as data; its cell has the span.
    var settings: [Drawing.Setting] {
        var list = SettingList()
        if let start { list.add("start", each: [start.column.map(String.init), start.row.map(String.init)]) }
        if let alignment { list.add("alignment", "\(alignment)") }
        return list.settings
    }
}

/// Views behind or above an item that are as large as its cell.
struct GridCellLayer {
    /// The nodes of the views, for the size of the cell.
    let nodes: (CGSize) -> [LayoutNode]
}

nonisolated extension View {
    /// Sets how many columns and rows the item takes.
    public func gridSpan(column: Int = GridDefaults.columnSpan, row: Int = GridDefaults.rowSpan)
        -> ModifiedView<
            Self
        >
    {
        gridSpan(GridSpan(column: column, row: row))
    }

    /// Sets how many columns and rows the item takes.
    public func gridSpan(_ span: GridSpan) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.span = span })
    }

    /// Sets the column and the row in which the item starts, counted from 0; below 0 is anywhere.
    public func gridStart(column: Int? = nil, row: Int? = nil) -> ModifiedView<Self> {
        gridStart(GridStart(column: column, row: row))
    }

    /// Sets the column and the row in which the item starts.
    public func gridStart(_ start: GridStart) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.start = start })
    }

    /// Sets where the item lies in its cell; `nil` is where the grid says.
    public func gridItemAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.alignment = alignment })
    }

    /// Lays views behind the item that are as large as its cell.
    ///
    /// What is smaller lies in the corner at the top where lines start.
    public func gridCellBackground<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { $0.background = $1.cellLayer(content) })
    }

    /// Lays views above the item that are as large as its cell.
    ///
    /// What is smaller lies in the corner at the top where lines start.
    public func gridCellOverlay<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { $0.overlay = $1.cellLayer(content) })
    }
}

extension NodeBuilder {
    /// Views for a cell, built where the item stands once the size of the cell is known.
    fileprivate func cellLayer<Content: View>(_ content: @escaping (CGSize?) -> Content) -> GridCellLayer {
        let subtree = DeferredSubtree.afterMeasuring(in: self)
        return GridCellLayer { size in subtree.nodes { content(size) } }
    }
}

private struct TrackGridItemAttributesModifier: NodeModifier {
    let change: (inout TrackGridItemAttributes, NodeBuilder) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        var attributes = child.carried(TrackGridItemAttributes.self).first ?? TrackGridItemAttributes()
        change(&attributes, builder)
        return builder.node(TrackGridItemBehavior(attributes: attributes), around: child, carriesForContainer: true)
    }
}

/// The behaviour of an item with attributes for the grid around it.
private struct TrackGridItemBehavior: ModifierBehavior {
    static var isStep: Bool { false }

    let attributes: TrackGridItemAttributes

    func carried(_ type: ObjectIdentifier) -> [Any]? {
        type == ObjectIdentifier(TrackGridItemAttributes.self) ? [attributes] : nil
    }
}

extension LayoutNode {
    /// The attributes of the view and those inside it; `nil` without any.
    ///
    /// The first value of each attribute counts, but the last of each layer.
    var mergedGridItemAttributes: TrackGridItemAttributes? {
        let allAttributes = carried(TrackGridItemAttributes.self)
        guard allAttributes.count > 1 else { return allAttributes.first }
        var result = TrackGridItemAttributes()
        for attributes in allAttributes {
            result.span = result.span ?? attributes.span
            result.start = result.start ?? attributes.start
            result.alignment = result.alignment ?? attributes.alignment
            result.background = attributes.background ?? result.background
            result.overlay = attributes.overlay ?? result.overlay
        }
        return result
    }
}
