// What people do with the rows of a list; a picture shows them as they are at first.

extension Section {
    /// Has no effect in a static rendering: no section is folded.
    public func collapsible(_ collapsible: Bool) -> Self { self }
}

nonisolated extension View {
    /// Has no effect in a static rendering: no button stands above a sidebar.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a row.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a row.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}

nonisolated extension View {
    /// Has no effect in a static rendering: rows have one background.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> Self { self }

    /// Has no effect in a static rendering: rows keep the tint around them.
    public func listItemTint(_ tint: Color?) -> Self { self }

    /// Has no effect in a static rendering: rows keep the tint around them.
    public func listItemTint(_ tint: ListItemTint?) -> Self { self }

    /// Has no effect in a static rendering: no line is drawn between sections.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

    /// Has no effect in a static rendering: no line is drawn between sections.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}

/// Whether every second row has another background.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// Another background.
    case enabled
    /// The same background.
    case disabled
}

/// The tint of a row.
public struct ListItemTint: Hashable, Sendable {
    private let name: String

    /// The color of text.
    public static let monochrome = ListItemTint(name: "monochrome")

    /// Returns a color that people's settings don't change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }

    /// Returns a color that people's settings may change.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}
