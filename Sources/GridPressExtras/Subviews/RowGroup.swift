/// A group of rows.
package struct RowGroup: Identifiable {
    /// A row, header or footer of a group.
    package struct Row: Identifiable {
        package let id: Int
        package let node: LayoutNode
    }

    package let id: Int
    private let section: SectionPart.Identity?
    package var headers: [Row] = []
    package var rows: [Row] = []
    package var footers: [Row] = []

    /// Returns the groups of rows that views form by their sections.
    package static func groups(of nodes: [LayoutNode]) -> [RowGroup] {
        var groups: [RowGroup] = []
        for (index, node) in nodes.enumerated() {
            let part = node.traits?[SectionPart.self]
            if groups.isEmpty || groups[groups.count - 1].section !== part?.section {
                groups.append(RowGroup(id: groups.count, section: part?.section))
            }
            let row = Row(id: index, node: node)
            switch part?.part {
            case .header: groups[groups.count - 1].headers.append(row)
            case .footer: groups[groups.count - 1].footers.append(row)
            case .row, nil: groups[groups.count - 1].rows.append(row)
            }
        }
        return groups
    }
}

/// The section of a view, and the view's part of it, for the list around it.
package struct SectionPart: LayoutValueKey {
    package static var defaultValue: SectionPart? { nil }

    package final class Identity {
        package init() {}
    }

    package enum Part {
        case header
        case row
        case footer
    }

    let section: Identity
    let part: Part

    package init(section: Identity, part: Part) {
        self.section = section
        self.part = part
    }
}
