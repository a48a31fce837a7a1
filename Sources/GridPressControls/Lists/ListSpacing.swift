/// The spacing between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    /// The default spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A compact spacing of 8 points.
    public static let compact = ListSectionSpacing(length: 8)

    /// Returns a spacing of a length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The spacings inside a list that differ from the defaults.
struct ListSpacing: Hashable {
    var sections: CGFloat?
    var rows: CGFloat?
    var margin: CGFloat?
}

nonisolated extension View {
    /// Sets the spacing between the sections of lists inside the view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
    }

    /// Sets the spacing between the sections of lists inside the view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.sections = spacing }
    }

    /// Sets the spacing between the rows of lists inside the view, in points; `nil` for the default spacing.
    public func listRowSpacing(_ spacing: CGFloat?) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.rows = spacing }
    }

    /// Sets the horizontal margins of list sections inside the view, in points; `nil` for the default margins.
    ///
    /// One horizontal edge sets both margins. Vertical edges have no effect.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { if !edges.isDisjoint(with: .horizontal) { $0.margin = length } }
    }

    /// Sets the insets of the view as a list row at some edges, in points; `nil` changes no inset.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> ModifiedView<Self> {
        modified(
            by: TraitModifier { traits in
                guard let length else { return }
                var insets = traits[RowInsetsKey.self] ?? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
                if edges.contains(.top) { insets.top = length }
                if edges.contains(.leading) { insets.leading = length }
                if edges.contains(.bottom) { insets.bottom = length }
                if edges.contains(.trailing) { insets.trailing = length }
                traits[RowInsetsKey.self] = insets
            }
        )
    }

    /// Sets the background color of the view as a list row; `nil` for the default background.
    public func listRowPlatterColor(_ color: Color?) -> ModifiedView<Self> { listRowBackground(color) }
}

extension EnvironmentValues {
    @Entry var listSpacing: ListSpacing = ListSpacing()
}
