import LibrarySolvers

/// The cells of a span grid: the span of each, and the closure that makes its view.
struct SpanGridCells {
    /// The node of a cell's view, and its identity among the cells.
    typealias Item = (node: LayoutNode, identity: String)

    /// The spans of the cells, in their order.
    let sizes: [SpanGridSize]
    /// A closure that makes the view of a cell; the grid may call it again with other metadata.
    let make: (Int, SpanGridCellMetadata) -> Item
}

extension SpanGridCells {
    /// Creates cells from data; their views are made when the grid knows the metadata.
    init<Data: Identifiable & SpanGridSizeInfoProvider, Content: View>(
        of data: [Data], in builder: NodeBuilder, content: @escaping (Data, SpanGridCellMetadata) -> Content
    ) {
        let steps = Self.steps(to: data, in: builder)
        let subtree = DeferredSubtree(in: builder)
        self.init(sizes: data.map(\.layoutSize.solverSize)) { item, metadata in
            let (nodes, identities) = subtree.items {
                $0.build(CombinedView(content: content(data[item], metadata)), at: steps[item])
            }
            guard let node = nodes.first else { return (subtree.emptyNode, "") }
            return (node, identities.first ?? "")
        }
    }

    /// Returns the path steps to the views of data; elements with the same identity are distinguished by their order.
    private static func steps<Data: Identifiable>(to data: [Data], in builder: NodeBuilder) -> [PathStep] {
        var occurrences: [Data.ID: Int] = [:]
        return data.map { element in
            let occurrence = occurrences[element.id, default: 0]
            occurrences[element.id] = occurrence + 1
            if occurrence == 1 { builder.report(duplicate: element.id) }
            return .id(element.id, occurrence: occurrence)
        }
    }

    /// Creates cells from existing views; each is put into the frame of its cell, and the highlighted one gets a ring.
    init<Content: View>(of content: Content, in builder: NodeBuilder) {
        let (nodes, identities) = builder.items(content)
        let subtree = DeferredSubtree(in: builder)
        self.init(sizes: nodes.map { ($0.traits?[SpanGridCellSizeKey.self] ?? .cell).solverSize }) { item, metadata in
            let cell = FramedCell(node: nodes[item], metadata: metadata)
            let builtItems = subtree.items { $0.build(cell, at: .index(item)) }.nodes
            return (builtItems.first ?? nodes[item], identities[item])
        }
    }
}

/// A view that combines its content: several views are stacked vertically, and no views become an empty view.
private struct CombinedView<Content: View>: PrimitiveView {
    let content: Content

    func _build(into builder: NodeBuilder) {
        let only = builder.only(content, arrangedBy: VStackLayout(), kind: .vStack)
        builder.add(only ?? builder.emptyNode)
    }
}

/// A view that is as wide as its cell and at least as high as its row, with a ring where the cell is highlighted.
private struct FramedCell: NonisolatedView {
    let node: LayoutNode
    let metadata: SpanGridCellMetadata

    var body: some View {
        if metadata.isHighlighted {
            framed.overlay {
                RoundedRectangle(cornerRadius: 10).stroke(.tint, lineWidth: 2).modified(
                    by: NameModifier(name: "highlight")
                ).padding(-4)
            }
        } else {
            framed
        }
    }

    private var framed: some View { SingleNodeView(node: node).frame(cellMetadata: metadata) }
}

/// A view that inserts an existing node and counts as one view.
private struct SingleNodeView: PrimitiveView {
    let node: LayoutNode

    func _build(into builder: NodeBuilder) { builder.add(node) }
}
