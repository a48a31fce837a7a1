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
        let (nodes, identities) = items(content)
        return zip(nodes, identities).map { GridItemNode(node: $0, record: $0.gridRecord, identity: $1) }
    }
}

extension [PathStep] {
    /// What identifies a view below another: the identities and positions on the way.
    func identity(from start: Int) -> String {
        var identity = ""
        for position in Swift.min(start, count)..<count {
            let word: String
            switch self[position] {
            case .index(let index): word = String(index)
            case .id(let id, 0): word = "\(id)"
            case .id(let id, let occurrence): word = "\(id)#\(occurrence)"
            case .body, .around: continue
            }
            if identity.isEmpty {
                identity = word
            } else {
                identity += "/"
                identity += word
            }
        }
        return identity
    }
}

extension TrackGridItem {
    /// The item as the solver takes it, in a grid that flows in rows or in columns.
    init(_ record: GridItemRecord, flow: GridFlow) {
        self.init(span: record.span ?? [1, 1], start: record.start ?? nil, flow: flow)
    }

    /// An item of a span and a start, in a grid that flows in rows or in columns.
    init(span: GridSpan, start: GridStart, flow: GridFlow) {
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

extension TrackGridRegion {
    /// The regions that groups among some items have for themselves.
    static func regions(of items: [GridItemNode], flow: GridFlow) -> [TrackGridRegion] {
        var numbers: [ObjectIdentifier: Int] = [:]
        var regions: [TrackGridRegion] = []
        for (index, item) in items.enumerated() {
            guard let region = item.node.region else { continue }
            if let number = numbers[ObjectIdentifier(region)] {
                regions[number].items.append(index)
                continue
            }
            numbers[ObjectIdentifier(region)] = regions.count
            let area = TrackGridItem(span: region.span, start: region.start, flow: flow)
            regions.append(TrackGridRegion(area: area, items: [index]))
        }
        return regions
    }
}
