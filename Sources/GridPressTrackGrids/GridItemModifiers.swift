/// The attributes of an item in a track grid.
struct TrackGridItemAttributes {
    var span: GridSpan?
    var start: GridStart?
    var alignment: GridAlignment?
    var background: GridCellLayer?
    var overlay: GridCellLayer?
}

extension TrackGridItemAttributes {
    /// The start and the alignment of the item for the layout record, whose cells contain the span.
    var settings: [Drawing.Setting] {
        var list = SettingList()
        if let start { list.add(.start, each: [start.column.map(String.init), start.row.map(String.init)]) }
        if let alignment { list.add(.alignment, "\(alignment)") }
        return list.settings
    }
}

/// A background or an overlay of an item, as large as its cell.
struct GridCellLayer {
    /// A closure that returns the nodes of the views for the size of the cell.
    let nodes: (CGSize) -> [LayoutNode]
}

nonisolated extension View {
    /// Sets the number of columns and rows that the item spans.
    ///
    /// - Parameters:
    ///   - column: The number of columns; less than 1 counts as 1.
    ///   - row: The number of rows; less than 1 counts as 1.
    public func gridSpan(column: Int = GridDefaults.columnSpan, row: Int = GridDefaults.rowSpan)
        -> ModifiedView<
            Self
        >
    {
        gridSpan(GridSpan(column: column, row: row))
    }

    /// Sets the number of columns and rows that the item spans, for example `[2, 1]`.
    public func gridSpan(_ span: GridSpan) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.span = span })
    }

    /// Sets the column and the row in which the item starts, counted from 0.
    ///
    /// - Parameters:
    ///   - column: The first column; `nil` or a negative number lets the grid choose.
    ///   - row: The first row; `nil` or a negative number lets the grid choose.
    public func gridStart(column: Int? = nil, row: Int? = nil) -> ModifiedView<Self> {
        gridStart(GridStart(column: column, row: row))
    }

    /// Sets the column and the row in which the item starts, for example `[1, nil]`.
    public func gridStart(_ start: GridStart) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.start = start })
    }

    /// Sets the alignment of the item in its cell; `nil` uses the alignment of the track, or else of the grid.
    public func gridItemAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { attributes, _ in attributes.alignment = alignment })
    }

    /// Draws views behind the item, in a layer as large as its cell.
    ///
    /// Views that are smaller than the cell lie in its top leading corner.
    ///
    /// - Parameter content: A closure that returns the views for the size of the cell, which is never `nil`.
    public func gridCellBackground<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { $0.background = $1.cellLayer(content) })
    }

    /// Draws views in front of the item, in a layer as large as its cell.
    ///
    /// Views that are smaller than the cell lie in its top leading corner.
    ///
    /// - Parameter content: A closure that returns the views for the size of the cell, which is never `nil`.
    public func gridCellOverlay<Content: View>(
        @ViewBuilder _ content: @escaping (CGSize?) -> Content
    ) -> ModifiedView<Self> {
        modified(by: TrackGridItemAttributesModifier { $0.overlay = $1.cellLayer(content) })
    }
}

extension NodeBuilder {
    /// Returns a layer of a cell; its views are built with this environment after the size of the cell is known.
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

/// The behavior that passes the attributes of an item to the grid around it.
private struct TrackGridItemBehavior: ModifierBehavior {
    static var isStep: Bool { false }

    let attributes: TrackGridItemAttributes

    func carried(_ type: ObjectIdentifier) -> [Any]? {
        type == ObjectIdentifier(TrackGridItemAttributes.self) ? [attributes] : nil
    }
}

extension LayoutNode {
    /// The merged attributes of the view and of the views inside it; `nil` if none has any.
    ///
    /// If views carry several values, the last background and the last overlay count, and the first span, start and
    /// alignment.
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
