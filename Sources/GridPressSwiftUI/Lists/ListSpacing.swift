/// The distances between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    /// The default distance.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A smaller distance.
    public static let compact = ListSectionSpacing(length: 8)

    /// Returns a distance.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The distances inside a list, where they aren't the default ones.
struct ListSpacing: Hashable {
    var sections: CGFloat?
    var rows: CGFloat?
    var margin: CGFloat?
}

nonisolated extension View {
    /// Sets the distance between the sections of lists.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
    }

    /// Sets the distance between the sections of lists.
    public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.sections = spacing }
    }

    /// Sets the distance between the rows of lists; `nil` is the default one.
    public func listRowSpacing(_ spacing: CGFloat?) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { $0.rows = spacing }
    }

    /// Sets the distance of the sections of lists from the sides; those above and below stay as they are.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> ModifiedView<Self> {
        transformEnvironment(\.listSpacing) { if !edges.isDisjoint(with: .horizontal) { $0.margin = length } }
    }

    /// Sets the room at some edges of the view where it is a row; `nil` is the default one.
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

    /// Sets the color behind the view where it is a row.
    public func listRowPlatterColor(_ color: Color?) -> ModifiedView<Self> { listRowBackground(color) }
}

extension EnvironmentValues {
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }

    private enum ListSpacingKey: EnvironmentKey { static let defaultValue = ListSpacing() }
}
