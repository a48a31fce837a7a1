// Interactions with the rows of a list. A static rendering shows the rows in their initial state.

extension Section { public func collapsible(_ collapsible: Bool) -> Self { self } }

nonisolated extension View {
    public func sectionIndexLabel(_ label: Text?) -> Self { self }
    // Also with a string.
    public func sectionIndexLabel(_ label: LocalizedStringKey) -> Self { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}

nonisolated extension View {
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> Self { self }
    public func listItemTint(_ tint: Color?) -> Self { self }
    public func listItemTint(_ tint: ListItemTint?) -> Self { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}

public struct ListItemTint: Hashable, Sendable {
    private let name: String
    public static let monochrome = ListItemTint(name: "monochrome")
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}
