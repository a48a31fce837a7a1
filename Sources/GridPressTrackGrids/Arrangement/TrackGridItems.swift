import LibrarySolvers

/// The items of a track grid: the view, the identity and the attributes of each.
struct TrackGridItems {
    let nodes: [LayoutNode]
    let identities: [String]
    /// The attributes of the items; empty if no item has any, as in most grids.
    private let allAttributes: [TrackGridItemAttributes]

    init(_ nodes: [LayoutNode] = [], identities: [String] = []) {
        self.nodes = nodes
        self.identities = identities
        let hasAttributes = nodes.contains { !$0.carried(TrackGridItemAttributes.self).isEmpty }
        allAttributes = hasAttributes ? nodes.map { $0.mergedGridItemAttributes ?? TrackGridItemAttributes() } : []
    }

    var count: Int { nodes.count }
    var isEmpty: Bool { nodes.isEmpty }
    var indices: Range<Int> { nodes.indices }

    /// Returns the attributes of an item; `nil` if no item has any.
    func attributes(of index: Int) -> TrackGridItemAttributes? { allAttributes.isEmpty ? nil : allAttributes[index] }
}

extension NodeBuilder {
    /// Returns the items that a view produces, each with its identity.
    func gridItems<Content: View>(_ content: Content) -> TrackGridItems {
        let (nodes, identities) = items(content)
        return TrackGridItems(nodes, identities: identities)
    }
}

extension TrackGridItem {
    /// Creates the solver's item from attributes; without attributes it spans one cell and has no start.
    init(_ attributes: TrackGridItemAttributes?, flow: GridFlow) {
        guard let attributes else {
            self.init()
            return
        }
        self.init(span: attributes.span ?? [1, 1], start: attributes.start ?? nil, flow: flow)
    }

    /// Creates the solver's item from a span and a start; the flow decides which of their axes is the fixed one.
    init(span: GridSpan, start: GridStart, flow: GridFlow) {
        switch flow {
        case .rows:
            self.init(fixedSpan: span.column, growingSpan: span.row, fixedStart: start.column, growingStart: start.row)
        case .columns:
            self.init(fixedSpan: span.row, growingSpan: span.column, fixedStart: start.row, growingStart: start.column)
        }
    }
}

extension TrackGridRegion {
    /// Returns the regions that groups among the items reserve, with the items of each.
    static func regions(of nodes: [LayoutNode], flow: GridFlow) -> [TrackGridRegion] {
        var numbers: [ObjectIdentifier: Int] = [:]
        var regions: [TrackGridRegion] = []
        for (index, node) in nodes.enumerated() {
            guard let region = node[mark: GridRegion.self] else { continue }
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
