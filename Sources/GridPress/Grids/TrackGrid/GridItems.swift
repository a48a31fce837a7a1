import LayoutSolvers

/// An item of a grid: its view, what it says to the grid, and what it is called.
struct GridItemNode {
    let node: LayoutNode
    let record: GridItemRecord
    let identity: String
}

extension NodeBuilder {
    /// The items that some views make, each with its identity.
    func gridItems<Content: View>(_ content: Content) -> [GridItemNode] {
        children(content, identifiedFrom: path.count).map {
            GridItemNode(node: $0, record: $0.gridRecord, identity: $0.identity ?? "")
        }
    }
}

extension [PathStep] {
    /// What identifies a view below another: the identities and positions on the way.
    func identity(from start: Int) -> String {
        var words: [String] = []
        for step in self[Swift.min(start, count)...] {
            switch step {
            case .index(let index): words.append("\(index)")
            case .id(let id, 0): words.append("\(id)")
            case .id(let id, let occurrence): words.append("\(id)#\(occurrence)")
            case .body, .around: continue
            }
        }
        return words.joined(separator: "/")
    }
}

extension TrackGridItem {
    /// The item as the solver takes it, in a grid that flows in rows or in columns.
    init(_ record: GridItemRecord, flow: GridFlow) {
        let span = record.span ?? [1, 1]
        let start: GridStart = record.start ?? nil
        switch flow {
        case .rows:
            self.init(
                fixedSpan: span.column,
                growingSpan: span.row,
                fixedStart: start.column,
                growingStart: start.row
            )
        case .columns:
            self.init(
                fixedSpan: span.row,
                growingSpan: span.column,
                fixedStart: start.row,
                growingStart: start.column
            )
        }
    }
}
