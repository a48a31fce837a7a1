/// A section of a view, or the views between two sections.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section among its siblings.
    public struct ID: Hashable {
        fileprivate let position: Int
    }

    /// The identity of the section.
    public let id: ID
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection

    /// The container values of the section.
    public var containerValues: ContainerValues {
        (header.first ?? footer.first ?? content.first)?.containerValues ?? ContainerValues()
    }

    /// Returns the sections that group subviews.
    static func sections(of subviews: SubviewsCollection) -> [SectionConfiguration] {
        RowGroup.groups(of: subviews.map(\.node)).map { group in
            func views(_ rows: [RowGroup.Row]) -> SubviewsCollection {
                SubviewsCollection(rows.map { subviews[$0.id] })
            }
            return SectionConfiguration(
                id: ID(position: group.id),
                header: views(group.headers),
                content: views(group.rows),
                footer: views(group.footers)
            )
        }
    }
}

/// The sections of a view, in their order.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) { self.sections = sections }

    /// The position of the first section.
    public var startIndex: Int { 0 }

    /// The position after the last section.
    public var endIndex: Int { sections.count }

    /// The section at a position.
    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}
